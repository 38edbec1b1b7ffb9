import type { Lasting } from '../results/lasting-id.ts'
import type { TourBrief } from './tour.ts'

/** The lowest price of a day for the searched people, in minor units of the search's currency. */
export interface TourDayPrice {
  day: string
  total: number
}

/** A found tour, as lists filter and sort it. */
export interface FoundTour extends TourBrief, Lasting {
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
  /** Whether no other day passes them. */
  isOnlyDay: boolean
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

/** A tour at the price of one day, as a list shows it. */
export interface ShownTour {
  id: string
  day: string
  /** Minor units of the search's currency, for everybody. */
  total: number
}

/** `a:2026-12-11:255865834`, in a form. */
export const shownTourText = ({ id, day, total }: ShownTour): string => `${id}:${day}:${total}`

export function readShownTour(text: string): ShownTour {
  const [id = '', day = '', total = ''] = text.split(':')
  return { id, day, total: Number(total) }
}

interface Start {
  time: string | null
  total: { amount: number } | null
}

/** The start that a list showed: the only one of its day with places, at the price that it showed. Null where there is a choice. */
export function startAsShown<S extends Start>(starts: readonly S[], { total }: Pick<ShownTour, 'total'>): S | null {
  const [start, ...others] = starts.filter((one) => one.total !== null)
  return start && others.length === 0 && start.total?.amount === total ? start : null
}
