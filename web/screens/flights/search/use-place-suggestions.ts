import { useEffect, useState } from 'react'
import type { Place } from '#contract/places.ts'
import { loadApi } from '../../../api.ts'

/** Pause in typing after which the API is asked, in milliseconds. */
const pause = 120

export interface Suggestions {
  /** The text these places answer; null until the first answer. */
  query: string | null
  places: Place[]
  hasFailed: boolean
}

const none: Suggestions = { query: null, places: [], hasFailed: false }

/** Places for what is typed, while `isOpen`. The last answer stays until the next one is there. */
export function usePlaceSuggestions(query: string, isOpen: boolean): Suggestions {
  const [found, setFound] = useState(none)
  const text = query.trim()
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const ask = async () => {
      try {
        const places = await (await loadApi()).places.suggest({ query: text, limit: 8 }, { signal: stop.signal })
        setFound({ query: text, places, hasFailed: false })
      } catch (error) {
        if (stop.signal.aborted) return
        console.warn('places could not be suggested', error)
        setFound({ query: text, places: [], hasFailed: true })
      }
    }
    const timer = setTimeout(ask, text === '' ? 0 : pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, isOpen])
  return found
}

/** `Lagos (LOS)`: what stands in the field once a place is chosen. */
export const placeLabel = (place: Place): string => `${place.city} (${place.code})`

/** The places for a text that was left before they came; none when they cannot be looked up. */
export async function suggestNow(query: string): Promise<Place[]> {
  try {
    return await (await loadApi()).places.suggest({ query, limit: 1 })
  } catch (error) {
    console.warn('places could not be suggested', error)
    return []
  }
}
