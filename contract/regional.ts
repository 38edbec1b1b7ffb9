import { z } from 'zod'
import type { NumberStyle as Style } from '#domain/numbers.ts'
import type { Regional as RegionalFacts } from '#domain/regional.ts'

/** The currency, time zone and number format of an agency. */
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

/** The separators and digit groups of an agency's numbers. */
export const NumberStyle = z.object({
  group: z.string(),
  decimal: z.string(),
  /** Digits of each group after the first group of three. */
  above: z.int(),
  /** Minimum number of digits for grouping. */
  from: z.int(),
}) satisfies z.ZodType<Style>
