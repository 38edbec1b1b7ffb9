import { compareLimit } from '#domain/defaults.ts'
import type { Money } from '#domain/money.ts'
import { isListOf, isRecordOf, isText, isWhole } from '#web/kit/json-shape.ts'
import { compareStore } from '#web/products/compare-store.ts'

export interface ComparedTour {
  searchId: string
  tourId: string
  name: string
  total: Money
  /** ISO instant after which its price no longer counts. */
  expiresAt: string
}

const store = compareStore(
  'compareTours',
  isListOf(
    isRecordOf<ComparedTour>({
      searchId: isText,
      tourId: isText,
      name: isText,
      total: isRecordOf({ amount: isWhole, currency: isText }),
      expiresAt: isText,
    }),
  ),
)
const isSame = (a: ComparedTour, b: ComparedTour) => a.searchId === b.searchId && a.tourId === b.tourId

export const useComparedTours = store.useList
export const clearComparedTours = store.clear
export const useIsComparedTour = (tour: ComparedTour): boolean => store.useHas((one) => isSame(one, tour))
export const stopComparingTour = (tour: ComparedTour): void => store.write(store.read().filter((one) => !isSame(one, tour)))
/** Tours of one search are compared; another search starts again. */
export const compareTour = (tour: ComparedTour): void =>
  store.write([...store.read().filter(({ searchId }) => searchId === tour.searchId), tour].slice(-compareLimit))
