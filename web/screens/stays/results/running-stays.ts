import type { StayEvent, StayResult } from '#contract/stays.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import { loadApi } from '../../../api.ts'
import { type FoundSoFar, searchStreams } from '../../../results/search-stream.ts'
import type { StayForm } from '../search/read-stay-draft.ts'

export interface FoundStays extends FoundSoFar {
  stays: StayResult[]
  currency: string
}

/** What was searched for, and by what clock the place goes. */
export interface Asked {
  form: StayForm
  zone: string
}

/** What one event changes. A house that comes again takes its own place; one that turned out to be another leaves. */
export function applied(found: FoundStays, event: StayEvent): Partial<FoundStays> {
  switch (event.type) {
    case 'started':
      return { suppliers: event.suppliers, expiresAt: event.expiresAt, currency: event.currency }
    case 'stays': {
      const byId = new Map(found.stays.map((stay) => [stay.id, stay]))
      for (const stay of event.stays) byId.set(stay.id, stay)
      for (const id of event.gone) byId.delete(id)
      return { stays: [...byId.values()] }
    }
    case 'supplier':
      return { suppliers: found.suppliers.map((one) => (one.id === event.progress.id ? event.progress : one)) }
    case 'finished':
      return { isFinished: true }
  }
}

/** The searches for stays of this tab. */
export const staySearches = searchStreams<StaySearch, StayEvent, FoundStays, Asked>({
  ask: async (search, signal) => (await loadApi()).stays.search(search, { signal }),
  begin: (event) => {
    if (event.type !== 'started') return null
    const { searchId, suppliers, currency, expiresAt } = event
    return { searchId, found: { suppliers, currency, expiresAt, stays: [], isFinished: false, failure: null } }
  },
  applied,
})
