import { type SQL, sql } from 'drizzle-orm'
import { BLOCK_MARK } from './search-terms.ts'

/** The size of a block of rows, which are numbered: orders by the agency's numbers, entries of the log by their sequence. */
export const BLOCK_SIZE = 16_384
const BLOCK = sql.raw(String(BLOCK_SIZE))

/** The end of an agency's id separates agencies well enough in an index; a filter makes it exact. */
const OWNER_LENGTH = 8

/**
 * A search vector over `search_text` whose words are prefixed with their row's agency and block of numbers. The newest rows with a word are found
 * without reading older ones, however many match, and no agency's search reads another's rows (decision 012). Needs `agency_id` in the same table, and
 * the column that numbers its rows.
 */
export const blockVector = (number: string): SQL =>
  sql`array_to_tsvector(string_to_array(ltrim(replace(' ' || search_text, ' ', ' ' || right(agency_id::text, ${sql.raw(String(OWNER_LENGTH))}) || '.' || (${sql.raw(number)} / ${BLOCK})::text || '.')), ' '))`

/** The blocks of numbers from `first` to `last`, in that direction. */
export const blocksBetween = (first: SQL, last: SQL, step: 1 | -1): SQL =>
  sql`generate_series((${first}) / ${BLOCK}, (${last}) / ${BLOCK}, ${sql.raw(String(step))})`

/** The query for one block; `terms` as `blockTerms` writes them. */
export const queryInBlock = (terms: string, agencyId: string, block: SQL): SQL =>
  sql`replace(${terms}, ${BLOCK_MARK}, ${`${agencyId.slice(-OWNER_LENGTH)}.`} || ${block}::text || '.')::tsquery`
