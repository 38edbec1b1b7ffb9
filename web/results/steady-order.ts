import { useEffect, useState } from 'react'

export interface Steady<Item> {
  items: Item[]
  /** Results that arrived while the reader was further down, at the end of the list. */
  waiting: number
}

/** Keeps the order of the keys that a reader has seen; new ones follow in their own order. */
export function keepOrder<Item extends { key: string }>(sorted: readonly Item[], seen: readonly string[]): Steady<Item> {
  const byKey = new Map(sorted.map((item) => [item.key, item]))
  const listed = seen.flatMap((key) => byKey.get(key) ?? [])
  const known = new Set(seen)
  const fresh = sorted.filter((item) => !known.has(item.key))
  return { items: [...listed, ...fresh], waiting: fresh.length }
}

/** Scroll position in pixels from which a reader counts as reading, so that nothing may move above. */
const reading = 160

/**
 * The results in a stable order: at the top of the page they are sorted; once a reader has scrolled, new results are appended. `basis` names filters
 * and sort: a change sorts all again.
 */
export function useSteadyOrder<Item extends { key: string }>(sorted: readonly Item[], basis: string): Steady<Item> {
  const [seen, setSeen] = useState<{ basis: string; keys: readonly string[] } | null>(null)
  useEffect(() => {
    const look = () => {
      const isReading = window.scrollY > reading
      setSeen((now) => {
        if (!isReading) return null
        return now?.basis === basis ? now : { basis, keys: sorted.map((item) => item.key) }
      })
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [sorted, basis])
  return seen?.basis === basis ? keepOrder(sorted, seen.keys) : { items: [...sorted], waiting: 0 }
}
