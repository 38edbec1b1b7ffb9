import type { TourResult } from '#contract/tours.ts'
import type { TourSearch } from '#domain/tours/search.ts'
import { loadApi } from '../../../api.ts'
import { type FoundSoFar, searchStreams } from '../../../results/search-stream.ts'
import type { TourForm } from '../search/read-tour-draft.ts'

export type FoundTours = FoundSoFar<TourResult>

/** The searches for tours of this tab. */
export const tourSearches = searchStreams<TourSearch, TourResult, { form: TourForm }>(async (search, signal) =>
  (await loadApi()).tours.search(search, { signal }),
)
