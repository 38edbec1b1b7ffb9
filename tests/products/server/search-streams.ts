import type { SoldProduct } from '#domain/product-types.ts'
import type { StreamedSearch } from '#server/modules/search/streamed-search.ts'
import { streamedSearch } from '#server/modules/search/streamed-search.ts'
import { searchStreams as built } from '#server/products/registry/search-streams.ts'
import { tourSearches } from '../tour/search-tours.ts'
import { TourSearch, tours } from '../tour/shapes.ts'

export const searchStreams: Partial<Record<SoldProduct, StreamedSearch>> = {
  ...built,
  tour: streamedSearch('tour', { endpoint: tours.stream, name: ['tours', 'stream'], shape: TourSearch, searches: tourSearches }),
}
