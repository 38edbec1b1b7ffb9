import { useMemo } from 'react'
import type { StaySnapshot } from '#contract/stays.ts'
import { useFound } from '../../../results/use-found.ts'
import { type FoundStays, staySearches } from './running-stays.ts'

/** What the search has found: live while this tab runs it, otherwise what the server kept. Null when its results are gone. */
export function useFoundStays(searchId: string | null, snapshot: StaySnapshot | null): FoundStays | null {
  const kept = useMemo<FoundStays | null>(
    () =>
      snapshot && {
        suppliers: snapshot.suppliers,
        stays: snapshot.stays,
        currency: snapshot.currency,
        isFinished: snapshot.finished,
        expiresAt: snapshot.expiresAt,
        failure: null,
      },
    [snapshot],
  )
  return useFound(staySearches.running(searchId), kept)
}
