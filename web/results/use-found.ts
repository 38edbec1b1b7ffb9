import { useEffect, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import type { FoundSoFar, RunningSearch } from './search-stream.ts'

const nothing = () => () => {}
/** How often a search that another page started is looked at again while it runs, in milliseconds. */
const again = 1_500

/**
 * What a search has found: live while this tab runs it, otherwise what the server kept. Null when its results are gone. `kept` is the same object for
 * as long as the snapshot is.
 */
export function useFound<Found extends FoundSoFar>(running: RunningSearch<Found> | null, kept: Found | null): Found | null {
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
