import { z } from 'zod'
import { ChosenAddOn } from '#domain/tours/add-ons.ts'
import { TourDetails } from '#domain/tours/order-details.ts'
import { Participant, TourAnswer, TourPickup } from '#domain/tours/people.ts'
import { Party, TourSearch } from '#domain/tours/search.ts'
import { PricedTourOffer } from '#domain/tours/tour-offer.ts'
import { CheckoutBase } from '../base/checkout-base.ts'
import { OrderBase } from '../base/order-base.ts'
import { EarlierBase } from '../base/typed-fields.ts'
import { Id, ItemId } from '../shapes.ts'

export const TourCheckout = CheckoutBase.extend({
  product: z.literal('tour'),
  /** The search that found it: for half an hour its results are available. Null if no search found it. */
  searchId: Id.nullable(),
  search: TourSearch,
  offer: PricedTourOffer,
  participants: z.array(Participant).nullable(),
  answers: z.array(TourAnswer),
  pickup: TourPickup.nullable(),
  requests: z.string(),
})
export type TourCheckout = z.infer<typeof TourCheckout>

/** An answer as it is shown; null for what its reader may not see. */
export const SeenAnswer = TourAnswer.extend({ value: TourAnswer.shape.value.nullable() })
export type SeenAnswer = z.infer<typeof SeenAnswer>

export const TourOrder = OrderBase.extend({
  product: z.literal('tour'),
  offer: PricedTourOffer,
  participants: z.array(Participant),
  /** To a personal question null, for members who may not see customers. */
  answers: z.array(SeenAnswer),
  pickup: TourPickup.nullable(),
  requests: z.string(),
  /** The vouchers; empty until the operator has confirmed. */
  vouchers: TourDetails,
})
export type TourOrder = z.infer<typeof TourOrder>

/** A start of an option for these people; without them, for those of the search. */
export const TourChoice = z.object({
  product: z.literal('tour'),
  searchId: Id,
  tourId: ItemId,
  optionId: ItemId,
  day: z.iso.date(),
  /** Local HH:MM; null for opening hours. */
  time: z
    .string()
    .max(5)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time.')
    .nullable()
    .default(null),
  party: Party.nullable().default(null),
  /** What is chosen with it and paid on the day. */
  addOns: z.array(ChosenAddOn).max(20).default([]),
})
export type TourChoice = z.infer<typeof TourChoice>

/** The shapes of tours in the API. */
export const tourShapes = {
  product: 'tour',
  choice: TourChoice,
  checkout: TourCheckout,
  order: TourOrder,
  earlier: EarlierBase.extend({ product: z.literal('tour'), participants: z.array(Participant).nullable() }),
  refusals: {
    gone: 'tour.no-availability',
    searchExpired: 'tour.search-expired',
    cancelling: ['tour.not-cancellable'],
    rebooking: [],
  },
} as const
