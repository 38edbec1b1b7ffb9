import { data, type RouterContextProvider, redirect } from 'react-router'
import { sessionContext } from '../session.ts'

interface Asked {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** On the portal everything is for signed-in members: others go through the door and come back. */
export function requireMember({ request, context }: Asked): void {
  const { user, host } = context.get(sessionContext)
  if (user || host.kind === 'storefront') return
  const { pathname, search } = new URL(request.url)
  throw redirect(`/sign-in?next=${encodeURIComponent(pathname + search)}`)
}

/** Agents' screens: a storefront's address does not have them at all. */
export function requireDesk(asked: Asked): void {
  if (asked.context.get(sessionContext).host.kind === 'storefront') throw data(null, { status: 404 })
  requireMember(asked)
}

/** Customers' screens: the portal does not have them. */
export function requireShop({ context }: Asked): void {
  if (context.get(sessionContext).host.kind !== 'storefront') throw data(null, { status: 404 })
}
