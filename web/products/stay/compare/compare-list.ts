import { replaceEarlier } from '#domain/results/compare-list.ts'
import { lastingIdOf } from '#domain/results/lasting-id.ts'
import { stayCompareParams, stayCompareWords } from '#domain/stays/compare.ts'
import type { FoundStay, StayOption } from '#domain/stays/found-stay.ts'
import { seenRate } from '#domain/stays/kinds.ts'
import { optionNow } from '#domain/stays/option-now.ts'
import { isRecordOf, isText, isWhole } from '../../../kit/json-shape.ts'
import { type ComparedItem, compareList, isComparedItem } from '../../compare-list.ts'

/** A property in the comparison, with the data that the tray needs when its search is no longer on the screen. Equal searches are one group. */
export interface ComparedStay extends ComparedItem {
  /** Empty without a picture. */
  photo: string
  /** Its rate and price when it was selected (`seenRate`). */
  rate: string
  total: number
  currency: string
}

/** The search of a property. */
export interface StayFoundIn {
  searchId: string
  /** The search as query parameters; `query` also has the active filters. */
  search: string
  query: string
  expiresAt: string
  currency: string
}

export const stayComparison = { key: 'comparedStays', path: '/accommodation/compare', words: stayCompareWords }

export const comparedStays = compareList(
  stayComparison,
  isRecordOf<ComparedStay>({
    ...isComparedItem,
    photo: isText,
    rate: isText,
    total: isWhole,
    currency: isText,
  }),
)

const partOf = (searchId: string, id: string, seen: string): string =>
  `${stayCompareParams(searchId, [{ id, rate: seen || null }])}`

/** A property at one of its rates as the comparison saves it. */
export function toComparedStay(
  { stay, rate, total }: StayOption,
  { searchId, search, query, expiresAt, currency }: StayFoundIn,
): ComparedStay {
  const { id, name, photos } = stay
  const seen = seenRate(rate, total)
  return {
    searchId,
    id,
    group: search,
    search,
    same: lastingIdOf(stay),
    part: partOf(searchId, id, seen),
    title: name,
    query,
    expiresAt,
    photo: photos[0] ?? '',
    rate: seen,
    total,
    currency,
  }
}

/** Properties of an earlier equal search become those of this one, at the rate at which they were selected. */
export function followResults(stays: readonly FoundStay[], of: StayFoundIn): void {
  const list = comparedStays.read()
  const next = replaceEarlier(list, of, ({ same, rate, total }) => {
    const stay = stays.find((one) => lastingIdOf(one) === same)
    const option = stay && optionNow(stay, rate)
    if (!option) return null
    const found = toComparedStay(option, of)
    // The price when it was selected is shown as long as the rate is the same.
    return option.priceChange?.is === 'gone' ? found : { ...found, part: partOf(of.searchId, stay.id, rate), rate, total }
  })
  if (next.length !== list.length || next.some((one, at) => one !== list[at])) comparedStays.write(next)
}
