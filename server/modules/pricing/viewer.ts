import type { Ctx } from '../../ctx.ts'
import { actorMay } from '../orders/actor-may.ts'

/** Who looks at offers. */
export interface Viewer {
  /** May see net prices and margin. */
  seesMargin: boolean
  /** A visitor of a storefront, who pays at once: holding is not offered. */
  isCustomer?: boolean
}

export const viewerOf = (ctx: Ctx): Viewer => ({
  seesMargin: actorMay(ctx, 'margin:read'),
  isCustomer: ctx.actor.role === 'customer',
})
