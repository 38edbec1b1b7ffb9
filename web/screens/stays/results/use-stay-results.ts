import { useDeferredValue, useMemo } from 'react'
import { type JudgedStay, judgeStays, keepPassing, noStayFilters, type StayFilters, withReach } from '#domain/stays/filters.ts'
import type { FoundStay, ListedStay } from '#domain/stays/found-stay.ts'
import { type StaySort, sortStays } from '#domain/stays/results.ts'

/** What was found, and what the filters say of it. */
export interface StayResults {
  stays: readonly FoundStay[]
  /** Every rate put to the filters in force. */
  judged: readonly JudgedStay[]
  /** The same with no filter at all: what could be chosen. */
  open: readonly JudgedStay[]
  filters: StayFilters
  /** Those that pass, in the chosen order. */
  sorted: readonly ListedStay[]
}

/** Filters, counts and sorts step by step: each is done again only where something of it changed, and behind what is typed and clicked. */
export function useStayResults(
  stays: readonly FoundStay[],
  { filters, sort, radiusKm }: { filters: StayFilters; sort: StaySort; radiusKm: number },
): StayResults {
  const settled = useDeferredValue(stays)
  const open = useMemo(() => judgeStays(settled, noStayFilters), [settled])
  const judged = useMemo(() => judgeStays(settled, withReach(filters, radiusKm)), [settled, filters, radiusKm])
  const sorted = useMemo(() => sortStays(keepPassing(judged), sort), [judged, sort])
  return useMemo(() => ({ stays: settled, judged, open, filters, sorted }), [settled, judged, open, filters, sorted])
}
