import type { Ctx } from '../../ctx.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { setVisit } from '../../http/visitor/shopper-cookies.ts'

/** Gives a storefront visitor who starts a checkout an id in a cookie; members and visitors with an id are returned unchanged. */
export function asKnownVisitor(context: RequestContext & { ctx: Ctx }): Ctx {
  const { ctx } = context
  const { shopper } = ctx.actor
  if (!shopper || shopper.visitorId) return ctx
  const visitorId = crypto.randomUUID()
  setVisit(context, { agencyId: ctx.agencyId, visitorId, opened: [] })
  return { ...ctx, actor: { ...ctx.actor, shopper: { ...shopper, visitorId } } }
}
