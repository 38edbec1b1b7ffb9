import type { Money } from '#domain/money/money.ts'
import { isRecordOf, isText, isWhole } from '#web/kit/json-shape.ts'
import { type ComparedItem, compareList, isComparedItem } from '#web/products/compare-list.ts'

export interface ComparedTour extends ComparedItem {
  total: Money
}

/** Tours of one search are compared; another search clears the comparison. */
export const comparedTours = compareList(
  {
    key: 'comparedTours',
    path: '/tours/compare',
    words: {
      full: 'Only 4 tours are allowed to compare',
      restarted: 'Only tours of one search are compared: the list starts again',
    },
  },
  isRecordOf<ComparedTour>({
    ...isComparedItem,
    total: isRecordOf({ amount: isWhole, currency: isText }),
  }),
)
