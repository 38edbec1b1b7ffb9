import { addCompared, type Compared, MAX_COMPARED } from '../results/compare-list.ts'

/** A house that is being compared; those of one search go together. */
export interface ComparableStay {
  searchId: string
  stayId: string
}

export const stayCompareWords = {
  full: 'Only 4 accommodations are allowed to compare',
  restarted: 'Only accommodations of one search are compared: the list starts again',
} as const

const isSame = (a: ComparableStay, b: ComparableStay) => a.searchId === b.searchId && a.stayId === b.stayId

/** Adds a house. One of another search replaces them all; a fifth is not added; one that is there already changes nothing. */
export const addStayToCompare = <T extends ComparableStay>(list: readonly T[], stay: T): Compared<T> =>
  addCompared(list, stay, { isSame, goTogether: (a, b) => a.searchId === b.searchId })

export const removeStayFromCompare = <T extends ComparableStay>(list: readonly T[], stay: ComparableStay): T[] =>
  list.filter((one) => !isSame(one, stay))

/** `searchId=..&stay=..&stay=..`: the comparison as an address carries it. */
export const stayCompareParams = (searchId: string, stays: readonly string[]): URLSearchParams =>
  new URLSearchParams([['searchId', searchId], ...stays.map((id) => ['stay', id])])

/** Reads it back, at most four, each once; null without a search or a house. */
export function readStayCompare(params: URLSearchParams): { searchId: string; stays: string[] } | null {
  const stays = [...new Set(params.getAll('stay').filter(Boolean))].slice(0, MAX_COMPARED)
  const searchId = params.get('searchId')
  return searchId && stays.length > 0 ? { searchId, stays } : null
}
