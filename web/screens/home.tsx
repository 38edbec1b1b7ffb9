import { href, redirect } from 'react-router'
import { sessionContext } from '../session.ts'
import { readPage } from '../site/read-page.ts'
import type { Route } from './+types/home'

export { action, default, handle, meta } from './site/page.tsx'

/** On a customer's address the agency's front page; elsewhere the desk for who is signed in, the door for everyone else. */
export async function loader(args: Route.LoaderArgs) {
  const { user, host } = args.context.get(sessionContext)
  if (host.kind === 'agent') throw redirect(user ? '/dashboard' : href('/sign-in'))
  return readPage(args.request, args.context)
}
