import { AppError } from '#domain/errors.ts'
import { memoizeByObject } from '#domain/memoize.ts'
import { lastingIdOf } from '#domain/results/lasting-id.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { listedEntries, type SearchRecord } from '../../search/search-record.ts'
import type { Member, StayEntry } from './gather-properties.ts'

export type StayRecord = SearchRecord<StaySearch, StayEntry>

/** The property of every listing: an old link to a listing that was merged later still finds it. */
const propertyOfListings = memoizeByObject(
  (record: StayRecord): ReadonlyMap<string, StayEntry> =>
    new Map(listedEntries(record).flatMap((entry) => entry.stored.listings.map((id) => [id, entry] as const))),
)

/** One property of a search. */
export interface FoundProperty {
  /** Its id in the search: of the listing that was found first. */
  id: string
  /** Its id in every search that finds the same listings, whichever of them is found first. */
  lastingId: string
  members: Member[]
}

/** The property of an id, or of any of its listings. Throws `stay.no-availability` for one that the search did not find. */
export function propertyOf(record: StayRecord, id: string): FoundProperty {
  const entry = propertyOfListings(record).get(id)
  if (!entry) throw new AppError('stay.no-availability')
  return { id: entry.common.id, lastingId: lastingIdOf(entry.common), members: entry.stored.members }
}
