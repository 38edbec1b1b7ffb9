import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { CheckoutBase } from '#contract/base/checkout-base.ts'
import { OrderBase } from '#contract/base/order-base.ts'
import { EarlierBase } from '#contract/base/typed-fields.ts'
import { endpoint } from '#contract/endpoint.ts'
import { searchEvent } from '#contract/search-events.ts'
import { Id, Instant, ItemId, Money } from '#contract/shapes.ts'
import { Contact } from '#domain/contact/contact.ts'

/** A product that exists only in tests: it is added in the same way as a third product. */
export const TourSearch = z.object({ city: z.string(), day: z.iso.date(), participants: z.int().min(1).max(9) })
export type TourSearch = z.infer<typeof TourSearch>

const Tour = z.object({ id: z.string(), name: z.string(), city: z.string(), day: z.string(), startsAt: z.string() })

/** As returned by the operator. */
export interface SupplierTour extends z.infer<typeof Tour> {
  supplier: string
  net: z.infer<typeof Money>
}

export const Participant = z.object({ givenName: z.string().min(1), familyName: z.string().min(1) })
export const TourPeople = z.object({ product: z.literal('tour'), participants: z.array(Participant), contact: Contact })
export type TourPeople = z.infer<typeof TourPeople>

export const PricedTour = Tour.extend({ total: Money })
export type PricedTour = z.infer<typeof PricedTour>

const TourCheckout = CheckoutBase.extend({
  product: z.literal('tour'),
  search: TourSearch,
  offer: Tour,
  participants: z.array(Participant).nullable(),
})
export type TourCheckout = z.infer<typeof TourCheckout>

export const TourOrder = OrderBase.extend({
  product: z.literal('tour'),
  tour: Tour,
  participants: z.array(Participant),
})
export type TourOrder = z.infer<typeof TourOrder>

export const tourShapes = {
  product: 'tour',
  choice: z.object({ product: z.literal('tour'), searchId: Id, tourId: ItemId }),
  checkout: TourCheckout,
  order: TourOrder,
  earlier: EarlierBase.extend({ product: z.literal('tour') }),
  refusals: { gone: 'order.not-issuable', searchExpired: 'access.not-found', cancelling: [], rebooking: [] },
} as const

const tags = ['Tours']
export const tours = {
  search: endpoint('sell', 'Search tours')
    .route({ method: 'POST', path: '/tours/searches', tags })
    .input(TourSearch)
    .output(z.object({ searchId: Id, tours: z.array(PricedTour) })),
  stream: endpoint('sell', 'Search tours and stream them')
    .route({ method: 'POST', path: '/tours/streams', tags })
    .input(TourSearch)
    .output(eventIterator(searchEvent(PricedTour))),
  found: endpoint('sell', 'Read the tours of a search, or those of them that are compared')
    .route({ method: 'GET', path: '/tours/searches/{searchId}', tags })
    .input(z.object({ searchId: Id, only: z.array(ItemId).max(4).default([]) }))
    .output(z.object({ search: TourSearch, expiresAt: Instant, tours: z.array(PricedTour) })),
  recent: endpoint('sell', 'List recent searches for tours')
    .route({ method: 'GET', path: '/tours/recent', tags })
    .output(z.array(TourSearch)),
  saveParticipants: endpoint('sell', 'Save the participants of a tour')
    .route({ method: 'PUT', path: '/checkouts/{id}/participants', tags })
    .input(z.object({ id: Id, participants: z.array(Participant).min(1), contact: Contact }))
    .output(TourCheckout),
}
