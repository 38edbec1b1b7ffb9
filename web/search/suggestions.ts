import { useEffect, useState } from 'react'

/** Asks for what a text may mean. */
export type Ask<T> = (query: string, limit: number, signal?: AbortSignal) => Promise<T[]>

export interface Suggestions<T> {
  /** The text these answer; null until the first answer. */
  query: string | null
  items: T[]
  hasFailed: boolean
}

/** Pause in typing after which the API is asked, in milliseconds. */
const pause = 120
const many = 8

/** What is found for what is typed, while `isOpen`. The last answer stays until the next one is there. `ask` is the same function at each rendering. */
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

/** What a text may mean that was left before anything was found for it; null when that cannot be looked up. */
export async function suggestNow<T>(ask: Ask<T>, query: string): Promise<T[] | null> {
  try {
    return await ask(query, many)
  } catch (error) {
    console.warn('nothing could be suggested', error)
    return null
  }
}
