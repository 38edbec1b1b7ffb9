import { addStayToCompare, removeStayFromCompare, stayCompareParams, stayCompareWords } from '#domain/stays/compare.ts'
import type { StayOption } from '#domain/stays/found-stay.ts'
import { seenRate } from '#domain/stays/kinds.ts'
import { isListOf, isRecordOf, isText, isWhole } from '../../kit/json-shape.ts'
import { toast } from '../../kit/toast.ts'
import { compareStore } from '../compare-store.ts'

/** A house in the comparison, with what the tray shows of it after its search has left the screen. */
export interface ComparedStay {
  searchId: string
  stayId: string
  name: string
  /** Empty where there is no picture. */
  photo: string
  /** The rate and price it was ticked at (`seenRate`). */
  rate: string
  total: number
  currency: string
  /** The search as query parameters, to make it again. */
  query: string
  /** ISO instant after which its prices no longer count. */
  expiresAt: string
}

/** The search that found a house. */
export interface StayFoundIn {
  searchId: string
  query: string
  expiresAt: string
  currency: string
}

const isList = isListOf(
  isRecordOf<ComparedStay>({
    searchId: isText,
    stayId: isText,
    name: isText,
    photo: isText,
    rate: isText,
    total: isWhole,
    currency: isText,
    query: isText,
    expiresAt: isText,
  }),
)

const compared = compareStore('compareStays', isList)

/** The houses being compared, in the order they were chosen. */
export const useComparedStays = compared.useList

export const useIsComparedStay = (searchId: string, stayId: string): boolean =>
  compared.useHas((one) => one.searchId === searchId && one.stayId === stayId)

/** Adds a house; says so when the list is full or starts again. */
export function compareStay({ stay, rate, total }: StayOption, { searchId, query, expiresAt, currency }: StayFoundIn): void {
  const { id, name, photos } = stay
  const item = {
    searchId,
    stayId: id,
    name,
    photo: photos[0] ?? '',
    rate: seenRate(rate, total),
    total,
    currency,
    query,
    expiresAt,
  }
  const { list, said } = addStayToCompare(compared.read(), item)
  compared.write(list)
  if (said === 'full') toast.warn(stayCompareWords.full)
  if (said === 'restarted') toast.info(stayCompareWords.restarted)
}

export const stopComparingStay = (stay: { searchId: string; stayId: string }): void =>
  compared.write(removeStayFromCompare(compared.read(), stay))

export const clearComparedStays = compared.clear

/** Where houses are compared. Their search stands in the address too, so that it can be made again. */
export const stayCompareAddress = (list: readonly ComparedStay[]): string => {
  const [first] = list
  const stays = list.map(({ stayId, rate }) => ({ id: stayId, rate: rate || null }))
  return first ? `/accommodation/compare?${stayCompareParams(first.searchId, stays)}&${first.query}` : '/accommodation/new'
}
