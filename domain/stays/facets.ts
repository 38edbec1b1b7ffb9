import { countValues, type FacetValue } from '../results/facets.ts'
import { type JudgedStay, passingAllBut, type StayFilterName } from './filters.ts'
import type { StayOption } from './found-stay.ts'

const totalOf = ({ total }: StayOption) => total

/** The number of properties for each value of a filter, with the other filters unchanged; the cheapest first. */
export const stayFacet = (
  judged: readonly JudgedStay[],
  name: StayFilterName,
  valuesOf: (option: StayOption) => readonly string[],
): FacetValue[] =>
  countValues(
    judged.map((one) => passingAllBut(one, name)),
    { valuesOf, totalOf },
  )

/** The lowest and highest total with all filters except those of the price; null if they are equal. */
export function priceRange(judged: readonly JudgedStay[]): { min: number; max: number } | null {
  const lowest = judged.flatMap((one) => passingAllBut(one, 'minPrice', 'maxPrice')[0]?.total ?? [])
  if (lowest.length === 0) return null
  const [min, max] = [Math.min(...lowest), Math.max(...lowest)]
  return max > min ? { min, max } : null
}
