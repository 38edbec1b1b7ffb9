import { StaySearch } from '#domain/stays/search.ts'
import { stayFromParams } from '#domain/stays/search-params.ts'

/** The search of a property's address; null if it has none. */
export const searchIn = (params: URLSearchParams): StaySearch | null => StaySearch.safeParse(stayFromParams(params)).data ?? null
