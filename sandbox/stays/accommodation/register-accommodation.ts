import { z } from 'zod'
import type { Api, Call } from '../../duffel/http/add-route.ts'
import { pageOf, pageQuery } from '../../duffel/http/page-list.ts'
import { parseData, parseQuery } from '../../duffel/http/parse-input.ts'
import { problem } from '../../duffel/http/problem.ts'
import { listingById, listingsAround } from '../../inventory/stays/catalogue/find-listings.ts'
import type { Listing } from '../../inventory/stays/catalogue/listing.ts'
import { reviewAt, reviewsShown } from '../../inventory/stays/catalogue/reviews.ts'
import { area } from '../search/search-input.ts'
import { worldOf } from '../world-of.ts'
import { presentAccommodation } from './present-accommodation.ts'
import { suggestProperties } from './suggest-properties.ts'

const suggestionInput = z.object({ query: z.string().min(3), location: area.nullish() })

const listQuery = pageQuery.extend({
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
  /** Kilometres. */
  radius: z.coerce.number().positive().max(100).default(5),
})

function findListing(call: Call): Listing {
  const listing = listingById(call.param('id'), worldOf(call))
  if (listing === undefined) throw problem('not_found')
  return listing
}

function suggest(call: Call) {
  const { query, location } = parseData(suggestionInput, call.body)
  const point = location?.geographic_coordinates
  const wantedArea = location && point ? { centre: { lat: point.latitude, lng: point.longitude }, radius: location.radius } : null
  return {
    data: suggestProperties(call, { query, area: wantedArea }).map((listing) => {
      const { id, name, location: place } = presentAccommodation(listing, { baseUrl: call.deps.baseUrl() })
      return { accommodation_id: id, accommodation_name: name, accommodation_location: place }
    }),
  }
}

function list(call: Call) {
  const { latitude, longitude, radius, ...page } = parseQuery(listQuery, call.query)
  const { data, meta } = pageOf(listingsAround({ lat: latitude, lng: longitude }, radius, worldOf(call)), page)
  return { data: data.map((listing) => presentAccommodation(listing, { baseUrl: call.deps.baseUrl() })), meta }
}

function listReviews(call: Call) {
  const page = parseQuery(pageQuery, call.query)
  const listing = findListing(call)
  const { data, meta } = pageOf(
    Array.from({ length: reviewsShown(listing) }, (_, index) => index),
    page,
  )
  return { data: { reviews: data.map((index) => reviewAt(listing, index, call.deps.now())) }, meta }
}

/** Data of properties without a search for rooms. */
export function registerAccommodation({ add }: Api): void {
  add('POST', '/stays/accommodation/suggestions', suggest)
  add('GET', '/stays/accommodation', list)
  add('GET', '/stays/accommodation/:id', (call) => ({
    data: presentAccommodation(findListing(call), { baseUrl: call.deps.baseUrl() }),
  }))
  add('GET', '/stays/accommodation/:id/reviews', listReviews)
}
