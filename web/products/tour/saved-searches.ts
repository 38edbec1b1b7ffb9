import { tourToParams } from '#domain/tours/search-params.ts'
import { savedSearches } from '../saved-searches.ts'

export const savedTours = savedSearches('tourSearches', tourToParams)
