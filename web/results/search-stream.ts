import type { SearchEvent, SearchSnapshot } from '#contract/search-events.ts'
import type { SupplierProgress } from '#contract/search-progress.ts'
import { ApiFailure, asFailure, type Failure } from '../api-failure.ts'

/** What a search has found so far. `failure` is set when its stream ended with an error or broke off. */
export interface FoundSoFar<Item> {
  items: Item[]
  /** Of all totals. */
  currency: string
  suppliers: SupplierProgress[]
  isFinished: boolean
  /** ISO instant. */
  expiresAt: string
  failure: Failure | 'broken-off' | null
}

/** What one event changes: an item that comes again keeps its place. */
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

/** A search that the server has, as it stood when the page was asked for. */
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
  /** Calls back at most once a frame. Returns how to stop. */
  subscribe: (listener: () => void) => () => void
}

/**
 * The searches of one product in this tab, of which the last goes on while a checkout is looked at, so that going back asks nobody again. `Of` is
 * what the page knows of a search besides.
 */
export function searchStreams<Search, Item extends { id: string }, Of extends object>(
  ask: (search: Search, signal: AbortSignal) => Promise<AsyncIterableIterator<SearchEvent<Item>>>,
) {
  let latest: (RunningSearch<Item> & Of & { stop: () => void }) | null = null
  return {
    /** The search of this id when this tab ran it and its prices still hold. */
    running(searchId: string | null): (RunningSearch<Item> & Of) | null {
      if (latest === null || latest.searchId !== searchId) return null
      return Date.parse(latest.read().expiresAt) > Date.now() ? latest : null
    },
    /**
     * Starts a search and resolves once the server has accepted it; what is found follows by `subscribe`. The search before it is stopped.
     * Rejects with `ApiFailure` when it is refused.
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
  // Events come in bursts; whoever listens hears of them once a frame. A hidden tab has no frames.
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
