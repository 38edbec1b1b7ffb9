import { and, eq } from 'drizzle-orm'
import { marginOf } from '#domain/money/pricing.ts'
import { TourPeople } from '#domain/tours/people.ts'
import { partyCount } from '#domain/tours/search-rules.ts'
import { SupplierTourOffer } from '#domain/tours/tour-offer.ts'
import type { SupplierOrder } from '#integrations/supplier-order.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orderPeople, orders } from '../../db/schema/index.ts'
import type { ServiceRequest } from '../orders/cancellation/move-request.ts'
import { searchTextOf } from '../orders/search-text.ts'
import type { Order } from '../orders/transition-order.ts'
import { storeTourDetails } from '../tours/order/store-tour-details.ts'
import { sealTourContact } from '../tours/order/tour-contact.ts'
import { personColumns } from '../tours/person-columns.ts'
import { timesOfTour } from '../tours/times-of-tour.ts'

interface Changed {
  order: Order
  request: ServiceRequest
  answer: Pick<SupplierOrder, 'details'>
}

/** Writes what a locked order is after a change: its tour, price, people and vouchers. Its fee stays. */
export async function writeChanged(tx: Transaction, ctx: Ctx, { order, request, answer }: Changed): Promise<void> {
  const { waterfallAfter: waterfall, peopleCipher } = request
  if (!waterfall || peopleCipher === null) throw new Error(`change ${request.id} has no price or people`)
  const offer = SupplierTourOffer.parse(request.itineraryAfter)
  const people = TourPeople.parse(ctx.system.cipher.open(peopleCipher))
  const documentNumbers = await storeTourDetails(tx, ctx, order, answer)
  const named = personColumns(offer, people)
  const [lead] = people.participants
  await tx
    .update(orders)
    .set({
      itinerary: offer,
      waterfall,
      total: waterfall.total.amount + (order.total - order.waterfall.total.amount),
      margin: marginOf(waterfall).amount,
      ...(lead && { customer: `${lead.givenName} ${lead.familyName}` }),
      travellerCount: partyCount(offer),
      supplierOfferId: offer.availabilityId,
      ...timesOfTour(offer),
      contactCipher: sealTourContact(ctx, people),
      payKey: ctx.newId(),
      searchText: searchTextOf({ ...order, names: named, email: people.contact.email, documentNumbers }),
    })
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, order.id)))
  await tx.delete(orderPeople).where(and(eq(orderPeople.agencyId, ctx.agencyId), eq(orderPeople.orderId, order.id)))
  await tx.insert(orderPeople).values(
    named.map((person, position) => ({
      ...person,
      id: ctx.newId(),
      agencyId: ctx.agencyId,
      orderId: order.id,
      position,
      isLead: position === 0,
      documentCipher: null,
    })),
  )
}
