import { z } from 'zod'
import type { NumberStyle as Style } from '#domain/numbers.ts'
import type { Regional as RegionalFacts } from '#domain/regional.ts'

/** The currency, clocks and number format of an agency. */
export const Regional = z.object({
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** ISO 4217. */
  currency: z.string(),
  /** IANA name. */
  zone: z.string(),
  /** BCP 47. */
  locale: z.string(),
}) satisfies z.ZodType<RegionalFacts>

/** The signs and groups of an agency's numbers. */
export const NumberStyle = z.object({
  group: z.string(),
  decimal: z.string(),
  /** Digits of each group above the last three. */
  above: z.int(),
  /** Digits from which a number is grouped. */
  from: z.int(),
}) satisfies z.ZodType<Style>
