import { z } from 'zod'
import { MoneyShape, PriceWaterfall } from '../money/waterfall.ts'
import { CancellationStep } from './cancellation.ts'
import { boards, payWhens, refundabilities } from './kinds.ts'

export const Bed = z.object({ type: z.string(), count: z.int() })
export type Bed = z.infer<typeof Bed>

/** A room as one supplier describes it. */
export const RoomListing = z.object({
  name: z.string(),
  beds: z.array(Bed),
  sizeSqm: z.number().nullable(),
  sleeps: z.int().nullable(),
  photos: z.array(z.string()),
})
export type RoomListing = z.infer<typeof RoomListing>

const RateTerms = z.object({
  board: z.enum(boards),
  payWhen: z.enum(payWhens),
  /** The supplier's name of the rate. */
  name: z.string().nullable(),
  conditions: z.array(z.object({ title: z.string(), description: z.string() })),
  /** The property confirms each booking itself. */
  isOnRequest: z.boolean(),
  /** The number of remaining rooms; null if unknown. */
  left: z.int().nullable(),
  /** Whether only members of the property's loyalty programme may book it. */
  membersOnly: z.boolean(),
  /** A negotiated rate of the agency with the property or chain. */
  isNegotiated: z.boolean(),
  /** Local taxes and fees that guests pay at the property in addition, in its own currency; null for none. */
  localCharges: MoneyShape.nullable(),
  expiresAt: z.iso.datetime(),
})

/** A rate as a supplier adapter returns it, for all rooms and all nights of the search, in the supplier's currency. */
export const SupplierStayRate = RateTerms.extend({
  /** Our id: a short hash of the supplier's name and id. */
  id: z.string(),
  supplier: z.string(),
  supplierRateId: z.string(),
  listingId: z.string(),
  room: RoomListing,
  /** The supplier's price including taxes and fees; the parts sum to it, if they are stated. */
  net: MoneyShape,
  base: MoneyShape.nullable(),
  tax: MoneyShape.nullable(),
  fee: MoneyShape.nullable(),
  /** The property's public price; the supplier may forbid lower ones. */
  publicPrice: MoneyShape.nullable(),
  /** The supplier's commission for the agency. */
  commission: MoneyShape.nullable(),
  /** The part of `net` that is paid at booking: all of it, a deposit, or nothing. */
  payNow: MoneyShape,
  /** Penalties are parts of `net`. */
  cancellation: z.array(CancellationStep),
})
export type SupplierStayRate = z.infer<typeof SupplierStayRate>

/** A rate for display, in the selling currency, without data of its supplier. */
export const PricedStayRate = RateTerms.extend({
  id: z.string(),
  /** Everything except local charges, for all rooms and nights, with the cheapest payment method. */
  total: MoneyShape,
  /** The fee of the cheapest payment method, included in `total` and `payNow`. It is not refundable. */
  paymentFee: MoneyShape,
  /** Taxes and fees, included in `total`; null if the supplier does not state them. */
  taxes: MoneyShape.nullable(),
  /** Per room and night, rounded. */
  perNight: MoneyShape,
  payNow: MoneyShape,
  payAtProperty: MoneyShape,
  /** `localCharges` in the selling currency, at today's rate; null if there are none or no rate is known. */
  localChargesAbout: MoneyShape.nullable(),
  cancellation: z.array(CancellationStep),
  refundability: z.enum(refundabilities),
  /** ISO instant until which cancelling is free. */
  freeUntil: z.iso.datetime().nullable(),
  /** Only for roles that see margin. */
  waterfall: PriceWaterfall.nullable(),
  commission: MoneyShape.nullable(),
  publicPrice: MoneyShape.nullable(),
  /** The supplier; only for roles that see margin. */
  source: z.string().nullable(),
})
export type PricedStayRate = z.infer<typeof PricedStayRate>

/** The facts of a room, parsed from its name and beds; rooms of several suppliers with the same facts are one. */
export const RoomFacts = z.object({
  /** `standard`, `deluxe`, `suite` ... */
  category: z.string(),
  view: z.string().nullable(),
  /** `1 king`, `2 single`; null if unknown. */
  beds: z.string().nullable(),
  sleeps: z.int().nullable(),
  smoking: z.boolean().nullable(),
  isAccessible: z.boolean(),
})
export type RoomFacts = z.infer<typeof RoomFacts>

/** The same room of all suppliers, with the best rate of each kind. */
export const RoomGroup = z.object({
  key: z.string(),
  /** The best name. */
  name: z.string(),
  facts: RoomFacts,
  sizeSqm: z.number().nullable(),
  beds: z.array(Bed),
  photos: z.array(z.string()),
  /** Cheapest first; one for each board, refund and time of payment. */
  rates: z.array(PricedStayRate),
})
export type RoomGroup = z.infer<typeof RoomGroup>
