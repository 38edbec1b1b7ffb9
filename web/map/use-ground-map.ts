import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { useShownScheme } from '../kit/color-scheme.ts'
import type { loader as groundLoader } from '../screens/lookup/ground.ts'
import type { Box } from './clip.ts'
import { createMap, type MapLibre } from './create-map.ts'
import { type Ground, groundAddress } from './ground.ts'

interface Of {
  /** The point of its region. */
  at: { latitude: number; longitude: number }
  /** The initial view. */
  view: () => Box
  label: string
  /** It is in a page that scrolls. */
  isInPage?: boolean
}

/** A map in an element, in the colours of the page; null until it is created. */
export function useGroundMap(
  box: RefObject<HTMLElement | null>,
  { at, view, label, isInPage }: Of,
): { map: MapLibre | null; ground: Ground | null } {
  const scheme = useShownScheme()
  const { data: ground, load } = useFetcher<typeof groundLoader>()
  const [map, setMap] = useState<MapLibre | null>(null)
  const address = groundAddress(at)
  useEffect(() => {
    load(address)
  }, [load, address])
  const start = useEffectEvent((container: HTMLElement, drawn: Ground) =>
    createMap({ container, ground: drawn, scheme, view: view(), label, isInPage }),
  )
  useEffect(() => {
    if (!ground || !box.current) return
    const made = start(box.current, ground)
    made.on('load', () => setMap(made))
    return () => {
      setMap(null)
      made.remove()
    }
  }, [ground, scheme, box])
  return { map, ground: ground ?? null }
}
