import { z } from 'zod'
import { MoneyShape } from '../waterfall.ts'
import { StayProperty } from './property.ts'
import { PricedStayRate, RoomListing, SupplierStayRate } from './rate.ts'
import { StayRoom } from './search.ts'

/** A room rate on its way to becoming an order: where, when, for whom, on what terms. */
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

/** As checkouts and orders keep it: with what the supplier asks. */
export const SupplierStayOffer = StayOfferBase.extend({
  rate: SupplierStayRate,
  /** The supplier's promise of the price, once it was asked for one. */
  quote: z.object({ id: z.string(), expiresAt: z.iso.datetime().nullable() }).nullable(),
  /** Units of the selling currency for one unit of the local charges', when the offer was shown; null where none was known. */
  localRate: z.string().nullable(),
})
export type SupplierStayOffer = z.infer<typeof SupplierStayOffer>

/** As screens show it. */
export const PricedStayOffer = StayOfferBase.extend({
  rate: PricedStayRate,
  /** What is charged when booking, in the selling currency; zero where everything is paid at the property. */
  total: MoneyShape,
})
export type PricedStayOffer = z.infer<typeof PricedStayOffer>
