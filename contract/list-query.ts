import { z } from 'zod'
import { Words } from '#domain/words.ts'
import { After } from './shapes.ts'

export const LARGEST_PAGE = 100

/** Maximum rows of a CSV file. */
export const MOST_EXPORTED = 10_000

/** Lists and tabs count up to this number, so that they cost the same with a thousand and with a million rows. */
export const MOST_COUNTED = 1_000

/** Numbered pages cover this many rows of a list; `after` covers all. */
export const MOST_PAGED = 10_000

/** The number of rows; `isMore` if counting stopped. */
export const Counted = z.object({ count: z.int(), isMore: z.boolean() })
export type Counted = z.infer<typeof Counted>

/** A day in the time zone in which the reader sees the list; of the ledger, whose days are the agency's, in the agency's. No list has older rows. */
const Day = z.iso.date().refine((day) => day >= '1900')

/** Query parameters that all lists have. */
export const listParameters = {
  query: Words.trim().max(80),
  /** First and last day, both inclusive. */
  from: Day,
  to: Day,
  /** `next` of the previous page. */
  after: After,
  perPage: z.coerce.number().int().min(1).max(LARGEST_PAGE),
}

/** The date range of a list. */
export interface Days {
  from: string | null
  to: string | null
}
