import type { ListedTour } from './found-tour.ts'

/** The default sort of tours is the lowest price (specification section 4). */
export const tourSorts = ['price:asc', 'price:desc', 'rating:desc', 'reviews:desc', 'duration:asc', 'distance:asc'] as const
export type TourSort = (typeof tourSorts)[number]

export const tourSortLabels: Record<TourSort, string> = {
  'price:asc': 'Lowest price',
  'price:desc': 'Highest price',
  'rating:desc': 'Best rated',
  'reviews:desc': 'Most reviewed',
  'duration:asc': 'Shortest',
  'distance:asc': 'Distance',
}

/** Shown beside the sort order. */
export const tourSortRules: Record<TourSort, string> = {
  'price:asc': 'Lowest total for everybody first; at the same total the better rating.',
  'price:desc': 'Highest total for everybody first; at the same total the better rating.',
  'rating:desc': 'Best average of the reviews first; tours without reviews come last.',
  'reviews:desc': 'Most reviews first.',
  'duration:asc': 'Shortest first; tours of unknown length come last.',
  'distance:asc': 'Nearest to the place that was searched for first.',
}

/** The default view is a list (specification section 4). */
export const tourViews = ['list', 'grid', 'map'] as const
export type TourView = (typeof tourViews)[number]

const score = ({ tour }: ListedTour) => -(tour.score ?? -1)

/** The sort keys of an order, ascending; the second breaks ties. */
const ranks: Record<TourSort, (one: ListedTour) => [number, number]> = {
  'price:asc': (one) => [one.total, score(one)],
  'price:desc': (one) => [-one.total, score(one)],
  'rating:desc': (one) => [score(one), -one.tour.reviewCount],
  'reviews:desc': (one) => [-one.tour.reviewCount, score(one)],
  'duration:asc': (one) => [one.tour.duration?.from ?? Number.MAX_SAFE_INTEGER, one.total],
  'distance:asc': (one) => [one.tour.km, one.total],
}

export function sortTours(list: readonly ListedTour[], sort: TourSort): ListedTour[] {
  const ranked = list.map((one) => ({ one, rank: ranks[sort](one) }))
  ranked.sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || (a.one.key < b.one.key ? -1 : 1))
  return ranked.map(({ one }) => one)
}
