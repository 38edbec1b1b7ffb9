import { useEffect, useMemo, useState } from 'react'
import type { Site } from '#domain/site/site.ts'
import { askPlaces } from '../screens/flights/search/ask-places.ts'
import { suggestNow } from '../search/suggestions.ts'
import { placesNamed } from '../site/popular-places.ts'

/** Cities by their code: those known when the editor was opened, and those that the draft has named since. */
export function useCityNames(site: Site, known: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const [learnt, setLearnt] = useState<Readonly<Record<string, string>>>({})
  const strange = [...new Set(placesNamed(site))].filter((code) => !(code in known) && !(code in learnt)).join()
  useEffect(() => {
    if (strange === '') return
    let isOver = false
    const learn = async () => {
      const named = await Promise.all(strange.split(',').map(async (code) => [code, await nameOf(code)] as const))
      if (!isOver) setLearnt((before) => ({ ...before, ...Object.fromEntries(named) }))
    }
    void learn()
    return () => {
      isOver = true
    }
  }, [strange])
  return useMemo(() => ({ ...known, ...learnt }), [known, learnt])
}

/** A code that nobody knows stands for itself. */
const nameOf = async (code: string): Promise<string> =>
  (await suggestNow(askPlaces, code))?.find((place) => place.code === code)?.city ?? code
