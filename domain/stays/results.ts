import { median } from '../results/facets.ts'
import type { FoundStay, ListedStay } from './found-stay.ts'

/** The default sort of stays is suggestion (specification section 4). */
export const staySorts = ['suggestion', 'price:asc', 'price:desc', 'guests:desc', 'stars:desc', 'distance:asc'] as const
export type StaySort = (typeof staySorts)[number]

export const staySortLabels: Record<StaySort, string> = {
  suggestion: 'Suggested',
  'price:asc': 'Lowest price',
  'price:desc': 'Highest price',
  'guests:desc': 'Guests’ score',
  'stars:desc': 'Stars',
  'distance:asc': 'Distance',
}

/** The points of the suggestion; `sortRules` describes the same in words. */
const points = {
  aScore: 10,
  unknownScore: 6,
  aPerCent: 0.5,
  mostForPrice: 25,
  aKilometre: 1,
  mostForDistance: 15,
  freeCancellation: 5,
}

/** Shown beside the sort order, because users do not trust an unexplained ranking. */
export const staySortRules: Record<StaySort, string> = {
  suggestion:
    'Suggested adds up points: 10 for each point of the guests’ score (60 where it is not known); half a point for each per cent below the middle price of properties with as many stars, and as much less above it, 25 at most; 5 for free cancellation; 1 less for each kilometre, 15 at most. Nobody can pay for a place.',
  'price:asc': 'Lowest total first; at the same total the better score.',
  'price:desc': 'Highest total first; at the same total the better score.',
  'guests:desc': 'Best score of guests first; properties without one come last.',
  'stars:desc': 'Most stars first; at the same stars the lower total.',
  'distance:asc': 'Nearest to the place that was searched for first.',
}

const starsOf = ({ stars }: FoundStay) => Math.floor(stars ?? 0)
const between = (value: number, limit: number) => Math.max(-limit, Math.min(value, limit))

/** The median price of the properties with as many stars, by stars. */
export function middlePrices(list: readonly ListedStay[]): ReadonlyMap<number, number> {
  const byStars = Map.groupBy(list, ({ stay }) => starsOf(stay))
  return new Map([...byStars].map(([stars, properties]) => [stars, median(properties.map(({ total }) => total)) ?? 0]))
}

/** The points of a property; the highest is first. */
export function suggestionPoints({ stay, rate, total }: ListedStay, middle: ReadonlyMap<number, number>): number {
  const typical = middle.get(starsOf(stay)) ?? total
  const perCentBelow = typical > 0 ? ((typical - total) / typical) * 100 : 0
  return (
    (stay.score ?? points.unknownScore) * points.aScore +
    between(perCentBelow * points.aPerCent, points.mostForPrice) +
    (rate?.refundability === 'free' ? points.freeCancellation : 0) -
    Math.min(stay.km * points.aKilometre, points.mostForDistance)
  )
}

/** The sort keys of an order, ascending; the second breaks ties. */
type Rank = (one: ListedStay) => [number, number]

const score = ({ stay }: ListedStay) => -(stay.score ?? -1)

const ranks: Record<Exclude<StaySort, 'suggestion'>, Rank> = {
  'price:asc': (one) => [one.total, score(one)],
  'price:desc': (one) => [-one.total, score(one)],
  'guests:desc': (one) => [score(one), one.total],
  'stars:desc': (one) => [-(one.stay.stars ?? -1), one.total],
  'distance:asc': (one) => [one.stay.km, one.total],
}

export function sortStays(list: readonly ListedStay[], sort: StaySort): ListedStay[] {
  const middle = sort === 'suggestion' ? middlePrices(list) : new Map<number, number>()
  const rankOf: Rank = sort === 'suggestion' ? (one) => [-suggestionPoints(one, middle), one.total] : ranks[sort]
  const ranked = list.map((one) => ({ one, rank: rankOf(one) }))
  ranked.sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || (a.one.key < b.one.key ? -1 : 1))
  return ranked.map(({ one }) => one)
}
