import type { SearchEvent } from '#contract/flights.ts'
import type { SupplierProgress } from '#contract/search-progress.ts'
import type { LocalDate } from '#domain/dates.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { loadApi } from '../../../api.ts'
import { ApiFailure, asFailure, type Failure } from '../../../api-failure.ts'
import type { SearchDraft } from '../search/search-draft.ts'

/** What a search has found so far. `failure` is set when its stream ended with an error or broke off. */
export interface FoundSoFar {
  suppliers: SupplierProgress[]
  offers: PricedFlightOffer[]
  isFinished: boolean
  expiresAt: string
  failure: Failure | 'broken-off' | null
}

export interface RunningSearch {
  searchId: string
  /** What was searched for, with the names of its places. */
  draft: SearchDraft
  today: LocalDate
  read: () => FoundSoFar
  /** Calls back at most once a frame. Returns how to stop. */
  subscribe: (listener: () => void) => () => void
}

/** The last search of this tab. It goes on while a checkout is looked at, so that going back asks nobody again. */
let latest: (RunningSearch & { stop: () => void }) | null = null

/** The search of this id when this tab ran it and its prices still hold. */
export function runningSearch(searchId: string | null): RunningSearch | null {
  if (latest === null || latest.searchId !== searchId) return null
  return Date.parse(latest.read().expiresAt) > Date.now() ? latest : null
}

type Started = Extract<SearchEvent, { type: 'started' }>

/**
 * Starts a search and resolves once the server has accepted it; offers follow by `subscribe`. The search before it is
 * stopped. Rejects with `ApiFailure` when it is refused.
 */
export async function startSearch(search: FlightSearch, of: { draft: SearchDraft; today: LocalDate }): Promise<RunningSearch> {
  latest?.stop()
  latest = null
  const stop = new AbortController()
  try {
    const events = await (await loadApi()).flights.search(search, { signal: stop.signal })
    const first = await events.next()
    if (first.done || first.value.type !== 'started') throw new Error('the search ended before it started')
    latest = { ...follow(first.value, events), ...of, stop: () => stop.abort() }
    return latest
  } catch (error) {
    throw asFailure(error)
  }
}

function follow(started: Started, events: AsyncIterable<SearchEvent>): Omit<RunningSearch, 'draft' | 'today'> {
  const { searchId, suppliers, expiresAt } = started
  const listeners = new Set<() => void>()
  let found: FoundSoFar = { suppliers, offers: [], isFinished: false, expiresAt, failure: null }
  let next = found
  let isAsked = false
  const publish = () => {
    isAsked = false
    found = next
    for (const listener of listeners) listener()
  }
  // Events come in bursts; whoever listens hears of them once a frame. A hidden tab has no frames.
  const change = (part: Partial<FoundSoFar>) => {
    next = { ...next, ...part }
    if (isAsked) return
    isAsked = true
    if (document.hidden) setTimeout(publish, 50)
    else requestAnimationFrame(publish)
  }
  const read = async () => {
    for await (const event of events) change(applied(next, event))
    change(next.isFinished ? {} : { isFinished: true, failure: 'broken-off' })
  }
  read().catch((error: unknown) => {
    const failure = asFailure(error)
    change({ isFinished: true, failure: failure instanceof ApiFailure ? failure.data : 'broken-off' })
  })
  return {
    searchId,
    read: () => found,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What one event changes. Of two reports about a supplier the later counts. */
export function applied(found: FoundSoFar, event: SearchEvent): Partial<FoundSoFar> {
  switch (event.type) {
    case 'started':
      return { suppliers: event.suppliers, expiresAt: event.expiresAt }
    case 'offers':
      return {
        offers: [...found.offers, ...event.offers],
        suppliers: found.suppliers.map((one) =>
          one.id === event.supplier ? { ...one, offers: one.offers + event.offers.length } : one,
        ),
      }
    case 'supplier':
      return { suppliers: found.suppliers.map((one) => (one.id === event.progress.id ? event.progress : one)) }
    case 'finished':
      return { isFinished: true }
  }
}
