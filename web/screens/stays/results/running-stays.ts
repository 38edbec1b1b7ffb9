import type { StayResult } from '#contract/stays.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { loadApi } from '../../../api.ts'
import { type FoundSoFar, searchStreams } from '../../../results/search-stream.ts'
import type { StayForm } from '../search/read-stay-draft.ts'

export type FoundStays = FoundSoFar<StayResult>

/** The search, and the time zone of the place. */
export interface Asked {
  form: StayForm
  zone: string
}

/** The searches for stays of this tab. */
export const staySearches = searchStreams<StaySearch, StayResult, Asked>(async (search, signal) =>
  (await loadApi()).stays.search(search, { signal }),
)
