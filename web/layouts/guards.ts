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

/** Where a member sets up the second factor that the agency requires. */
const SECURITY = '/settings/security'

/** Guard of the portal: visitors are redirected to the sign-in and back, and members who must set up a second factor to where they can. */
export function requireMember({ url, context }: Asked): void {
  const { user, host, needsSecondFactor } = context.get(sessionContext)
  if (needsSecondFactor && !url.pathname.startsWith(SECURITY)) throw redirect(SECURITY)
  if (user || host.kind === 'storefront') return
  // The redirect keeps an open error dialog (redirects.ts), so a second one is not needed.
  const query = queryAfter(url.searchParams, 'stay').toString()
  throw redirect(signInAddress(url.pathname + (query && `?${query}`)))
}

/** Members' screens whose existence other users must not learn. */
export function requireInsider(asked: Asked): Promise<Response> | undefined {
  const { role, host } = asked.context.get(sessionContext)
  if (!role || host.kind === 'storefront') return nothingHere(asked)
}

/** An unknown address is answered as any other 404 of the host. */
export function nothingHere({ context }: Pick<Asked, 'context'>): Promise<Response> {
  const answer = context.get(nothingContext)
  if (!answer) throw data(null, { status: 404 })
  return answer()
}

/** The page of the host's site at this address; if there is none, the site's 404. */
export function pageOfSite({ context }: Pick<Asked, 'context'>): Promise<Response> {
  const answer = context.get(pageOfSiteContext)
  if (!answer) throw data(null, { status: 404 })
  return answer()
}

/** A 404 of a loader is rendered as an unknown address: as a whole page in the layout of its host. */
export const unknownAsNothing: MiddlewareFunction<Response> = async (args, next) => {
  const answer = await next()
  return answer.status === 404 ? nothingHere(args) : answer
}

/** Agents' screens: a storefront answers 404. */
export function requireDesk(asked: Asked): Promise<Response> | undefined {
  if (asked.context.get(sessionContext).host.kind === 'storefront') return nothingHere(asked)
  requireMember(asked)
}

/** Customers' screens: the portal answers 404. */
export function requireShop(asked: Asked): Promise<Response> | undefined {
  if (asked.context.get(sessionContext).host.kind !== 'storefront') return nothingHere(asked)
}
