import { type Money, sum } from '#domain/money/money.ts'
import { shareFee } from '#domain/money/share-fee.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { payments } from '../../../db/schema/index.ts'
import { allocate, allocateAgain, type GatewayMethod, type PaymentRow, readParts } from '../../ledger/payment-row.ts'
import type { NewOrder } from '../../orders/create-order.ts'
import { askedOf, insertGatewayPayment, pendingRow } from '../open-gateway-payment.ts'
import { transferFor } from '../open-transfer.ts'

export interface NewJointPayment {
  /** Each with its price and its share of the fee, as its order was written. */
  parts: readonly { order: NewOrder; price: Money; fee: Money }[]
  method: GatewayMethod
  idempotencyKey: string
  createdBy: string | null
}

/** The prices of a payment of several orders, each with its share of the fee of the whole. */
export const withShares = <T extends { price: Money }>(of: readonly T[], fee: Money): (T & { fee: Money })[] => {
  const shares = shareFee(
    fee,
    of.map(({ price }) => price),
  )
  return of.map((one, at) => ({ ...one, fee: shares[at] ?? fee }))
}

/**
 * One payment at the gateway for several orders: the payment of the whole, which the gateway knows, and a part for each order, with which the order is
 * paid and returned as with any other payment. A transfer whose account is open is returned itself.
 */
export async function insertJointPayment(tx: Transaction, ctx: Ctx, wanted: NewJointPayment): Promise<PaymentRow> {
  const { parts, method, idempotencyKey, createdBy } = wanted
  const [first] = parts
  if (!first) throw new Error('a payment of several orders has a part')
  const { currency } = first.price
  const fee = sum(
    parts.map((part) => part.fee),
    currency,
  )
  const amount = sum([...parts.map(({ price }) => price), fee], currency)
  const whole = { order: null, amount, fee, idempotencyKey, createdBy }
  const open = method === 'card' ? await insertGatewayPayment(tx, ctx, { ...whole, method }) : await transferFor(tx, ctx, whole)
  // Its checkout is locked: what settles or closes these parts locks them first and then waits for the checkout.
  const opened = await readParts(tx, ctx, open.id)
  const isSplitSo = opened.every((one) =>
    parts.some((part) => part.order.id === one.orderId && part.price.amount + part.fee.amount === one.amount),
  )
  // An account that is open for other prices with the same sum stays theirs.
  const payment = isSplitSo ? open : await insertGatewayPayment(tx, ctx, { ...whole, method })
  const known = isSplitSo ? opened : []
  for (const [at, part] of parts.entries()) {
    const { order } = part
    const charged = { amount: sum([part.price, part.fee], currency), fee: part.fee }
    const earlier = known.find(({ orderId }) => orderId === order.id)
    if (earlier) {
      await allocateAgain(tx, ctx, { paymentId: earlier.id, ...askedOf(order, charged) })
      continue
    }
    const row = pendingRow(ctx, { method, ...charged, idempotencyKey, createdBy }, { id: payment.id, place: at + 1 })
    await tx.insert(payments).values(row)
    await allocate(tx, ctx, { paymentId: row.id, ...askedOf(order, charged) })
  }
  return payment
}
