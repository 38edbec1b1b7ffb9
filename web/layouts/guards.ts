import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { nothingContext, pageOfSiteContext } from '../context.ts'
import { queryAfter } from '../kit/error-dialog/effects.ts'
import { signInAddress } from '../kit/sign-in-address.ts'
import { sessionContext } from '../session.ts'

export interface Asked {
  /** The address as the visitor sees it. */
  url: URL
  context: Readonly<RouterContextProvider>
}

/** On the portal everything is for signed-in members: others go through the door and come back. */
export function requireMember({ url, context }: Asked): void {
  const { user, host } = context.get(sessionContext)
  if (user || host.kind === 'storefront') return
  // An open error dialog goes along to the door (redirects.ts), and need not be told of twice.
  const query = queryAfter(url.searchParams, 'stay').toString()
  throw redirect(signInAddress(url.pathname + (query && `?${query}`)))
}

/** Screens of members that others are told nothing of, not even that they exist. */
export function requireInsider(asked: Asked): Promise<Response> | undefined {
  const { role, host } = asked.context.get(sessionContext)
  if (!role || host.kind === 'storefront') return nothingHere(asked)
}

/** What the host does not have is answered as any other unknown address there. */
export function nothingHere({ context }: Pick<Asked, 'context'>): Promise<Response> {
  const answer = context.get(nothingContext)
  if (!answer) throw data(null, { status: 404 })
  return answer()
}

/** The page that the host's site has at this address; where it has none, the site says so. */
export function pageOfSite({ context }: Pick<Asked, 'context'>): Promise<Response> {
  const answer = context.get(pageOfSiteContext)
  if (!answer) throw data(null, { status: 404 })
  return answer()
}

/** What the loader of a route does not find is answered as an unknown address: whole, in the frame of its host. */
export const unknownAsNothing: MiddlewareFunction<Response> = async (args, next) => {
  const answer = await next()
  return answer.status === 404 ? nothingHere(args) : answer
}

/** Agents' screens: a storefront's address does not have them at all. */
export function requireDesk(asked: Asked): Promise<Response> | undefined {
  if (asked.context.get(sessionContext).host.kind === 'storefront') return nothingHere(asked)
  requireMember(asked)
}

/** Customers' screens: the portal does not have them. */
export function requireShop(asked: Asked): Promise<Response> | undefined {
  if (asked.context.get(sessionContext).host.kind !== 'storefront') return nothingHere(asked)
}
