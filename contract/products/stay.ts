import { z } from 'zod'
import { Guest } from '#domain/stays/guest.ts'
import { StaySearch } from '#domain/stays/search.ts'
import { PricedStayOffer } from '#domain/stays/stay-offer.ts'
import { CheckoutBase } from '../base/checkout-base.ts'
import { OrderBase } from '../base/order-base.ts'
import { EarlierBase } from '../base/typed-fields.ts'
import { Id, Instant, ItemId, Money } from '../shapes.ts'

export const StayCheckout = CheckoutBase.extend({
  product: z.literal('stay'),
  /** The search that found it: for half an hour its results and other rates are available. Null if no search found it. */
  searchId: Id.nullable(),
  search: StaySearch,
  offer: PricedStayOffer,
  guests: z.array(Guest).nullable(),
  requests: z.string(),
  loyaltyNumber: z.string().nullable(),
})
export type StayCheckout = z.infer<typeof StayCheckout>

export const StayOrder = OrderBase.extend({
  product: z.literal('stay'),
  offer: PricedStayOffer,
  guests: z.array(Guest),
  requests: z.string(),
  /** Contacts of the property; null until the supplier sends them. */
  propertyPhone: z.string().nullable(),
  propertyEmail: z.string().nullable(),
  /** The same refundable room at a lower price, while the stay can be cancelled free of charge; only for members. */
  cheaper: z.object({ total: Money, saving: Money, seenAt: Instant }).nullable(),
})
export type StayOrder = z.infer<typeof StayOrder>

/** The shapes of stays in the API. */
export const stayShapes = {
  product: 'stay',
  choice: z.object({ product: z.literal('stay'), searchId: Id, propertyId: ItemId, rateId: ItemId }),
  checkout: StayCheckout,
  order: StayOrder,
  earlier: EarlierBase.extend({ product: z.literal('stay'), guests: z.array(Guest).nullable() }),
  refusals: {
    gone: 'stay.no-availability',
    searchExpired: 'stay.search-expired',
    cancelling: ['stay.not-cancellable'],
    rebooking: ['stay.not-cheaper'],
  },
} as const
