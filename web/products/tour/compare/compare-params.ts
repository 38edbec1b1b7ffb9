import { compareLimit } from '#domain/defaults.ts'

/** `searchId=..&tour=a&tour=b`: the comparison in an address. */
export const tourCompareParams = (searchId: string, ids: readonly string[]): URLSearchParams =>
  new URLSearchParams([['searchId', searchId], ...ids.map((id) => ['tour', id])])

/** Parses it: at most four, without duplicates; null without a search or a tour. */
export function readTourCompare(params: URLSearchParams): { searchId: string; ids: string[] } | null {
  const ids = [...new Set(params.getAll('tour').filter(Boolean))].slice(0, compareLimit)
  const searchId = params.get('searchId')
  return searchId && ids.length > 0 ? { searchId, ids } : null
}
