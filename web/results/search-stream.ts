import type { SupplierProgress } from '#contract/search-progress.ts'
import { ApiFailure, asFailure, type Failure } from '../api-failure.ts'

/** What a search has found so far. `failure` is set when its stream ended with an error or broke off. */
export interface FoundSoFar {
  suppliers: SupplierProgress[]
  isFinished: boolean
  /** ISO instant. */
  expiresAt: string
  failure: Failure | 'broken-off' | null
}

export interface RunningSearch<Found> {
  searchId: string
  read: () => Found
  /** Calls back at most once a frame. Returns how to stop. */
  subscribe: (listener: () => void) => () => void
}

/** How a product's search is asked for and read. */
interface SearchKind<Search, Event, Found> {
  ask: (search: Search, signal: AbortSignal) => Promise<AsyncIterableIterator<Event>>
  /** The search that an event starts; null of any other event. */
  begin: (event: Event) => { searchId: string; found: Found } | null
  /** What one event changes. */
  applied: (found: Found, event: Event) => Partial<Found>
}

/**
 * The searches of one product in this tab, of which the last goes on while a checkout is looked at, so that going back asks nobody again. `Of` is
 * what the page knows of a search besides.
 */
export function searchStreams<Search, Event, Found extends FoundSoFar, Of extends object>({
  ask,
  begin,
  applied,
}: SearchKind<Search, Event, Found>) {
  let latest: (RunningSearch<Found> & Of & { stop: () => void }) | null = null
  return {
    /** The search of this id when this tab ran it and its prices still hold. */
    running(searchId: string | null): (RunningSearch<Found> & Of) | null {
      if (latest === null || latest.searchId !== searchId) return null
      return Date.parse(latest.read().expiresAt) > Date.now() ? latest : null
    },
    /**
     * Starts a search and resolves once the server has accepted it; what is found follows by `subscribe`. The search before it is stopped.
     * Rejects with `ApiFailure` when it is refused.
     */
    async start(search: Search, of: Of): Promise<RunningSearch<Found>> {
      latest?.stop()
      latest = null
      const stop = new AbortController()
      try {
        const events = await ask(search, stop.signal)
        const first = await events.next()
        const begun = first.done ? null : begin(first.value)
        if (!begun) throw new Error('the search ended before it started')
        latest = { ...of, ...follow(begun, events, applied), stop: () => stop.abort() }
        return latest
      } catch (error) {
        throw asFailure(error)
      }
    },
  }
}

function follow<Event, Found extends FoundSoFar>(
  { searchId, found: start }: { searchId: string; found: Found },
  events: AsyncIterable<Event>,
  applied: (found: Found, event: Event) => Partial<Found>,
): RunningSearch<Found> {
  const listeners = new Set<() => void>()
  let found = start
  let next = found
  let isAsked = false
  const publish = () => {
    isAsked = false
    found = next
    for (const listener of listeners) listener()
  }
  // Events come in bursts; whoever listens hears of them once a frame. A hidden tab has no frames.
  const change = (part: Partial<Found> | Partial<FoundSoFar>) => {
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
