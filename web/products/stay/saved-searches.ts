import { stayToParams } from '#domain/stays/search-params.ts'
import { savedSearches } from '../saved-searches.ts'

export const savedStays = savedSearches('staySearches', stayToParams)
