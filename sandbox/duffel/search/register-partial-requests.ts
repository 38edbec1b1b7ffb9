import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Offer, Slice } from '../../inventory/wire.ts'
import type { Api, Call } from '../http/add-route.ts'
import { parseData, parseQuery, queryList } from '../http/parse-input.ts'
import { fieldProblem, problem } from '../http/problem.ts'
import { toMinor } from '../money.ts'
import { listed } from '../offers/present-offer.ts'
import { answeredBy, latencyOf } from './answer-groups.ts'
import { describeSearch, offersOf, startSearch } from './open-search.ts'
import { searchInput, searchQuery } from './search-input.ts'
import type { StoredSearch } from './search-shape.ts'

const selectionQuery = z.object({ 'selected_partial_offer[]': queryList.default([]) }).loose()

/** The flights and the fare brand of one slice, which choosing a partial offer determines. */
const choiceOf = ({ segments, fare_brand_name }: Slice) =>
  [
    fare_brand_name,
    ...segments.map((one) => `${one.marketing_carrier.iata_code}${one.marketing_carrier_flight_number}@${one.departing_at}`),
  ].join('|')

/** The id follows from the search and the choice, so nothing has to be stored for it. */
function partialId(search: StoredSearch, index: number, slice: Slice): string {
  const digest = createHash('sha256')
    .update(`${search.id}|${index}|${choiceOf(slice)}`)
    .digest('hex')
  return `off_${digest.slice(0, 26)}`
}

/** The full offers that contain each slice chosen so far, in order. */
function matching(search: StoredSearch, offers: Offer[], selected: string[]): Offer[] {
  const found = offers.filter(({ slices }) =>
    selected.every((id, index) => {
      const slice = slices[index]
      return slice !== undefined && partialId(search, index, slice) === id
    }),
  )
  if (selected.length > 0 && found.length === 0) {
    throw fieldProblem(
      'validation_inclusion',
      ['selected_partial_offer'],
      'These are no partial offers of this request, in the order of its slices',
    )
  }
  return found
}

/** One partial offer for each choice of a slice, at the price of the cheapest whole journey with it. */
function partialsOf(search: StoredSearch, offers: Offer[], index: number) {
  const cheapest = new Map<string, Offer>()
  for (const offer of offers.toSorted((a, b) => toMinor(a.total_amount) - toMinor(b.total_amount))) {
    const slice = offer.slices[index]
    const id = slice === undefined ? '' : partialId(search, index, slice)
    if (slice !== undefined && !cheapest.has(id)) cheapest.set(id, { ...offer, id, partial: true, slices: [slice] })
  }
  return [...cheapest.values()].map(listed)
}

function findSearch(call: Call): StoredSearch {
  const search = call.records.partialRequests.get(call.param('id'))
  if (search === undefined) throw problem('not_found')
  return search
}

/** Searching a slice at a time: choose the outbound slice, then the return, then the fare. Deprecated by the vendor, still in its clients. */
export function registerPartialRequests({ add }: Api): void {
  add('POST', '/air/partial_offer_requests', async (call) => {
    const { supplier_timeout } = parseQuery(searchQuery, call.query)
    const asked = startSearch(call, 'prq', parseData(searchInput, call.body))
    const latency = latencyOf(call.account, asked.id)
    const search = { ...asked, answered: answeredBy(supplier_timeout, latency) }
    await pause(call.deps.latency * Math.min(supplier_timeout, latency))
    call.records.partialRequests.put(search.id, search)
    return { status: 201, data: { ...describeSearch(search), offers: partialsOf(search, offersOf(call, search), 0) } }
  })
  add('GET', '/air/partial_offer_requests/:id', (call) => {
    const search = findSearch(call)
    const { 'selected_partial_offer[]': selected } = parseQuery(selectionQuery, call.query)
    const found = matching(search, offersOf(call, search), selected)
    return { data: { ...describeSearch(search), offers: partialsOf(search, found, selected.length) } }
  })
  add('GET', '/air/partial_offer_requests/:id/fares', (call) => {
    const search = findSearch(call)
    const { 'selected_partial_offer[]': selected } = parseQuery(selectionQuery, call.query)
    return { data: { ...describeSearch(search), offers: matching(search, offersOf(call, search), selected).map(listed) } }
  })
}
