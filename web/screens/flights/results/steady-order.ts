import { useEffect, useState } from 'react'
import type { ItineraryGroup } from '#domain/flights/results.ts'

export interface Steady {
  groups: ItineraryGroup[]
  /** Journeys that came while the reader was further down and wait at the end of the list. */
  waiting: number
}

/** Keeps the order of the keys a reader has seen; what is new follows at the end, in its own order. */
export function keepOrder(sorted: readonly ItineraryGroup[], seen: readonly string[]): Steady {
  const byKey = new Map(sorted.map((group) => [group.key, group]))
  const kept = seen.flatMap((key) => byKey.get(key) ?? [])
  const known = new Set(seen)
  const fresh = sorted.filter((group) => !known.has(group.key))
  return { groups: [...kept, ...fresh], waiting: fresh.length }
}

/** Pixels scrolled past which a reader counts as reading, so that nothing may move above. */
const reading = 160

/**
 * The groups in an order that does not jump: at the top of the page everything is in its place; once a reader has
 * scrolled on, what arrives is appended. `basis` names filters and sort: a change of it sorts all again.
 */
export function useSteadyOrder(sorted: readonly ItineraryGroup[], basis: string): Steady {
  const [seen, setSeen] = useState<{ basis: string; keys: readonly string[] } | null>(null)
  useEffect(() => {
    const look = () => {
      const isReading = window.scrollY > reading
      setSeen((now) => {
        if (!isReading) return null
        return now?.basis === basis ? now : { basis, keys: sorted.map((group) => group.key) }
      })
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [sorted, basis])
  return seen?.basis === basis ? keepOrder(sorted, seen.keys) : { groups: [...sorted], waiting: 0 }
}
