import { replaceEarlier } from '#domain/results/compare-list.ts'
import { type Lasting, lastingIdOf } from '#domain/results/lasting-id.ts'
import type { FoundTour } from '#domain/tours/found-tour.ts'
import { isRecordOf, isText, isWhole } from '../../../kit/json-shape.ts'
import { type ComparedItem, compareList, isComparedItem } from '../../compare-list.ts'
import { tourCompareParams } from './compare-params.ts'

/** A tour in the comparison, with the data that the tray needs when its search is no longer on the screen. Equal searches are one group. */
export interface ComparedTour extends ComparedItem {
  /** Empty without a picture. */
  photo: string
  /** For everybody. */
  total: number
  currency: string
}

/** The search of a tour. */
export interface TourFoundIn {
  searchId: string
  /** The search as query parameters; `query` also has the active filters. */
  search: string
  query: string
  expiresAt: string
  currency: string
}

export const tourComparison = {
  key: 'comparedActivities',
  path: '/tour/compare',
  words: {
    full: 'Only 4 activities are allowed to compare',
    restarted: 'Only activities of one search are compared: the list starts again',
  },
}

export const comparedTours = compareList(
  tourComparison,
  isRecordOf<ComparedTour>({ ...isComparedItem, photo: isText, total: isWhole, currency: isText }),
)

/** A tour as the comparison saves it. */
export const toComparedTour = (
  { id, lastingId, title, photos, total }: Pick<FoundTour, keyof Lasting | 'title' | 'photos' | 'total'>,
  { searchId, search, query, expiresAt, currency }: TourFoundIn,
): ComparedTour => ({
  searchId,
  id,
  group: search,
  search,
  same: lastingIdOf({ id, lastingId }),
  part: `${tourCompareParams(searchId, [id])}`,
  title,
  query,
  expiresAt,
  photo: photos[0] ?? '',
  total,
  currency,
})

/** Tours of an earlier equal search become those of this one. */
export function followResults(tours: readonly FoundTour[], of: TourFoundIn): void {
  const list = comparedTours.read()
  const next = replaceEarlier(list, of, ({ same }) => {
    const tour = tours.find((one) => lastingIdOf(one) === same)
    return tour ? toComparedTour(tour, of) : null
  })
  if (next.length !== list.length || next.some((one, at) => one !== list[at])) comparedTours.write(next)
}
