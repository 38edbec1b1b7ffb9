import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import type { SearchSnapshot } from '#contract/flights.ts'
import { type FoundSoFar, runningSearch } from './running-search.ts'

const nothing = () => () => {}
/** How often a search that another page started is looked at again while it runs, in milliseconds. */
const again = 1_500

/** What the search has found: live while this tab runs it, otherwise what the server kept. Null when its results are gone. */
export function useFound(searchId: string | null, snapshot: SearchSnapshot | null): FoundSoFar | null {
  const running = runningSearch(searchId)
  const kept = useMemo<FoundSoFar | null>(
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
  const readKept = () => kept
  const found = useSyncExternalStore(running?.subscribe ?? nothing, running?.read ?? readKept, readKept)

  const { revalidate } = useRevalidator()
  const isElsewhere = running === null && kept !== null && !kept.isFinished
  useEffect(() => {
    if (!isElsewhere) return
    const timer = setTimeout(revalidate, again)
    return () => clearTimeout(timer)
  }, [isElsewhere, revalidate, kept])
  return found
}
