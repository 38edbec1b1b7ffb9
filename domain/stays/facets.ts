import { countValues, type FacetValue } from '../results/facets.ts'
import { type JudgedStay, passingAllBut, type StayFilterName } from './filters.ts'
import type { StayOption } from './found-stay.ts'

const totalOf = ({ total }: StayOption) => total

/** How many houses each value of a filter would leave, the other filters staying as they are; the cheapest first. */
export const stayFacet = (
  judged: readonly JudgedStay[],
  name: StayFilterName,
  valuesOf: (option: StayOption) => readonly string[],
): FacetValue[] =>
  countValues(
    judged.map((one) => passingAllBut(one, name)),
    { valuesOf, totalOf },
  )

/** The lowest and highest total of what all filters but those of the price leave; null where there is nothing between. */
export function priceRange(judged: readonly JudgedStay[]): { min: number; max: number } | null {
  const lowest = judged.flatMap((one) => passingAllBut(one, 'minPrice', 'maxPrice')[0]?.total ?? [])
  if (lowest.length === 0) return null
  const [min, max] = [Math.min(...lowest), Math.max(...lowest)]
  return max > min ? { min, max } : null
}
