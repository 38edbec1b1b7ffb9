import { useEffect, useState } from 'react'
import type { SavedTravellerRow } from '#contract/travellers.ts'
import { loadApi } from '../../../api.ts'

/** Pause in typing after which the API is asked, in milliseconds. */
const PAUSE = 150

/** Saved travellers for what is typed, while `isOpen`; null until the first answer. The last answer stays until the next one is there. */
export function useSavedSuggestions({ query, lastDay, isOpen }: { query: string; lastDay: string; isOpen: boolean }) {
  const [found, setFound] = useState<{ rows: SavedTravellerRow[] | null; hasFailed: boolean }>({ rows: null, hasFailed: false })
  const text = query.trim()
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const ask = async () => {
      try {
        const rows = await (await loadApi()).travellers.list({ query: text, limit: 8, lastDay }, { signal: stop.signal })
        setFound({ rows, hasFailed: false })
      } catch (error) {
        if (stop.signal.aborted) return
        console.warn('saved travellers could not be looked up', error)
        setFound({ rows: null, hasFailed: true })
      }
    }
    const timer = setTimeout(ask, text === '' ? 0 : PAUSE)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, lastDay, isOpen])
  return found
}
