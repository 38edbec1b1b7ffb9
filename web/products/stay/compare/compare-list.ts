import { replaceEarlier } from '#domain/results/compare-list.ts'
import { stayCompareParams, stayCompareWords } from '#domain/stays/compare.ts'
import type { FoundStay, StayOption } from '#domain/stays/found-stay.ts'
import { seenRate } from '#domain/stays/kinds.ts'
import { optionNow } from '#domain/stays/option-now.ts'
import { isRecordOf, isText, isWhole } from '../../../kit/json-shape.ts'
import { type ComparedItem, compareList, isComparedItem } from '../../compare-list.ts'

/** A property in the comparison, with what the tray shows of it after its search has left the screen. Those of one search, however often it is made, are a group. */
export interface ComparedStay extends ComparedItem {
  /** Empty where there is no picture. */
  photo: string
  /** The rate and price it was ticked at (`seenRate`). */
  rate: string
  total: number
  currency: string
}

/** The search that found a property. */
export interface StayFoundIn {
  searchId: string
  /** The search as query parameters; `query` has the filters in force too. */
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
    same: id,
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

/** Properties that an earlier search for the same has found become those of this one, at the rate they were ticked at. */
export function followResults(stays: readonly FoundStay[], of: StayFoundIn): void {
  const list = comparedStays.read()
  const next = replaceEarlier(list, of, ({ same, rate, total }) => {
    const stay = stays.find(({ id }) => id === same)
    const option = stay && optionNow(stay, rate)
    if (!option) return null
    const found = toComparedStay(option, of)
    // What it cost when it was ticked is still told, while it is the same rate.
    return option.news?.is === 'gone' ? found : { ...found, part: partOf(of.searchId, same, rate), rate, total }
  })
  if (next.length !== list.length || next.some((one, at) => one !== list[at])) comparedStays.write(next)
}
