import type { WayToPay } from '#domain/money/payment-fees.ts'
import type { Ctx } from '../../ctx.ts'
import { actorMay } from '../access/actor-may.ts'
import { waysToPay } from './offered-methods.ts'

/** Who looks at offers. */
export interface Viewer {
  /** May see net prices and margin. */
  seesMargin: boolean
  /** A visitor of a storefront, who pays at once: holding is not offered. */
  isCustomer?: boolean
  /** How this viewer can pay: the fee of the cheapest way is part of every price. Absent where prices are not shown to a payer. */
  ways?: readonly WayToPay[]
}

export const viewerOf = (ctx: Ctx): Viewer => ({
  seesMargin: actorMay(ctx, 'margin:read'),
  isCustomer: ctx.actor.role === 'customer',
  ways: waysToPay(ctx),
})
