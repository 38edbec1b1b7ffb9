import { z } from 'zod'
import { servicesFor } from '../../inventory/services-for.ts'
import { upsellOffers } from '../../inventory/upsell-offers.ts'
import type { Offer } from '../../inventory/wire.ts'
import type { Api, Call } from '../http/add-route.ts'
import { pageOf, pageQuery } from '../http/page-list.ts'
import { parseQuery, queryFlag, queryNumber } from '../http/parse-input.ts'
import { problem } from '../http/problem.ts'
import { openSeatMaps } from '../orders/choose-services.ts'
import { offersOf } from '../search/open-search.ts'
import { applyNotes, searchNoteOf } from './apply-notes.ts'
import { loadOffer } from './load-offer.ts'
import { listed, presentOffer } from './present-offer.ts'
import { priceOffer } from './price-offer.ts'
import { updateOfferPassenger } from './update-passenger.ts'

const offersQuery = pageQuery.extend({
  offer_request_id: z.string().min(1),
  sort: z.enum(['total_amount', '-total_amount', 'total_duration', '-total_duration']).optional(),
  max_connections: queryNumber(0, 10).optional(),
})

const sortKeys: Record<string, (offer: Offer) => number> = {
  total_amount: ({ total_amount }) => Number(total_amount),
  total_duration: ({ slices }) => slices.reduce((sum, { duration }) => sum + durationMinutes(duration), 0),
}

function listOffers(call: Call) {
  const { offer_request_id, sort, max_connections, ...page } = parseQuery(offersQuery, call.query)
  const search = call.records.offerRequests.get(offer_request_id)
  if (search === undefined) throw problem('not_found')
  const found = offersOf(call, search).filter(
    ({ slices }) => max_connections === undefined || slices.every(({ segments }) => segments.length - 1 <= max_connections),
  )
  const keyOf = sortKeys[sort?.replace('-', '') ?? '']
  const sign = sort?.startsWith('-') ? -1 : 1
  const sorted = keyOf === undefined ? found : found.toSorted((a, b) => sign * (keyOf(a) - keyOf(b)))
  const { data, meta } = pageOf(sorted, page)
  return { data: data.map(listed), meta }
}

function readOffer(call: Call) {
  const { return_available_services } = parseQuery(z.object({ return_available_services: queryFlag.optional() }), call.query)
  const { offer } = loadOffer(call, call.param('id'), 'read')
  return { data: presentOffer(offer, return_available_services ? servicesFor(offer) : []) }
}

function readSeatMaps(call: Call) {
  const { offer_id } = parseQuery(z.object({ offer_id: z.string().min(1) }), call.query)
  const { offer } = loadOffer(call, offer_id, 'look')
  return { data: openSeatMaps(call.records, offer) }
}

/** Offers: listed for a search, read, priced, updated with travellers; and their seat maps. */
export function registerOffers({ add }: Api): void {
  add('GET', '/air/offers', listOffers)
  add('GET', '/air/offers/:id', readOffer)
  add('POST', '/air/offers/:id/actions/price', priceOffer)
  add('PATCH', '/air/offers/:id/passengers/:passenger', updateOfferPassenger)
  // The JavaScript client posts to `upsell`, the documents say `upsell_offers`.
  add('POST', '/air/offers/:id/upsell', upsellOffer)
  add('POST', '/air/offers/:id/upsell_offers', upsellOffer)
  add('GET', '/air/seat_maps', readSeatMaps)
}

/** Minutes of an ISO 8601 duration such as `P1DT2H30M`. */
function durationMinutes(duration: string): number {
  const found = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(duration)
  const [days = 0, hours = 0, minutes = 0] = (found ?? []).slice(1).map((part) => Number(part ?? 0))
  return days * 1440 + hours * 60 + minutes
}

/** The other fare families of an offer's flights, each an offer of its own for the same passengers until the same moment. */
function upsellOffer(call: Call) {
  const { deps, records } = call
  const { offer } = loadOffer(call, call.param('id'), 'look')
  const search = searchNoteOf(records, offer)
  const others = upsellOffers(offer.id, { seed: deps.seed }).map((other) => {
    const note = records.offerNotes.get(other.id)
    return note?.gone ? [] : [listed(applyNotes(call, other, { note, search }))]
  })
  return { data: others.flat() }
}
