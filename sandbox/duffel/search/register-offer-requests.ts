import { setTimeout as pause } from 'node:timers/promises'
import { magicRoute } from '../../inventory/journeys/magic-route.ts'
import { placeByIata } from '../../inventory/network/places.ts'
import type { Offer } from '../../inventory/wire.ts'
import type { Api, Call } from '../http/add-route.ts'
import { pageOfCollection, pageQuery } from '../http/page-list.ts'
import { parseData, parseQuery } from '../http/parse-input.ts'
import { problem } from '../http/problem.ts'
import { listed } from '../offers/present-offer.ts'
import { answeredBy, latencyOf } from './answer-groups.ts'
import { describeSearch, offersOf, startSearch } from './open-search.ts'
import { searchInput, searchQuery } from './search-input.ts'
import type { StoredSearch } from './search-shape.ts'

async function createOfferRequest(call: Call) {
  const { return_offers, supplier_timeout, view } = parseQuery(searchQuery, call.query)
  const asked = startSearch(call, 'orq', parseData(searchInput, call.body))
  const latency = latencyOf(call.account, asked.id)
  const search = { ...asked, answered: answeredBy(supplier_timeout, latency) }
  if (magicRoute(search.input.slices) === 'search-timeout') {
    await pause(call.deps.latency * Math.min(supplier_timeout, 3000))
    throw problem('gateway_timeout_error')
  }
  await pause(call.deps.latency * Math.min(supplier_timeout, latency))
  call.records.offerRequests.put(search.id, search)
  const described = describeSearch(search)
  if (view === 'itineraries')
    return { status: 201, data: { ...described, slices: groupItineraries(search, offersOf(call, search)) } }
  return { status: 201, data: { ...described, offers: return_offers ? offersOf(call, search).map(listed) : [] } }
}

/** Searches: an offer request is stored as its question; the offers are computed for each request. */
export function registerOfferRequests({ add }: Api): void {
  add('POST', '/air/offer_requests', createOfferRequest)
  add('GET', '/air/offer_requests', ({ records, query }) => {
    const { data, meta } = pageOfCollection(records.offerRequests, parseQuery(pageQuery, query))
    return { data: data.map((search) => ({ ...describeSearch(search), offers: [] })), meta }
  })
  add('GET', '/air/offer_requests/:id', (call) => {
    const search = call.records.offerRequests.get(call.param('id'))
    if (search === undefined) throw problem('not_found')
    return { data: { ...describeSearch(search), offers: offersOf(call, search).map(listed) } }
  })
}

/** The `itineraries` view: for each slice the flights, for each flights the fare brands, for each brand the offers. */
function groupItineraries({ input }: StoredSearch, offers: Offer[]) {
  return input.slices.map(({ origin, destination }, index) => {
    const withSlice = offers.flatMap((offer) => {
      const slice = offer.slices[index]
      return slice === undefined ? [] : [{ offer, slice }]
    })
    const byFlights = Map.groupBy(withSlice, ({ slice }) =>
      slice.segments
        .map((one) => `${one.marketing_carrier.iata_code}${one.marketing_carrier_flight_number}@${one.departing_at}`)
        .join(' '),
    )
    const itineraries = [...byFlights.values()].map((found) => {
      const byBrand = Map.groupBy(found, ({ slice }) => slice.fare_brand_name)
      const brands = [...byBrand].map(([fare_brand_name, sold]) => ({
        fare_brand_name,
        offers: sold.map(({ offer }) => ({ ...listed(offer), type: 'single_ticket' })),
      }))
      return { segments: found[0]?.slice.segments ?? [], brands }
    })
    return { origin: placeByIata(origin), destination: placeByIata(destination), itineraries }
  })
}
