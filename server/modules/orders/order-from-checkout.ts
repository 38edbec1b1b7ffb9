import type { SQLWrapper } from 'drizzle-orm'
import { marginOf } from '#domain/pricing.ts'
import type { PriceWaterfall } from '#domain/waterfall.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { externalReferences, orderTravellers } from '../../db/schema/index.ts'
import type { CheckoutRow, People } from '../checkouts/checkout-row.ts'
import { searchTextOf } from './search-text.ts'

export interface Sale {
  checkout: CheckoutRow
  people: People
  waterfall: PriceWaterfall
}

/** What of an order follows from its checkout: a payer who goes back may change any of it, so it is written at each attempt to pay. */
export function orderColumns(ctx: Ctx, number: number, { checkout, people, waterfall }: Sale) {
  const { supplierOfferId, net: _net, netTax: _netTax, ...itinerary } = checkout.offer
  return {
    customer: leadOf(people),
    travellerCount: people.travellers.length,
    supplier: itinerary.supplier,
    supplierOfferId,
    itinerary,
    waterfall,
    extras: checkout.extras,
    total: waterfall.total.amount,
    margin: marginOf(waterfall).amount,
    contactCipher: ctx.system.cipher.seal(people.contact),
    departsAt: itinerary.slices[0]?.departsAt ?? checkout.search.depart,
    searchText: searchTextOf({ number, people, bookingReference: null, ticketNumbers: [] }),
  }
}

export const leadOf = ({ travellers: [lead], contact }: People): string =>
  lead ? `${lead.givenName} ${lead.familyName}` : contact.email

/** What is written beside the order: its travellers and what finds it when the supplier reports of the offer. */
export const besideOrder = (tx: Transaction, ctx: Ctx, orderId: string, { checkout: { offer }, people }: Sale): SQLWrapper[] => [
  tx.insert(orderTravellers).values(
    people.travellers.map(({ document, ...person }, position) => ({
      ...person,
      id: ctx.newId(),
      agencyId: ctx.agencyId,
      orderId,
      position,
      type: offer.passengers.find(({ id }) => id === person.passengerId)?.type ?? ('ADT' as const),
      documentCipher: document ? ctx.system.cipher.seal(document) : null,
    })),
  ),
  tx
    .insert(externalReferences)
    .values({ provider: offer.supplier, reference: offer.supplierOfferId, agencyId: ctx.agencyId, orderId })
    .onConflictDoNothing(),
]
