import { z } from 'zod'
import { MoneyShape } from '../money/waterfall.ts'
import { StayProperty } from './property.ts'
import { PricedStayRate, RoomListing, SupplierStayRate } from './rate.ts'
import { StayRoom } from './search.ts'

/** A chosen room rate with place, dates, guests and terms. */
const StayOfferBase = z.object({
  /** Of the rate. */
  id: z.string(),
  property: StayProperty,
  roomName: z.string(),
  room: RoomListing,
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  rooms: z.array(StayRoom).min(1),
})

/** As checkouts and orders store it: with the supplier's prices. */
export const SupplierStayOffer = StayOfferBase.extend({
  rate: SupplierStayRate,
  /** The supplier's price guarantee, after a quote. */
  quote: z.object({ id: z.string(), expiresAt: z.iso.datetime().nullable() }).nullable(),
  /** Units of the selling currency for one unit of the local charges', when the offer was shown; null if unknown. */
  localRate: z.string().nullable(),
})
export type SupplierStayOffer = z.infer<typeof SupplierStayOffer>

/** For display. */
export const PricedStayOffer = StayOfferBase.extend({
  rate: PricedStayRate,
  /** The amount charged at booking, in the selling currency; zero if everything is paid at the property. */
  total: MoneyShape,
})
export type PricedStayOffer = z.infer<typeof PricedStayOffer>
