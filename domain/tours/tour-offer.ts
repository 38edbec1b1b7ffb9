import { z } from 'zod'
import { BookedAddOn } from './add-ons.ts'
import { MoneyShape, PriceWaterfall } from '../money/waterfall.ts'
import { CancellationStep } from '../stays/cancellation.ts'
import { BookedUnit, PricedUnit, Tour, TourOption } from './tour.ts'

/** A chosen tour: what, when, for whom and on which terms. */
const TourOfferBase = z.object({
  /** Of the start. */
  id: z.string(),
  tour: Tour,
  option: TourOption,
  day: z.iso.date(),
  /** Local start HH:MM; null for opening hours. */
  time: z.string().nullable(),
  /** Local HH:MM on `endDay`; null if unknown. */
  endTime: z.string().nullable(),
  endDay: z.iso.date(),
  openingHours: z.array(z.object({ from: z.string(), to: z.string() })),
  adults: z.int().min(1),
  children: z.array(z.int()),
  /** Ages are in the order of `people`. */
  units: z.array(BookedUnit).min(1),
  /** The unit of each participant, adults first, then children in their order. */
  people: z.array(z.object({ unitId: z.string(), age: z.int().nullable() })),
  left: z.int().nullable(),
  /** What was chosen with it, paid on the day and no part of the price. */
  addOns: z.array(BookedAddOn).optional(),
})

/** As checkouts and orders store it: with the supplier's prices. */
export const SupplierTourOffer = TourOfferBase.extend({
  supplier: z.string(),
  productId: z.string(),
  optionId: z.string(),
  availabilityId: z.string(),
  net: MoneyShape,
  tax: MoneyShape.nullable(),
  /** Penalties in the currency of `net`. */
  cancellation: z.array(CancellationStep),
  /** ISO instant until which it can be booked. */
  bookableUntil: z.iso.datetime(),
})
export type SupplierTourOffer = z.infer<typeof SupplierTourOffer>

/** For display, in the selling currency. */
export const PricedTourOffer = TourOfferBase.extend({
  units: z.array(PricedUnit).min(1),
  total: MoneyShape,
  /** The fee of the cheapest payment method, included in `total`. */
  paymentFee: MoneyShape,
  taxes: MoneyShape.nullable(),
  /** What cancelling before `until` costs; after the last step the whole price. */
  cancellation: z.array(CancellationStep),
  /** ISO instant until which cancelling is free; null if that has passed or never was. */
  freeUntil: z.iso.datetime().nullable(),
  /** Cancelling now is not free, but refunds a part. */
  isPartlyRefundable: z.boolean(),
  bookableUntil: z.iso.datetime(),
  /** Only for roles that see margin. */
  waterfall: PriceWaterfall.nullable(),
  source: z.string().nullable(),
})
export type PricedTourOffer = z.infer<typeof PricedTourOffer>
