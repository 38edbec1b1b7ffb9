import { useMemo } from 'react'
import type { SearchSnapshot } from '#contract/flights.ts'
import { useFound } from '../../../results/use-found.ts'
import { type FoundFlights, flightSearches } from './running-search.ts'

/** What the search has found: live while this tab runs it, otherwise what the server kept. Null when its results are gone. */
export function useFoundFlights(searchId: string | null, snapshot: SearchSnapshot | null): FoundFlights | null {
  const kept = useMemo<FoundFlights | null>(
    () =>
      snapshot && {
        suppliers: snapshot.suppliers,
        offers: snapshot.offers,
        isFinished: snapshot.finished,
        expiresAt: snapshot.expiresAt,
        failure: null,
      },
    [snapshot],
  )
  return useFound(flightSearches.running(searchId), kept)
}
