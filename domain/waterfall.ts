import { z } from 'zod'

/** Shapes of money and of a price, the same whatever is sold. */

export const MoneyShape = z
  .object({ amount: z.int(), currency: z.string().regex(/^[A-Z]{3}$/) })
  .meta({ examples: [{ amount: 150_000, currency: 'NGN' }] })

/** Whose clocks tell a deadline beside the agency's: where the journey begins, or where the house stands. `zone` is an IANA name. */
export const ClockPlace = z.object({ city: z.string(), zone: z.string() })
export type ClockPlace = z.infer<typeof ClockPlace>

/** A line of the price waterfall, in the selling currency; it names the rule that made it. */
export const WaterfallLine = z.object({
  kind: z.enum(['net', 'ancillary', 'commission', 'markup', 'deal-code', 'points']),
  label: z.string(),
  rule: z.string().nullable(),
  amount: MoneyShape,
})
export type WaterfallLine = z.infer<typeof WaterfallLine>

export const PriceWaterfall = z.object({
  /** What the supplier asks, taxes included, in its currency. */
  net: MoneyShape,
  /** The part of `net` that is taxes; null where the supplier does not tell. */
  tax: MoneyShape.nullable().default(null),
  /** Seats, bags and the like in the supplier's currency; null without any. They are sold at what they cost. */
  extras: MoneyShape.nullable().default(null),
  /** What the supplier pays for selling it where nothing is charged, in the selling currency. Orders that were sold before it was stored have none. */
  commission: MoneyShape.nullish(),
  /** Units of the selling currency for one unit of the supplier's, frozen at `rateAt`. `"1"` when both are the same. */
  rate: z.string(),
  rateAt: z.string(),
  rateSource: z.string(),
  lines: z.array(WaterfallLine),
  total: MoneyShape,
})
export type PriceWaterfall = z.infer<typeof PriceWaterfall>
