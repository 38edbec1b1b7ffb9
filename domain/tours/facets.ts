import { countValues, type FacetValue } from '../results/facets.ts'
import { durationBands, type JudgedTour, partsOfDay, passingAllBut, type TourFilterName } from './filters.ts'
import type { TourDayOption } from './found-tour.ts'
import { weekdayOf } from './kinds.ts'

/** The values of each list filter that a tour has. */
const valuesOf = {
  date: ({ day }) => [day],
  day: ({ day }) => [weekdayOf(day)],
  time: ({ tour }) => partsOfDay(tour),
  duration: ({ tour }) => durationBands(tour),
  destination: ({ tour }) => [tour.city],
  language: ({ tour }) => tour.languages,
  interest: ({ tour }) => tour.interests,
  service: ({ tour }) => tour.services,
  category: ({ tour }) => tour.categories,
  attractions: ({ tour }) => tour.attractions,
  cancellation: ({ tour }) => (tour.freeCancellationHours === null ? [] : ['free']),
  rating: ({ tour }) => [4.5, 4, 3.5, 3].filter((least) => (tour.score ?? 0) >= least).map(String),
} satisfies Partial<Record<TourFilterName, (option: TourDayOption) => readonly string[]>>
export type TourFacetName = keyof typeof valuesOf

/** The number of tours for each value of a filter, with the other filters unchanged; the cheapest first. */
export const tourFacet = (judged: readonly JudgedTour[], name: TourFacetName): FacetValue[] =>
  countValues(
    judged.map((one) => passingAllBut(one, name)),
    { valuesOf: valuesOf[name], totalOf: ({ total }) => total },
  )

/** The lowest and highest total with all filters except those of the price; null if they are equal. */
export function tourPriceRange(judged: readonly JudgedTour[]): { min: number; max: number } | null {
  const lowest = judged.flatMap((one) => passingAllBut(one, 'minPrice', 'maxPrice')[0]?.total ?? [])
  if (lowest.length === 0) return null
  const [min, max] = [Math.min(...lowest), Math.max(...lowest)]
  return max > min ? { min, max } : null
}
