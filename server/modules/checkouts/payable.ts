import type { paymentMethods } from '#contract/payments.ts'
import { AppError } from '#domain/errors.ts'
import { isSame, type Money } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import { saleOf } from '../../products/sale-of.ts'
import type { CheckoutItem } from '../products/checkout-of-product.ts'
import { assertOpen, type CheckoutRow, goneError, soleItem } from './checkout-row.ts'

export interface PayInput {
  id: string
  method: (typeof paymentMethods)[number]
  idempotencyKey: string
  /** The amount that the payer agreed to, including the fee. A different current total is refused. */
  total: Money
}

export interface PayResult {
  orderId: string
  /** The gateway's page to redirect to; null when it is paid. */
  redirectUrl: string | null
}

/** The payment for its idempotency key. */
export const payCall = ({ id, method, total, idempotencyKey }: PayInput) => ({
  key: `${idempotencyKey}:${method}`,
  endpoint: 'checkouts.pay',
  content: { id, method, total },
})

/** A checkout that became an order returns it: paying again never creates a second payment. */
export function alreadyPaid(row: CheckoutRow): PayResult | null {
  const { orderId } = soleItem(row)
  return row.state === 'done' && orderId ? { orderId, redirectUrl: null } : null
}

/** Whether the item was chosen with a booking of another checkout that is not confirmed yet. */
export const waitsForOther = ({ items }: Pick<CheckoutRow, 'items'>, { dependsOn, onOrder }: CheckoutItem): boolean =>
  dependsOn !== null && onOrder === null && !items.some(({ id }) => id === dependsOn)

/** Preconditions of a payment. */
export function assertPayable(ctx: Ctx, row: CheckoutRow, expected: { total: Money; agreed: Money }): void {
  assertOpen(ctx, row)
  for (const item of row.items) {
    if (ctx.now().getTime() >= Date.parse(saleOf(item.product).expiresAt(item))) throw goneError(item)
    if (waitsForOther(row, item)) throw new AppError('checkout.waits')
    if (!item.peopleCipher) throw new AppError('checkout.incomplete')
    if (item.pendingWaterfall || !row.reviewedAt)
      throw new AppError('checkout.price-changed', { total: (item.pendingWaterfall ?? item.waterfall).total })
  }
  const { total, agreed } = expected
  if (!isSame(agreed, total)) throw new AppError('checkout.price-changed', { total })
}
