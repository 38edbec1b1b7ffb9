import { setTimeout as pause } from 'node:timers/promises'
import { magicRoute } from '../../inventory/journeys/magic-route.ts'
import type { Api, Call } from '../http/add-route.ts'
import { parseData, parseQuery } from '../http/parse-input.ts'
import { problem } from '../http/problem.ts'
import { listed } from '../offers/present-offer.ts'
import type { StoredBatch } from '../open-records.ts'
import { answeredBy, GROUPS, groupOf, latencyOf } from './answer-groups.ts'
import { describeSearch, offersOf, startSearch } from './open-search.ts'
import { searchInput, searchQuery } from './search-input.ts'

/** The lifetime of a batch search. */
const LIFE_MS = 60_000

function describeBatch(batch: StoredBatch, remaining: number) {
  const { id, live_mode, created_at, client_key } = describeSearch(batch)
  return { id, live_mode, created_at, client_key, total_batches: batch.total, remaining_batches: remaining }
}

function createBatch(call: Call) {
  const { supplier_timeout } = parseQuery(searchQuery, call.query)
  const search = startSearch(call, 'brq', parseData(searchInput, call.body))
  const expiresAt = new Date(call.deps.now().getTime() + LIFE_MS).toISOString()
  const total =
    magicRoute(search.input.slices) === 'no-offers' ? 1 : answeredBy(supplier_timeout, latencyOf(call.account, search.id))
  const batch: StoredBatch = { ...search, expiresAt, total, handedOut: 0 }
  call.records.batches.put(batch.id, batch)
  return { status: 201, data: describeBatch(batch, total) }
}

/** Waits for the next group of airlines, and returns only their offers. */
async function readBatch(call: Call) {
  const { deps, records } = call
  const id = call.param('id')
  const found = records.batches.get(id)
  if (found === undefined || Date.parse(found.expiresAt) <= deps.now().getTime()) throw problem('not_found')
  if (found.handedOut >= found.total) return { data: { ...describeBatch(found, 0), offers: [] } }
  // The groups' responses are spread over the account's latency.
  const due = Date.parse(found.created_at) + (deps.latency * latencyOf(call.account, id) * (found.handedOut + 1)) / GROUPS
  await pause(Math.max(0, due - deps.now().getTime()))
  const batch = records.batches.get(id) ?? found
  const group = batch.handedOut
  records.batches.put(id, { ...batch, handedOut: group + 1 })
  const offers = offersOf(call, batch).filter(({ owner }) => groupOf(owner.iata_code) === group)
  return { data: { ...describeBatch(batch, Math.max(0, batch.total - group - 1)), offers: offers.map(listed) } }
}

/** Batch searches: offers are returned by groups of airlines, as they respond. */
export function registerBatches({ add }: Api): void {
  add('POST', '/air/batch_offer_requests', createBatch)
  add('GET', '/air/batch_offer_requests/:id', readBatch)
}
