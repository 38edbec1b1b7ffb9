import { type ComparedItem, compareList, isComparedItem } from '#web/products/compare-list.ts'
import { isRecordOf } from '#web/kit/json-shape.ts'
import type { BagResult, BagSnapshot } from '../contract.ts'
import { bagParams } from '../shapes.ts'

export const comparedBags = compareList<ComparedItem>(
  {
    key: 'comparedBags',
    path: '/protection/compare',
    words: { full: 'Only 4 covers are compared', restarted: 'Only covers of one search are compared' },
  },
  isRecordOf<ComparedItem>(isComparedItem),
)

/** A cover as the comparison saves it. */
export const toComparedBag = ({ id, name }: BagResult, { searchId, search, expiresAt }: BagSnapshot): ComparedItem => ({
  searchId,
  id,
  group: `${bagParams(search)}`,
  search: `${bagParams(search)}`,
  same: id,
  part: `${new URLSearchParams([
    ['searchId', searchId],
    ['cover', id],
  ])}`,
  title: name,
  query: `${bagParams(search)}`,
  expiresAt,
})
