import { compareLimit } from '../defaults.ts'

export const stayCompareWords = {
  full: 'Only 4 accommodations are allowed to compare',
  restarted: 'Only accommodations of one search are compared: the list starts again',
} as const

/** A property of a comparison at one of its rates, named with the price it was seen at (`seenRate`); null for its cheapest. */
export interface ComparedRate {
  id: string
  rate: string | null
}

/** `searchId=..&stay=a:breakfast.free.now.255865834&stay=b`: the comparison in an address, each property with the chosen rate and price. */
export const stayCompareParams = (searchId: string, stays: readonly ComparedRate[]): URLSearchParams =>
  new URLSearchParams([['searchId', searchId], ...stays.map(({ id, rate }) => ['stay', rate ? `${id}:${rate}` : id])])

/** Parses it: at most four, without duplicates; null without a search or a property. */
export function readStayCompare(params: URLSearchParams): { searchId: string; stays: ComparedRate[] } | null {
  const byId = new Map<string, ComparedRate>()
  for (const text of params.getAll('stay').filter(Boolean)) {
    const [id = '', rate = null] = text.split(':')
    if (!byId.has(id)) byId.set(id, { id, rate })
  }
  const searchId = params.get('searchId')
  return searchId && byId.size > 0 ? { searchId, stays: [...byId.values()].slice(0, compareLimit) } : null
}
