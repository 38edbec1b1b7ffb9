import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { withinLimit } from '../limits/request-approval.ts'
import { ownColumns } from '../orders/order-from-checkout.ts'
import { openPeople } from '../products/people.ts'
import { assertOpen, readCheckoutRow, soleItem } from './checkout-row.ts'
import type { PayInput } from './payable.ts'

/** Throws approval.waiting for a payment from the wallet above the limit of the member's role; a colleague was then asked. */
export async function assertPayWithinLimit(ctx: Ctx, input: PayInput): Promise<void> {
  if (input.method !== 'wallet') return
  await withinLimit(ctx, { action: 'pay-checkout', amount: input.total }, async () => {
    const row = await ctx.tx((tx) => readCheckoutRow(tx, ctx, input.id))
    if (row.state === 'done') return null
    assertOpen(ctx, row)
    const item = soleItem(row)
    const people = openPeople(ctx, item)
    if (!people) throw new AppError('checkout.incomplete')
    const { title, customer } = ownColumns(ctx, { checkout: row, item, people })
    const { id, method, idempotencyKey, total } = input
    return {
      key: idempotencyKey,
      title: `${title}, ${customer}`,
      orderId: null,
      checkoutId: id,
      order: null,
      until: row.expiresAt,
      input: { id, method, idempotencyKey, total },
    }
  })
}
