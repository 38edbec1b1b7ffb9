import { fxDifference, issue } from '#domain/ledger.ts'
import { exchangeDifference, netOf, supplierPrice } from '#domain/pricing.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { postMovement } from '../../ledger/post-movement.ts'
import { knownRate } from '../../rates/known-rate.ts'
import type { Order } from '../transition-order.ts'

/**
 * The money of an order that is issued: its supplier is owed its net and the agency gets its margin, as sold. The net is owed in the
 * supplier's currency, so what the rate did since the price froze it goes beside it, once an order: the supplier is then owed what the net
 * is worth now. Nothing is booked where both currencies are one, where the rate is the same, or where no usable rate is known: the
 * frozen rate then stands. Charges and refunds have no such difference: a payment is taken, and given back whole, in the order's own currency.
 */
export async function postIssue(tx: Transaction, ctx: Ctx, { id, title, waterfall }: Order): Promise<void> {
  // Everything is paid at the property.
  if (waterfall.total.amount === 0 && waterfall.net.amount === 0) return
  const posting = { reference: id, orderId: id }
  const price = waterfall.total
  await postMovement(tx, ctx, { ...posting, movement: issue(price, netOf(waterfall)), title: `Issued: ${title}` })
  const known = await knownRate(tx, ctx, { from: supplierPrice(waterfall).currency, to: price.currency })
  if (!known) return
  const difference = exchangeDifference(waterfall, known.rate)
  if (difference.amount === 0) return
  await postMovement(tx, ctx, { ...posting, movement: fxDifference(difference), title: `Exchange difference: ${title}` })
}
