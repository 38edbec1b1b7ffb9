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
  /** The product's stored part of the supplier's response. */
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
 * The postings of an issued order: the supplier is owed its net and the agency gets its margin, as sold. The net is owed in the supplier's currency,
 * so the exchange difference since the price was frozen is posted beside it, once for each order: the supplier is then owed the net's current value.
 * There is no such posting where both currencies are equal, the rate is unchanged, or no usable rate is known: the frozen rate then applies. Charges
 * and refunds have no exchange difference: a payment is taken and refunded in the order's own currency.
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
