import type { Ctx } from '../../ctx.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { setVisit } from '../../http/visitor/shopper-cookies.ts'

/** A visitor who begins something gets a name of their own, kept in a cookie; members and known visitors stay who they are. */
export function asKnownVisitor(context: RequestContext & { ctx: Ctx }): Ctx {
  const { ctx } = context
  const { shopper } = ctx.actor
  if (!shopper || shopper.visitorId) return ctx
  const visitorId = crypto.randomUUID()
  setVisit(context, { agencyId: ctx.agencyId, visitorId, opened: [] })
  return { ...ctx, actor: { ...ctx.actor, shopper: { ...shopper, visitorId } } }
}
