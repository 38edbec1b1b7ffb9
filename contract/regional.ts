import { z } from 'zod'
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
