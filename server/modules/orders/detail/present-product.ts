import { z } from 'zod'
import type { FlightOrder, OrderDetail, StayCancelled, StayOrder } from '#contract/orders.ts'
import { FlightDetails, ticketOf } from '#domain/flights/order-details.ts'
import { money, zero } from '#domain/money.ts'
import { atRate } from '#domain/pricing.ts'
import { StayDetails } from '#domain/stays/order-details.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { actorMay } from '../../access/actor-may.ts'
import { asTraveller } from '../../flights/as-traveller.ts'
import { ancillaryWithOwnIds, travellerWithOwnId, withOwnIds } from '../../flights/own-ids.ts'
import { isFlight, type StayOrderRow, stayOrder } from '../../products/order-of-product.ts'
import type { OrderPerson } from '../../products/read-people.ts'
import { asGuest } from '../../stays/as-guest.ts'
import { openStayContact } from '../../stays/stay-contact.ts'
import { viewOffer } from '../../stays/view-offer.ts'
import { paidBy, walletChange } from '../cancellation/stay-refund.ts'
import type { OrderRecordWhole } from '../read-order.ts'
import { type Cancelled, readCancelled } from '../read-order-money.ts'

type Own<T extends OrderDetail> = Pick<T, Exclude<keyof T, keyof FlightOrder & keyof StayOrder> | 'product'>

/** What of an order's page is its product's own. */
export async function presentProduct(
  tx: Transaction,
  ctx: Ctx,
  found: OrderRecordWhole,
): Promise<Own<FlightOrder> | Own<StayOrder>> {
  const { order, people } = found
  if (!isFlight(order)) return presentStay(tx, ctx, { ...found, order: stayOrder(order) })
  const details = FlightDetails.parse(found.details)
  return {
    product: order.product,
    // What could be chosen before the sale is past: an order says by `payBy` until when it is held.
    itinerary: {
      ...withOwnIds(actorMay(ctx, 'margin:read') ? order.itinerary : { ...order.itinerary, supplier: '' }),
      holdUntil: null,
    },
    people: people.map((person) => presentPerson(ctx, person, details)),
    extras: order.extras.map((extra) => ancillaryWithOwnIds({ ...extra, price: atRate(extra.price, order.waterfall) })),
  }
}

async function presentStay(
  tx: Transaction,
  ctx: Ctx,
  { order, people, details }: Omit<OrderRecordWhole, 'order'> & { order: StayOrderRow },
): Promise<Own<StayOrder>> {
  const { phone, email, cheaper } = StayDetails.parse(details)
  const cancelled = await readCancelled(tx, ctx, order.id)
  return {
    product: 'stay',
    offer: viewOffer(ctx, order.itinerary, { charge: order.waterfall }),
    guests: people.map(asGuest),
    requests: openStayContact(ctx, order).requests,
    propertyPhone: phone ?? order.itinerary.property.phone,
    propertyEmail: email ?? order.itinerary.property.email,
    cheaper: ctx.actor.role === 'customer' ? null : cheaper,
    cancelled: cancelled ? await presentCancelled(tx, ctx, { order, cancelled }) : null,
  }
}

async function presentCancelled(
  tx: Transaction,
  ctx: Ctx,
  { order, cancelled }: { order: StayOrderRow; cancelled: Cancelled },
): Promise<StayCancelled> {
  const refund = money(cancelled.refund, order.currency)
  const supplierRefund = cancelled.supplierRefund ?? zero(order.waterfall.net.currency)
  return {
    at: (cancelled.settledAt ?? cancelled.createdAt).toISOString(),
    penalty: money(cancelled.penalty, order.currency),
    refund,
    wallet: walletChange(ctx, { order, supplierRefund, refund, payment: await paidBy(tx, ctx, order.id) }),
  }
}

const StoredDocument = z.object({ number: z.string() })

/** A traveller with the last three characters of the passport, never more. */
function presentPerson(ctx: Ctx, person: OrderPerson, details: FlightDetails): FlightOrder['people'][number] {
  const { gender: _gender, ...traveller } = travellerWithOwnId(asTraveller(person))
  const document = person.documentCipher ? StoredDocument.parse(ctx.system.cipher.open(person.documentCipher)) : null
  return {
    ...traveller,
    id: person.id,
    type: person.type,
    ticketNumber: ticketOf(details, person.supplierPersonId),
    documentEnding: document?.number.slice(-3) ?? null,
  }
}
