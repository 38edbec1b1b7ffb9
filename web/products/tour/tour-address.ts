import type { TourSearch } from '#domain/tours/search.ts'
import { tourToParams } from '#domain/tours/search-params.ts'

export const resultsPath = '/tour/result'

/** The address of a search's results. It includes the search itself, so that it can be repeated once its prices have expired. */
export const toursAddress = (searchId: string, search: TourSearch): string =>
  `${resultsPath}?searchId=${searchId}&${tourToParams(search)}`

/** The address that starts a search. */
export const tourSearchAddress = (search: TourSearch): string => `${resultsPath}?${tourToParams(search)}`

/** The page of one tour of a search. `query` is the search, and the filters in force, as parameters. */
export const tourAddress = (searchId: string, tour: string, query: string): string =>
  `/tour/singleTour?${new URLSearchParams({ searchId, tour })}&${query}`

interface ToChoose {
  searchId: string
  id: string
  /** The one whose price was shown. */
  day: string
  /** The search, and the filters in force, as parameters. */
  query: string
  into?: 'trip' | 'quote'
}

/** The same page where a day and a time are chosen, to add the tour to a trip or to a quote. */
export const toChooseFirst = ({ searchId, id, day, query, into = 'trip' }: ToChoose): string =>
  `${tourAddress(searchId, id, query)}&${new URLSearchParams({ day, add: into })}#when`
