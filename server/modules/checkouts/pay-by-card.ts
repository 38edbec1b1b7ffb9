import { AppError } from '#domain/errors.ts'
import { cardSurcharge } from '#domain/payment-fees.ts'
import { withGatewayFee } from '#domain/pricing.ts'
import type { Ctx } from '../../ctx.ts'
import { insertCardPayment, openHostedPage } from '../money/open-card-payment.ts'
import { openPeople, readCheckoutRow, updateCheckout } from './checkout-row.ts'
import { orderFor } from './order-for.ts'
import { alreadyPaid, assertPayable, type PayInput, type PayResult } from './payable.ts'

/** Stores order and payment, then opens the gateway's hosted page. The money is believed only when the gateway says so. */
export async function payByCard(ctx: Ctx, input: PayInput): Promise<PayResult> {
  const prepared = await ctx.tx(async (tx) => {
    const row = await readCheckoutRow(tx, ctx, input.id, 'lock')
    const paid = alreadyPaid(row)
    if (paid) return paid
    const waterfall = withGatewayFee(row.waterfall, 'Paystack', cardSurcharge(row.waterfall.total))
    assertPayable(ctx, row, { total: waterfall.total, agreed: input.total })
    const people = openPeople(ctx, row)
    if (!people) throw new AppError('checkout.incomplete')
    const order = await orderFor(tx, ctx, { checkout: row, people, waterfall })
    const payment = await insertCardPayment(tx, ctx, {
      orderId: order.id,
      amount: waterfall.total,
      fee: cardSurcharge(row.waterfall.total),
      idempotencyKey: input.idempotencyKey,
      createdBy: row.createdBy,
    })
    await updateCheckout(tx, ctx, row.id, { state: 'paying', orderId: order.id })
    return { payment, email: people.contact.email, orderId: order.id }
  })
  if (!('payment' in prepared)) return prepared
  const back = `${ctx.system.config.publicUrl}/order/new/flight/book/payment/${input.id}?paid=card`
  const redirectUrl = await openHostedPage(ctx, { payment: prepared.payment, email: prepared.email, callbackUrl: back })
  return { orderId: prepared.orderId, redirectUrl }
}
