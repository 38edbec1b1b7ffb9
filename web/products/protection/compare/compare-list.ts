import { isText, isRecordOf, isWhole } from '../../../kit/json-shape.ts'
import { type ComparedItem, compareList, isComparedItem } from '../../compare-list.ts'

/** A policy in the comparison. */
export interface ComparedPolicy extends ComparedItem {
  insurer: string
  total: number
  currency: string
}

/** The search of a policy. */
export interface PolicyFoundIn {
  searchId: string
  /** The search as query parameters. */
  search: string
  expiresAt: string
  currency: string
}

export const comparedPolicies = compareList(
  {
    key: 'comparedPolicies',
    path: '/protection/compare',
    words: {
      full: 'Only 4 policies are allowed to compare',
      restarted: 'Only policies of one search are compared: the list starts again',
    },
  },
  isRecordOf<ComparedPolicy>({ ...isComparedItem, insurer: isText, total: isWhole, currency: isText }),
)

/** A policy as the comparison saves it. */
export const toComparedPolicy = (
  { id, name, insurer, total }: { id: string; name: string; insurer: string; total: number },
  { searchId, search, expiresAt, currency }: PolicyFoundIn,
): ComparedPolicy => ({
  searchId,
  id,
  group: search,
  search,
  same: id,
  part: `${new URLSearchParams([
    ['searchId', searchId],
    ['policy', id],
  ])}`,
  title: name,
  query: search,
  expiresAt,
  insurer,
  total,
  currency,
})
