import { href, redirect } from 'react-router'
import { sessionContext } from '../session.ts'
import { readPage } from '../site/read-page.ts'
import type { Route } from './+types/home'

export { action, default, handle, meta } from './site/page.tsx'

/** The root address: the agency's home page on a storefront; on the portal the dashboard for members, the sign-in for others. */
export async function loader(args: Route.LoaderArgs) {
  const { user, host } = args.context.get(sessionContext)
  if (host.kind === 'agent') throw redirect(user ? '/dashboard' : href('/sign-in'))
  return readPage(args.request, args.context)
}
