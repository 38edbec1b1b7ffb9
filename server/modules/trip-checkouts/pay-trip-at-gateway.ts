import { AppError } from '#domain/errors.ts'
import { add } from '#domain/money/money.ts'
import { gatewaySurcharge } from '#domain/money/payment-fees.ts'
import type { Ctx } from '../../ctx.ts'
import { priceOf, updateCheckout } from '../checkouts/checkout-row.ts'
import type { GatewayMethod, PaymentRow } from '../ledger/payment-row.ts'
import { expireLater } from '../orders/expire-unpaid.job.ts'
import { insertJointPayment, withShares } from '../payments/joint/joint-payment.ts'
import { openHostedPage } from '../payments/open-gateway-payment.ts'
import { openTransfer } from '../payments/open-transfer.ts'
import { openPeople } from '../products/people.ts'
import type { PayTrip } from './pay-trip-checkout.ts'
import { prepareTripOrders } from './prepare-trip-orders.ts'
import { type PaidTrip, paidTrip, readTripCheckout } from './trip-checkout-row.ts'

/** How long the account of a transfer accepts money: airlines guarantee an offer for about this time. */
const OPEN_MS = 30 * 60_000

type PayAtGateway = PayTrip & { method: GatewayMethod }

interface Prepared extends PaidTrip {
  /** Null when the trip is paid already. */
  payment: PaymentRow | null
  email: string
  /** The earliest expiry of its reservations; null without one. */
  reservedUntil: Date | null
}

/** Opens the gateway's page, or the account of a transfer, for all items together. Only the gateway's own confirmation counts as payment. */
export async function payTripAtGateway(ctx: Ctx, input: PayAtGateway): Promise<PaidTrip> {
  const { id, orderId, payment, email, reservedUntil } = await prepare(ctx, input)
  if (!payment) return { id, orderId, redirectUrl: null }
  if (input.method === 'bank-transfer') {
    const until = new Date(Math.min(ctx.now().getTime() + OPEN_MS, reservedUntil?.getTime() ?? Infinity))
    await openTransfer(ctx, { payment, email, until })
    return { id, orderId, redirectUrl: null }
  }
  const callbackUrl = new URL(`/cart/payment?checkout=${id}&paid=card`, ctx.origin).href
  return { id, orderId, redirectUrl: await openHostedPage(ctx, { payment, email, callbackUrl }) }
}

/** Stores orders and payment before the gateway is called: a crash in between is detected and resolved. */
const prepare = (ctx: Ctx, { id, method, total: agreed, onFailure, idempotencyKey }: PayAtGateway): Promise<Prepared> =>
  ctx.tx(async (tx) => {
    const found = await readTripCheckout(tx, ctx, id, 'lock')
    const { row } = found
    const paid = paidTrip(row)
    if (paid) return { ...paid, payment: null, email: '', reservedUntil: null }
    const price = priceOf(row)
    const fee = gatewaySurcharge(price)
    const charged = row.items.flatMap((item) =>
      item.waterfall.total.amount > 0 ? [{ itemId: item.id, price: item.waterfall.total }] : [],
    )
    const shares = withShares(charged, fee)
    const fees = new Map(shares.map((one) => [one.itemId, one.fee]))
    const made = await prepareTripOrders(tx, ctx, found, { agreed, total: add(price, fee), onFailure, fees })
    for (const { item, order } of made) if (!item.orderId) await expireLater(tx, ctx, order.id)
    const parts = shares.flatMap((share) => {
      const order = made.find(({ item }) => item.id === share.itemId)?.order
      return order ? [{ ...share, order }] : []
    })
    const payment = await insertJointPayment(tx, ctx, { parts, method, idempotencyKey, createdBy: row.createdBy })
    await updateCheckout(tx, ctx, row, { state: 'paying' })
    const [first] = made
    const people = first && openPeople(ctx, first.item)
    if (!people) throw new AppError('checkout.incomplete')
    const ends = row.items.flatMap(({ reservation }) => (reservation ? [Date.parse(reservation.until)] : []))
    return {
      id,
      orderId: first.order.id,
      redirectUrl: null,
      payment,
      email: people.contact.email,
      reservedUntil: ends.length > 0 ? new Date(Math.min(...ends)) : null,
    }
  })
