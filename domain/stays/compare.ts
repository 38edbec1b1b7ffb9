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

/** `a:breakfast.free.now.255865834`: in an address, and in a form. */
export const comparedRateText = ({ id, rate }: ComparedRate): string => (rate ? `${id}:${rate}` : id)

export function readComparedRate(text: string): ComparedRate {
  const [id = '', rate = null] = text.split(':')
  return { id, rate }
}

/** `searchId=..&stay=a:breakfast.free.now.255865834&stay=b`: the comparison in an address, each property with the chosen rate and price. */
export const stayCompareParams = (searchId: string, stays: readonly ComparedRate[]): URLSearchParams =>
  new URLSearchParams([['searchId', searchId], ...stays.map((stay) => ['stay', comparedRateText(stay)])])

/** Parses it: at most four, without duplicates; null without a search or a property. */
export function readStayCompare(params: URLSearchParams): { searchId: string; stays: ComparedRate[] } | null {
  const byId = new Map<string, ComparedRate>()
  for (const text of params.getAll('stay').filter(Boolean)) {
    const stay = readComparedRate(text)
    if (!byId.has(stay.id)) byId.set(stay.id, stay)
  }
  const searchId = params.get('searchId')
  return searchId && byId.size > 0 ? { searchId, stays: [...byId.values()].slice(0, compareLimit) } : null
}
