import { AppError } from '#domain/errors.ts'
import { add } from '#domain/money/money.ts'
import { gatewaySurcharge } from '#domain/money/payment-fees.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { saleOf } from '../../products/sale-of.ts'
import type { PaymentRow } from '../ledger/payment-row.ts'
import { expireLater } from '../orders/expire-unpaid.job.ts'
import type { NewGatewayPayment } from '../payments/open-gateway-payment.ts'
import { openPeople } from '../products/people.ts'
import { readCheckoutRow, soleItem, updateCheckout } from './checkout-row.ts'
import { orderFor } from './order-for.ts'
import { alreadyPaid, assertPayable, type PayInput } from './payable.ts'

interface Prepared {
  orderId: string
  /** Null when the checkout is paid already. */
  payment: PaymentRow | null
  email: string
  /** The URL of the checkout's payment page. */
  page: string
  /** The expiry of its reservation; null without one. */
  reservedUntil: Date | null
}

type Insert = (tx: Transaction, payment: Omit<NewGatewayPayment, 'method'>) => Promise<PaymentRow>

/** Stores order and payment before the gateway is called: a crash in between is detected and resolved. */
export const prepareGatewayPayment = (ctx: Ctx, input: PayInput, insert: Insert): Promise<Prepared> =>
  ctx.tx(async (tx) => {
    const row = await readCheckoutRow(tx, ctx, input.id, 'lock')
    const paid = alreadyPaid(row)
    if (paid) return { orderId: paid.orderId, payment: null, email: '', page: '', reservedUntil: null }
    const item = soleItem(row)
    const fee = gatewaySurcharge(item.waterfall.total)
    const total = add(item.waterfall.total, fee)
    assertPayable(ctx, row, { total, agreed: input.total })
    const people = openPeople(ctx, item)
    if (!people) throw new AppError('checkout.incomplete')
    const order = await orderFor(tx, ctx, { checkout: row, item, fee })
    if (!item.orderId) await expireLater(tx, ctx, order.id)
    const payment = await insert(tx, {
      order,
      amount: total,
      fee,
      idempotencyKey: input.idempotencyKey,
      createdBy: row.createdBy,
    })
    await updateCheckout(tx, ctx, row, { state: 'paying' })
    return {
      orderId: order.id,
      payment,
      email: people.contact.email,
      page: saleOf(item.product).paymentPage(row.id),
      reservedUntil: item.reservation ? new Date(item.reservation.until) : null,
    }
  })
