import type { paymentMethods } from '#contract/payments.ts'
import { AppError } from '#domain/errors.ts'
import { isSame, type Money } from '#domain/money.ts'
import type { Ctx } from '../../ctx.ts'
import { saleOf } from '../../products/sale-of.ts'
import type { CheckoutRow } from '../products/checkout-of-product.ts'
import { assertOpen, goneError } from './checkout-row.ts'

export interface PayInput {
  id: string
  method: (typeof paymentMethods)[number]
  idempotencyKey: string
  /** What the payer agreed to, the fee included. Another total by now is refused. */
  total: Money
}

export interface PayResult {
  orderId: string
  /** The gateway's page to go on to; null when it is paid. */
  redirectUrl: string | null
}

/** A checkout that became an order answers with it: paying again is never a second payment. */
export const alreadyPaid = (row: CheckoutRow): PayResult | null =>
  row.state === 'done' && row.orderId ? { orderId: row.orderId, redirectUrl: null } : null

/** Everything that has to be true before money moves. */
export function assertPayable(ctx: Ctx, row: CheckoutRow, expected: { total: Money; agreed: Money }): void {
  assertOpen(ctx, row)
  if (ctx.now().getTime() >= Date.parse(saleOf(row.product).expiresAt(row))) throw goneError(row)
  if (!row.peopleCipher) throw new AppError('checkout.incomplete')
  if (row.pendingWaterfall || !row.reviewedAt)
    throw new AppError('checkout.price-changed', { total: row.pendingWaterfall?.total ?? row.waterfall.total })
  const { total, agreed } = expected
  if (!isSame(agreed, total)) throw new AppError('checkout.price-changed', { total })
}
