import { Contact } from '#domain/contact/contact.ts'
import { fxDifference, issue } from '#domain/money/ledger.ts'
import { exchangeDifference, netOf, supplierPrice } from '#domain/money/pricing.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { externalReferences } from '../../../db/schema/index.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { fulfilmentOf } from '../../../products/fulfilment-of.ts'
import { postMovement } from '../../ledger/post-movement.ts'
import { readPeople } from '../../products/read-people.ts'
import { knownRate } from '../../rates/known-rate.ts'
import { readReplaced } from '../replacement/cancel-replaced.job.ts'
import { isFreeToCancel } from '../replacement/watch-price.job.ts'
import { searchTextOf } from '../search-text.ts'
import { type Order, transitionOrder } from '../transition-order.ts'

export interface IssuedOrder {
  order: Order
  supplierOrderId: string | null
  bookingReference: string | null
  /** What the product stores of the supplier's answer. */
  details: unknown
}

/** It is issued: stores what the product knows of it, owes the supplier its net and gives the agency its margin. */
export async function recordIssued(tx: Transaction, ctx: Ctx, issued: IssuedOrder): Promise<void> {
  const { order, bookingReference, supplierOrderId } = issued
  const documentNumbers = await fulfilmentOf(order).keep(tx, ctx, order, issued)
  const names = await readPeople(tx, ctx, order.id)
  const { email } = Contact.parse(ctx.system.cipher.open(order.contactCipher))
  await transitionOrder(tx, ctx, {
    order,
    event: 'documents-issued',
    note: bookingReference ? `Booking reference ${bookingReference}` : null,
    set: {
      supplierOrderId: supplierOrderId ?? order.supplierOrderId,
      bookingReference: bookingReference ?? order.bookingReference,
      searchText: searchTextOf({
        numberPrefix: order.numberPrefix,
        number: order.number,
        title: order.title,
        names,
        email,
        bookingReference,
        documentNumbers,
      }),
    },
  })
  if (supplierOrderId)
    await tx
      .insert(externalReferences)
      .values({ provider: order.supplier, reference: supplierOrderId, agencyId: ctx.agencyId, orderId: order.id })
      .onConflictDoNothing()
  await postIssue(tx, ctx, order)
  const payload = { isFreeToCancel: isFreeToCancel(ctx, order), replaces: await readReplaced(tx, ctx, order) }
  await recordEvent(tx, ctx, { kind: 'order.issued', subject: order.id, payload })
}

/**
 * The money of an order that is issued: its supplier is owed its net and the agency gets its margin, as sold. The net is owed in the
 * supplier's currency, so what the rate did since the price froze it goes beside it, once an order: the supplier is then owed what the net
 * is worth now. Nothing is booked where both currencies are one, where the rate is the same, or where no usable rate is known: the
 * frozen rate then stands. Charges and refunds have no such difference: a payment is taken, and given back whole, in the order's own currency.
 */
async function postIssue(tx: Transaction, ctx: Ctx, { id, title, waterfall }: Order): Promise<void> {
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
