import type { SearchEvent, SearchSnapshot } from '#contract/search-events.ts'
import type { SupplierProgress } from '#contract/search-progress.ts'
import { ApiFailure, asFailure, type Failure } from '../api-failure.ts'

/** The results of a search so far. `failure` is set when its stream ended with an error or was disconnected. */
export interface FoundSoFar<Item> {
  items: Item[]
  /** The currency of all totals. */
  currency: string
  suppliers: SupplierProgress[]
  isFinished: boolean
  /** ISO instant. */
  expiresAt: string
  failure: Failure | 'broken-off' | null
}

/** Applies one event: an item that is sent again keeps its position. */
export function applied<Item extends { id: string }>(
  found: FoundSoFar<Item>,
  event: SearchEvent<Item>,
): Partial<FoundSoFar<Item>> {
  switch (event.type) {
    case 'started':
      return { suppliers: event.suppliers, expiresAt: event.expiresAt, currency: event.currency }
    case 'found': {
      const byId = new Map(found.items.map((item) => [item.id, item]))
      for (const item of event.upserts) byId.set(item.id, item)
      for (const id of event.gone) byId.delete(id)
      return { items: [...byId.values()] }
    }
    case 'supplier':
      return { suppliers: found.suppliers.map((one) => (one.id === event.progress.id ? event.progress : one)) }
    case 'finished':
      return { isFinished: true }
  }
}

/** A search of the server, as of the time of the page request. */
export const foundOf = <Item>(snapshot: SearchSnapshot<Item>): FoundSoFar<Item> => ({
  items: snapshot.found,
  currency: snapshot.currency,
  suppliers: snapshot.suppliers,
  isFinished: snapshot.finished,
  expiresAt: snapshot.expiresAt,
  failure: null,
})

export interface RunningSearch<Item> {
  searchId: string
  read: () => FoundSoFar<Item>
  /** Calls back at most once a frame. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/**
 * The searches of one product in this tab. The last one continues while a checkout is open, so that going back does not ask suppliers again. `Of` is
 * the page's own data of a search.
 */
export function searchStreams<Search, Item extends { id: string }, Of extends object>(
  ask: (search: Search, signal: AbortSignal) => Promise<AsyncIterableIterator<SearchEvent<Item>>>,
) {
  let latest: (RunningSearch<Item> & Of & { stop: () => void }) | null = null
  return {
    /** The search with this id if this tab ran it and its prices are still valid. */
    running(searchId: string | null): (RunningSearch<Item> & Of) | null {
      if (latest === null || latest.searchId !== searchId) return null
      return Date.parse(latest.read().expiresAt) > Date.now() ? latest : null
    },
    /**
     * Starts a search and resolves once the server has accepted it; results follow by `subscribe`. The previous search is stopped. Rejects with
     * `ApiFailure` when it is refused.
     */
    async start(search: Search, of: Of): Promise<RunningSearch<Item>> {
      latest?.stop()
      latest = null
      const stop = new AbortController()
      try {
        const events = await ask(search, stop.signal)
        const first = await events.next()
        if (first.done || first.value.type !== 'started') throw new Error('the search ended before it started')
        latest = { ...of, ...follow(first.value, events), stop: () => stop.abort() }
        return latest
      } catch (error) {
        throw asFailure(error)
      }
    },
  }
}

function follow<Item extends { id: string }>(
  { searchId, suppliers, currency, expiresAt }: Extract<SearchEvent<Item>, { type: 'started' }>,
  events: AsyncIterable<SearchEvent<Item>>,
): RunningSearch<Item> {
  const listeners = new Set<() => void>()
  let found: FoundSoFar<Item> = { items: [], suppliers, currency, expiresAt, isFinished: false, failure: null }
  let next = found
  let isAsked = false
  const publish = () => {
    isAsked = false
    found = next
    for (const listener of listeners) listener()
  }
  // Events come in bursts; subscribers are called once a frame. A hidden tab has no frames.
  const change = (part: Partial<FoundSoFar<Item>>) => {
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
