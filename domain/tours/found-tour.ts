import type { TourBrief } from './tour.ts'

/** The lowest price of a day for the searched people, in minor units of the search's currency. */
export interface TourDayPrice {
  day: string
  total: number
}

/** A found tour, as lists filter and sort it. */
export interface FoundTour extends TourBrief {
  /** Kilometres from the searched place. */
  km: number
  /** The lowest total of all days. */
  total: number
  /** The days with places, ascending. */
  days: TourDayPrice[]
  isOnRequest: boolean
}

/** A tour of a list, with the cheapest of its days that pass the filters. */
export interface ListedTour {
  tour: FoundTour
  day: string
  total: number
  key: string
}

/** One day of a tour: what filters test. */
export interface TourDayOption {
  tour: FoundTour
  day: string
  total: number
}

/** The days of a tour, the cheapest first. */
export const dayOptionsOf = (tour: FoundTour): TourDayOption[] =>
  tour.days.map((one) => ({ tour, ...one })).sort((a, b) => a.total - b.total || (a.day < b.day ? -1 : 1))
