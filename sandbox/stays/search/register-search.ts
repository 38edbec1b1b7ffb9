import { setTimeout as wait } from 'node:timers/promises'
import type { Api, Call } from '../../duffel/http/add-route.ts'
import { problem } from '../../duffel/http/problem.ts'
import { latencyOf } from '../../duffel/search/answer-groups.ts'
import { listingById, listingsAround } from '../../inventory/stays/catalogue/find-listings.ts'
import type { Listing } from '../../inventory/stays/catalogue/listing.ts'
import { presentRooms } from '../rates/present-rooms.ts'
import { wishedRates } from '../rates/wished-rates.ts'
import { worldOf } from '../world-of.ts'
import { presentResult } from './present-result.ts'
import { readSearch } from './read-search.ts'
import { hasExpired, type Recipe, readRecipeId } from './result-recipe.ts'
import type { SearchInput } from './search-input.ts'

function candidates(call: Call, { location, accommodation }: SearchInput): Listing[] {
  const world = worldOf(call)
  if (accommodation) return [...new Set(accommodation.ids)].flatMap((id) => listingById(id, world) ?? [])
  if (!location) return []
  const { latitude: lat, longitude: lng } = location.geographic_coordinates
  return listingsAround({ lat, lng }, location.radius, world)
}

/** Every property with a room, nearest first, after the supplier's latency. */
async function search(call: Call) {
  const { input, query } = readSearch(call)
  await wait(
    latencyOf(call.account, `${query.checkIn}|${JSON.stringify(input.location ?? input.accommodation)}`) * call.deps.latency,
  )
  const wishes = {
    freeCancellation: input.free_cancellation_only ?? false,
    instant: input.instant_payment ?? null,
    negotiatedIds: input.negotiated_rate_ids ?? [],
  }
  const results = candidates(call, input).flatMap((listing) => {
    const prices = wishedRates(listing, query, wishes)
    if (prices === null) return []
    const recipe: Recipe = { listing, query, wishes, rate: null }
    return [presentResult(call, recipe, prices.cheapest, input.accommodation?.fetch_rates ? presentRooms(call, recipe) : [])]
  })
  return { data: { results, created_at: new Date(query.issued).toISOString() } }
}

async function fetchAllRates(call: Call) {
  const recipe = readRecipeId('srr', call, call.param('id'))
  if (hasExpired(recipe.query, call.deps.now())) throw problem('search_result_expired')
  await wait(latencyOf(call.account, recipe.listing.id) * call.deps.latency * 0.4)
  const prices = wishedRates(recipe.listing, recipe.query, recipe.wishes)
  if (prices === null) throw problem('rate_unavailable')
  return { data: presentResult(call, recipe, prices.cheapest, presentRooms(call, recipe)) }
}

/** Searches, which are not stored: a result's id contains what is needed to find it again. */
export function registerSearch({ add }: Api): void {
  add('POST', '/stays/search', search)
  add('POST', '/stays/search_results/:id/actions/fetch_all_rates', fetchAllRates)
}
