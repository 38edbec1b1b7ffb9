import { z } from 'zod'
import { MoneyShape, PriceWaterfall } from '../waterfall.ts'
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
  /** How many such rooms are left; null where that is not told. */
  left: z.int().nullable(),
  /** Whether only members of the house's programme may book it. */
  membersOnly: z.boolean(),
  /** A rate that the agency has agreed on with the house or chain. */
  isNegotiated: z.boolean(),
  /** Local taxes and fees that guests pay at the property besides the price, in its own currency; null for none. */
  localCharges: MoneyShape.nullable(),
  expiresAt: z.iso.datetime(),
})

/** A rate as a supplier adapter returns it, for all rooms and all nights of the search, in the supplier's currency. */
export const SupplierStayRate = RateTerms.extend({
  /** Ours: a short digest of the supplier's name and its own id. */
  id: z.string(),
  supplier: z.string(),
  supplierRateId: z.string(),
  listingId: z.string(),
  room: RoomListing,
  /** What the supplier asks, taxes and fees included; the parts add up to it where it tells them. */
  net: MoneyShape,
  base: MoneyShape.nullable(),
  tax: MoneyShape.nullable(),
  fee: MoneyShape.nullable(),
  /** What the property asks of the public; the supplier may forbid to go below it. */
  publicPrice: MoneyShape.nullable(),
  /** What the supplier pays the agency for selling it. */
  commission: MoneyShape.nullable(),
  /** The part of `net` that is paid when booking: all of it, a deposit, or nothing. */
  payNow: MoneyShape,
  /** Penalties are parts of `net`. */
  cancellation: z.array(CancellationStep),
})
export type SupplierStayRate = z.infer<typeof SupplierStayRate>

/** A rate as people see it, in the selling currency; nothing of its supplier is in it. */
export const PricedStayRate = RateTerms.extend({
  id: z.string(),
  /** Everything but the local charges, for all rooms and nights, by the cheapest way to pay. */
  total: MoneyShape,
  /** The part of `total`, and of `payNow`, that is the fee of the cheapest way to pay. Cancelling does not give it back. */
  paymentFee: MoneyShape,
  /** The part of `total` that is taxes and fees; null where the supplier does not tell. */
  taxes: MoneyShape.nullable(),
  /** A room and a night, rounded. */
  perNight: MoneyShape,
  payNow: MoneyShape,
  payAtProperty: MoneyShape,
  /** `localCharges` in the selling currency, at today's rate; null where there are none or no rate is known. */
  localChargesAbout: MoneyShape.nullable(),
  cancellation: z.array(CancellationStep),
  refundability: z.enum(refundabilities),
  /** ISO instant until which cancelling is free. */
  freeUntil: z.iso.datetime().nullable(),
  /** Only for roles that may see margin. */
  waterfall: PriceWaterfall.nullable(),
  commission: MoneyShape.nullable(),
  publicPrice: MoneyShape.nullable(),
  /** Which supplier sells it; only for roles that may see margin. */
  source: z.string().nullable(),
})
export type PricedStayRate = z.infer<typeof PricedStayRate>

/** What a room is, read from its name and beds; rooms of several suppliers with the same facts are one. */
export const RoomFacts = z.object({
  /** `standard`, `deluxe`, `suite` ... */
  category: z.string(),
  view: z.string().nullable(),
  /** `1 king`, `2 single`; null where nobody tells. */
  beds: z.string().nullable(),
  sleeps: z.int().nullable(),
  smoking: z.boolean().nullable(),
  isAccessible: z.boolean(),
})
export type RoomFacts = z.infer<typeof RoomFacts>

/** Rooms that are the same room at every supplier, with the best rate of each kind. */
export const RoomGroup = z.object({
  key: z.string(),
  /** The name that reads best. */
  name: z.string(),
  facts: RoomFacts,
  sizeSqm: z.number().nullable(),
  beds: z.array(Bed),
  photos: z.array(z.string()),
  /** Cheapest first; one for each board, refund and way of paying. */
  rates: z.array(PricedStayRate),
})
export type RoomGroup = z.infer<typeof RoomGroup>
