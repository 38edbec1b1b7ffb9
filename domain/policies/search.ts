import { z } from 'zod'
import { MoneyShape } from '../money/waterfall.ts'
import { Words } from '../words.ts'
import { MAX_AGE, MAX_INSURED, policySearchProblems, policySearchWords } from './search-rules.ts'

/** ISO 3166-1 alpha-2. */
const Country = z.string().regex(/^[A-Z]{2}$/, 'Choose a country.')

/** A search for protection: who travels where and when, and what the trip costs. */
export const PolicySearch = z
  .object({
    residence: Country.meta({ examples: ['GB'] }),
    destination: Country.meta({ examples: ['FR'] }),
    /** The first and the last day of the trip. */
    from: z.iso.date(policySearchWords.day),
    to: z.iso.date(policySearchWords.day),
    /** The age of each insured on the first day. */
    ages: z
      .array(z.int(policySearchWords.age).min(0, policySearchWords.age).max(MAX_AGE, policySearchWords.age))
      .max(MAX_INSURED, policySearchWords.people),
    /** Of all insured together; null if unknown. */
    tripCost: MoneyShape.nullable().default(null),
    /** The agency's own discount code. */
    dealCode: Words.trim()
      .toUpperCase()
      .max(20)
      .nullable()
      .default(null)
      .meta({ description: 'Another code than one of the agency is refused: This code is not known or no longer valid.' }),
    /** The order that the policy is sold on top of. */
    onOrder: z.uuid().nullable().default(null),
    /** The open checkout of a booking that the policy is chosen with: it is bought once that booking is confirmed. */
    forCheckout: z.uuid().nullable().default(null),
  })
  .superRefine((search, ctx) => {
    for (const { path, message } of policySearchProblems(search)) ctx.addIssue({ code: 'custom', path: path.split('.'), message })
  })
  .meta({ description: Object.values(policySearchWords).join(' ') })
export type PolicySearch = z.infer<typeof PolicySearch>
