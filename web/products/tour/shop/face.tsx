import type { TourResult, TourSnapshot } from '#contract/tours.ts'
import type { Numbers } from '#domain/numbers.ts'
import { lastingIdOf } from '#domain/results/lasting-id.ts'
import type { TourFilters } from '#domain/tours/filters.ts'
import type { ListedTour } from '#domain/tours/found-tour.ts'
import { type TourSort, tourSortLabels, tourSortRules, tourSorts } from '#domain/tours/results.ts'
import type { TourSearch } from '#domain/tours/search.ts'
import { tourToParams } from '#domain/tours/search-params.ts'
import type { LookedAt } from '../../../results/looked-at.ts'
import type { ShopFace } from '../../../results/shop/face.ts'
import { SortMenu } from '../../../results/shop/sort-menu.tsx'
import { lookAtTours } from '../../../screens/tours/results/look-at.ts'
import { TourTitle } from '../../../screens/tours/results/tour-title.tsx'
import { tourView } from '../../../screens/tours/results/tour-view.ts'
import { ToursSkeleton } from '../../../screens/tours/results/tours-skeleton.tsx'
import type { TourForm } from '../../../screens/tours/search/read-tour-draft.ts'
import { searchOf, type TourProblems } from '../../../screens/tours/search/tour-draft.ts'
import { toComparedTour, tourComparison } from '../compare/compare-list.ts'
import { resultsPath } from '../tour-address.ts'
import { activities } from '../tour-words.ts'
import { TourCard } from './card.tsx'
import { NoTours } from './notices.tsx'
import { ToursMap, toursOnMap } from './results-map.tsx'
import { PlainTourForm } from './search/form.tsx'
import { TourTools } from './tools.tsx'
// oxlint-disable-next-line import/default -- Vite bundles the script separately and exports its address
import script from './tours-script.ts?worker&url'

export interface ShopTours {
  search: TourSearch
  asked: TourForm & { unread: TourProblems }
  found: TourResult
  item: ListedTour
  looked: LookedAt<ListedTour>
  filters: TourFilters
  sort: TourSort
}

/** Progress for customers: suppliers are not named. */
function progress({ found, finished, suppliers }: TourSnapshot, numbers: Numbers): string {
  if (!finished && found.length === 0) return 'Searching: asking operators…'
  const count = activities(found.length, numbers)
  if (!finished) return `Searching: ${count} so far, more are on their way`
  // The list below says how many there are.
  return suppliers.every(({ status }) => status === 'done') ? 'The search is complete' : `${count}; there may be more`
}

export const tourFace: ShopFace<ShopTours> = {
  product: 'tour',
  page: '/tours',
  results: resultsPath,
  searchParam: 'searchId',
  view: tourView,
  toParams: tourToParams,
  formAddress: ({ draft }) => `/tour/new?${tourToParams(searchOf(draft))}`,
  form: {
    title: 'Search things to do',
    label: 'Things to do',
    context: 'Compare tours, tickets and activities, choose a time and book it here.',
    about: 'Compare tours, tickets and activities, choose a time and book it online.',
  },
  headOf({ draft }) {
    const title = `Things to do in ${searchOf(draft).destination.name}`
    return { title, about: `${title}, compared by price, rating and duration` }
  },
  progress,
  allFailed: 'tour.all-suppliers-failed',
  look: ({ found, search }, view, words) => lookAtTours({ tours: found, search }, view, words),
  counted: activities,
  noneLeft: { title: 'Nothing passes these filters' },
  idsOf: ({ tour, day, total, isOnlyDay }) => [tour.id, `${day} ${total} ${isOnlyDay}`],
  comparison: {
    ...tourComparison,
    label: 'Activities to compare',
    one: '1 activity to compare',
    many: '{count} activities to compare',
  },
  findAgain(same, { snapshot: { found, search, currency, expiresAt }, searchId }, format) {
    const tour = found.find((one) => lastingIdOf(one) === same)
    if (!tour) return null
    const query = `${tourToParams(search)}`
    const price = format({ amount: tour.total, currency })
    return { item: toComparedTour(tour, { searchId, search: query, query, currency, expiresAt }), price }
  },
  Title: ({ asked }) => <TourTitle search={searchOf(asked.draft)} />,
  Form: ({ asked: { draft, today }, facts }) => <PlainTourForm id="search" draft={draft} facts={{ ...facts, today }} />,
  Card: TourCard,
  SortMenu: ({ sort, to }) => (
    <SortMenu
      label="Order of the activities"
      sort={sort}
      sorts={tourSorts}
      labels={tourSortLabels}
      rule={tourSortRules[sort]}
      to={to}
    />
  ),
  Skeleton: () => <ToursSkeleton />,
  Nothing: ({ asked }) => <NoTours search={searchOf(asked.draft)} />,
  Tools: TourTools,
  MapPlace: ToursMap,
  onMap: toursOnMap,
  scripts: [script],
}
