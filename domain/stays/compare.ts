import { compareLimit } from '../defaults.ts'
import { addCompared, type Compared } from '../results/compare-list.ts'

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

/** A property of a comparison at one of its rates, named with the price it was seen at (`seenRate`); null for its cheapest. */
export interface ComparedRate {
  id: string
  rate: string | null
}

/** `searchId=..&stay=a:breakfast.free.now.255865834&stay=b`: the comparison as an address carries it, each property at the rate and price it was chosen at. */
export const stayCompareParams = (searchId: string, stays: readonly ComparedRate[]): URLSearchParams =>
  new URLSearchParams([['searchId', searchId], ...stays.map(({ id, rate }) => ['stay', rate ? `${id}:${rate}` : id])])

/** Reads it back, at most four, each once; null without a search or a property. */
export function readStayCompare(params: URLSearchParams): { searchId: string; stays: ComparedRate[] } | null {
  const byId = new Map<string, ComparedRate>()
  for (const text of params.getAll('stay').filter(Boolean)) {
    const [id = '', rate = null] = text.split(':')
    if (!byId.has(id)) byId.set(id, { id, rate })
  }
  const searchId = params.get('searchId')
  return searchId && byId.size > 0 ? { searchId, stays: [...byId.values()].slice(0, compareLimit) } : null
}
