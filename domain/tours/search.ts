import { z } from 'zod'
import { Destination } from '../stays/search.ts'
import { Words } from '../words.ts'
import { ADULT_AGE, MAX_ADULTS, MAX_CHILDREN, tourSearchProblems, tourSearchWords } from './search-rules.ts'

/** Who takes part: adults, and children with their age on the day. */
export const Party = z.object({
  adults: z.int().min(1, tourSearchWords.people).max(MAX_ADULTS, tourSearchWords.people),
  children: z
    .array(
      z
        .int()
        .min(0)
        .max(ADULT_AGE - 1),
    )
    .max(MAX_CHILDREN)
    .default([]),
})
export type Party = z.infer<typeof Party>

/** A search for tours: any day from `from` to `to`, local calendar days. */
export const TourSearch = Party.extend({
  destination: Destination,
  from: z.iso.date(tourSearchWords.day),
  to: z.iso.date(tourSearchWords.day),
  /** The agency's own discount code. */
  dealCode: Words.trim()
    .toUpperCase()
    .max(20)
    .nullable()
    .default(null)
    .meta({ description: 'Another code than one of the agency is refused: This code is not known or no longer valid.' }),
})
  .superRefine((search, ctx) => {
    for (const { path, message } of tourSearchProblems(search)) ctx.addIssue({ code: 'custom', path: path.split('.'), message })
  })
  .meta({ description: Object.values(tourSearchWords).join(' ') })
export type TourSearch = z.infer<typeof TourSearch>
