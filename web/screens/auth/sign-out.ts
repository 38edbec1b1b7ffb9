import { href, redirect } from 'react-router'
import { apiContext } from '../../context.ts'
import { clearUserData } from '../../kit/agent-record.ts'
import { sessionContext } from '../../session.ts'
import type { Route } from './+types/sign-out'

/** Opening the address signs nobody out: a picture or a link from elsewhere must not. */
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

/** In the browser, what was saved for the person goes too; the agent record stays (specification section 4). */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    // The answer is a redirect, which arrives as something thrown.
    return await serverAction()
  } finally {
    clearUserData()
  }
}
