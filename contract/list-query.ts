import { z } from 'zod'
import { Words } from '#domain/words.ts'
import { After } from './shapes.ts'

export const LARGEST_PAGE = 100

/** Rows of a CSV file at most. */
export const MOST_EXPORTED = 10_000

/** Lists and tabs are counted no further than this, so that they cost the same at a thousand rows and at a million. */
export const MOST_COUNTED = 1_000

/** How many rows there are; `isMore` where counting stopped. */
export const Counted = z.object({ count: z.int(), isMore: z.boolean() })
export type Counted = z.infer<typeof Counted>

/** A day of the agency's calendar. No list is older. */
const Day = z.iso.date().refine((day) => day >= '1900')

/** Parameters that lists have in common, each on its own. */
export const listParameters = {
  query: Words.trim().max(80),
  /** First and last day, both included. */
  from: Day,
  to: Day,
  /** The `next` of the page before. */
  after: After,
  perPage: z.coerce.number().int().min(1).max(LARGEST_PAGE),
}

/** The days that a list is narrowed to. */
export interface Days {
  from: string | null
  to: string | null
}
