import { z } from 'zod'

/** Shapes of money and of a price of any product. */

export const MoneyShape = z
  .object({ amount: z.int(), currency: z.string().regex(/^[A-Z]{3}$/) })
  .meta({ examples: [{ amount: 150_000, currency: 'NGN' }] })

/** The second time zone of a deadline, besides the agency's: where the journey begins, or where the property is. `zone` is an IANA name. */
export const ClockPlace = z.object({ city: z.string(), zone: z.string() })
export type ClockPlace = z.infer<typeof ClockPlace>

/** A line of the price waterfall, in the selling currency, with its rule. */
export const WaterfallLine = z.object({
  kind: z.enum(['net', 'ancillary', 'commission', 'markup', 'deal-code', 'points']),
  label: z.string(),
  rule: z.string().nullable(),
  amount: MoneyShape,
})
export type WaterfallLine = z.infer<typeof WaterfallLine>

export const PriceWaterfall = z.object({
  /** The supplier's price including taxes, in its currency. */
  net: MoneyShape,
  /** The taxes included in `net`; null if the supplier does not state them. */
  tax: MoneyShape.nullable().default(null),
  /** Ancillaries in the supplier's currency; null without any. They are sold at cost. */
  extras: MoneyShape.nullable().default(null),
  /** The supplier's commission if nothing is charged, in the selling currency. Older orders have none. */
  commission: MoneyShape.nullish(),
  /** The number of the quote whose markup replaces the agency's rule and the deal code; absent without one. */
  quote: z.string().nullish(),
  /** The name of the package whose price is spread over its items: the markup is what the net leaves of the item's part; absent without one. */
  package: z.string().nullish(),
  /** Units of the selling currency for one unit of the supplier's, frozen at `rateAt`. `"1"` if both are the same. */
  rate: z.string(),
  rateAt: z.string(),
  rateSource: z.string(),
  lines: z.array(WaterfallLine),
  total: MoneyShape,
})
export type PriceWaterfall = z.infer<typeof PriceWaterfall>
