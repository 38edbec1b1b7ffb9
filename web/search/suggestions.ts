import { useEffect, useState } from 'react'

/** Requests suggestions for a text. */
export type Ask<T> = (query: string, limit: number, signal?: AbortSignal) => Promise<T[]>

export interface Suggestions<T> {
  /** The text of these results; null before the first response. */
  query: string | null
  items: T[]
  hasFailed: boolean
}

/** Debounce of the API request, in milliseconds. */
const pause = 120
const many = 8

/** Results for the typed text, while `isOpen`. The last response stays until the next one arrives. `ask` must be the same function at each rendering. */
export function useSuggestions<T>(ask: Ask<T>, query: string, isOpen: boolean): Suggestions<T> {
  const [found, setFound] = useState<Suggestions<T>>({ query: null, items: [], hasFailed: false })
  const text = query.trim()
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const read = async () => {
      try {
        const items = await ask(text, many, stop.signal)
        setFound({ query: text, items, hasFailed: false })
      } catch (error) {
        if (stop.signal.aborted) return
        console.warn('nothing could be suggested', error)
        setFound({ query: text, items: [], hasFailed: true })
      }
    }
    const timer = setTimeout(read, text === '' ? 0 : pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [ask, text, isOpen])
  return found
}

/** Suggestions for a text that was left before any results; null when the lookup failed. */
export async function suggestNow<T>(ask: Ask<T>, query: string): Promise<T[] | null> {
  try {
    return await ask(query, many)
  } catch (error) {
    console.warn('nothing could be suggested', error)
    return null
  }
}
