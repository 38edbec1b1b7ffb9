import { type SQL, sql } from 'drizzle-orm'
import { BLOCK_MARK } from './search-terms.ts'

/** So many numbers of an agency make a block. */
export const BLOCK_SIZE = 16_384
const BLOCK = sql.raw(String(BLOCK_SIZE))

/** The end of an agency's id is enough to keep agencies apart in an index; a filter does it for good. */
const OWNER_LENGTH = 8

/**
 * A search vector over `search_text` whose words begin with their row's agency and block of numbers. The newest rows that have a word are then found
 * without the older ones, however many have it, and no agency pays for another's rows (decision 012). Needs `agency_id` and `number` beside it.
 */
export const blockVector = sql`array_to_tsvector(string_to_array(ltrim(replace(' ' || search_text, ' ', ' ' || right(agency_id::text, ${sql.raw(String(OWNER_LENGTH))}) || '.' || (number / ${BLOCK})::text || '.')), ' '))`

/** The blocks of numbers from `first` to `last`, in that direction. */
export const blocksBetween = (first: SQL, last: SQL, step: 1 | -1): SQL =>
  sql`generate_series((${first}) / ${BLOCK}, (${last}) / ${BLOCK}, ${sql.raw(String(step))})`

/** What is looked for in one block; `terms` as `blockTerms` writes them. */
export const queryInBlock = (terms: string, agencyId: string, block: SQL): SQL =>
  sql`replace(${terms}, ${BLOCK_MARK}, ${`${agencyId.slice(-OWNER_LENGTH)}.`} || ${block}::text || '.')::tsquery`
