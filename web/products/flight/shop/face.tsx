import { href } from 'react-router'
import type { FlightSnapshot } from '#contract/flights.ts'
import type { FlightFilters } from '#domain/flights/filters.ts'
import { itineraryName } from '#domain/flights/itinerary.ts'
import { slicesOf } from '#domain/flights/journey.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import type { FlightSort, ItineraryGroup } from '#domain/flights/results.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import type { Numbers } from '#domain/numbers.ts'
import type { ShopFace } from '../../../results/shop/face.ts'
import { flights } from '../../../screens/flights/results/flight-count.ts'
import { flightView } from '../../../screens/flights/results/flight-view.ts'
import { type FlightsLookedAt, lookAtFlights } from '../../../screens/flights/results/look-at.ts'
import { ResultsSkeleton } from '../../../screens/flights/results/results-skeleton.tsx'
import { routeWords } from '../../../screens/flights/results/route-words.ts'
import { SearchTitle } from '../../../screens/flights/results/search-title.tsx'
import type { readDraft } from '../../../screens/flights/search/read-draft.ts'
import { searchOf } from '../../../screens/flights/search/search-draft.ts'
import { findAgain, flightComparison, toCompared } from '../compare-list.ts'
import { FlightCard } from './card.tsx'
import { DayStrip } from './day-strip.tsx'
// oxlint-disable-next-line import/default -- Vite bundles the script separately and exports its address
import daysScript from './days-script.ts?worker&url'
import { NoFlights } from './no-flights.tsx'
import { PlainFlightForm } from './search/form.tsx'
import { FlightSortMenu, FlightSorts } from './sorts.tsx'

export interface ShopFlights {
  search: FlightSearch
  asked: Awaited<ReturnType<typeof readDraft>>
  found: PricedFlightOffer
  item: ItineraryGroup
  looked: FlightsLookedAt
  filters: FlightFilters
  sort: FlightSort
}

/** Progress for customers: suppliers are not named. */
function progress({ found, finished, suppliers }: FlightSnapshot, numbers: Numbers): string {
  if (!finished && found.length === 0) return 'Searching: asking the airlines…'
  const count = `${numbers.count(found.length)} ${found.length === 1 ? 'offer' : 'offers'}`
  if (!finished) return `Searching: ${count} so far, more are on their way`
  return suppliers.every(({ status }) => status === 'done')
    ? `${count}, all airlines have answered`
    : `${count}; some airlines did not answer`
}

export const flightFace: ShopFace<ShopFlights> = {
  product: 'flight',
  page: '/flights',
  results: '/order/new/flight/offers',
  searchParam: 'search',
  view: flightView,
  toParams: searchToParams,
  formAddress: ({ draft }) => `${href('/order/new/newFlight')}?${searchToParams(searchOf(draft))}`,
  form: {
    title: 'Search flights',
    label: 'Flights',
    context: 'Compare airlines, choose a fare and book it here.',
    about: 'Compare airlines, fares, bags and rules, and book online.',
  },
  headOf({ draft }) {
    const title = `Flights ${routeWords(draft)}`
    return { title, about: `${title} with fares, bags and rules side by side` }
  },
  progress,
  allFailed: 'flight.all-suppliers-failed',
  look: ({ found }, view, words) => lookAtFlights({ offers: found, suppliers: [] }, view, words),
  counted: flights,
  noneLeft: { title: 'No flight passes these filters' },
  // Suppliers' cheaper offers replace others while a search runs: what is open is named by its flights.
  idsOf: ({ key, ids }) => [itineraryName(key), ...ids],
  comparison: {
    ...flightComparison,
    label: 'Flights to compare',
    one: '1 flight to compare',
    many: '{count} flights to compare',
  },
  findAgain(same, { snapshot: { found, search, expiresAt }, searchId }, format) {
    const offer = findAgain(same, found)
    return offer
      ? { item: toCompared(offer, { searchId, query: `${searchToParams(search)}`, expiresAt }), price: format(offer.total) }
      : null
  },
  Title: ({ asked }) => <SearchTitle draft={asked.draft} />,
  Form: ({ asked: { draft, today }, facts }) => <PlainFlightForm id="search" draft={draft} facts={{ ...facts, today }} />,
  Card: FlightCard,
  Sorts: FlightSorts,
  SortMenu: FlightSortMenu,
  Days: DayStrip,
  Skeleton: ({ snapshot }) => <ResultsSkeleton ways={slicesOf(snapshot.search).length} />,
  Nothing: ({ asked }) => <NoFlights {...asked} />,
  scripts: [daysScript],
}
