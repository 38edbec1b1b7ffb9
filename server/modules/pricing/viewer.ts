import type { WayToPay } from '#domain/money/payment-fees.ts'
import type { Ctx } from '../../ctx.ts'
import { actorMay } from '../access/actor-may.ts'
import { mayHold } from '../access/customer-rules.ts'
import { waysToPay } from './offered-methods.ts'

/** The viewer of offers. */
export interface Viewer {
  /** Whether net prices and margin are visible. */
  seesMargin: boolean
  /** A storefront visitor. */
  isCustomer?: boolean
  /** Whether holding without payment is offered. Absent: to members alone. */
  mayHold?: boolean
  /** The viewer's payment methods: every price includes the fee of the cheapest. Absent where prices are not shown to a payer. */
  ways?: readonly WayToPay[]
}

export const viewerOf = (ctx: Ctx): Viewer => ({
  seesMargin: actorMay(ctx, 'margin:read'),
  isCustomer: ctx.actor.role === 'customer',
  mayHold: mayHold(ctx),
  ways: waysToPay(ctx),
})
