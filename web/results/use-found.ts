import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import type { SearchSnapshot } from '#contract/search-events.ts'
import { type FoundSoFar, foundOf, type RunningSearch } from './search-stream.ts'

const nothing = () => () => {}
/** Milliseconds between polls of a running search that another page started. */
const pollMs = 1_500

/** The results of a search: live while this tab runs it, otherwise the server's snapshot. Null when they have expired. */
export function useFound<Item>(
  running: RunningSearch<Item> | null,
  snapshot: SearchSnapshot<Item> | null,
): FoundSoFar<Item> | null {
  const stored = useMemo(() => snapshot && foundOf(snapshot), [snapshot])
  const readStored = () => stored
  const found = useSyncExternalStore(running?.subscribe ?? nothing, running?.read ?? readStored, readStored)

  const { revalidate } = useRevalidator()
  const isElsewhere = running === null && stored !== null && !stored.isFinished
  useEffect(() => {
    if (!isElsewhere) return
    const timer = setTimeout(revalidate, pollMs)
    return () => clearTimeout(timer)
  }, [isElsewhere, revalidate, stored])
  return found
}
