import { href, redirect } from 'react-router'
import { apiContext } from '../../context.ts'
import { clearUserData } from '../../kit/agent-record.ts'
import { sessionContext } from '../../session.ts'
import { removePage } from '../manage/check-in/keep-page.ts'
import type { Route } from './+types/sign-out'

/** A GET does not sign out: a picture or link on another site must not be able to. */
export function loader() {
  return redirect('/')
}

export async function action({ context }: Route.ActionArgs) {
  if (context.get(sessionContext).host.kind === 'storefront') {
    await context.get(apiContext).shop.signOut()
    return redirect('/')
  }
  await context.get(apiContext).auth.signOut()
  return redirect(href('/sign-in'))
}

/** In the browser, the person's saved data is removed too; the agency record stays (specification section 4). */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    // The response is a redirect, which is thrown.
    return await serverAction()
  } finally {
    clearUserData()
    removePage()
  }
}
