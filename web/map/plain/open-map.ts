import type { Box } from '../clip.ts'
import { canDrawMaps, createMap, type MapLibre } from '../create-map.ts'
import { type Ground, groundAddress } from '../ground.ts'

interface Asked {
  container: HTMLElement
  at: { latitude: number; longitude: number }
  view: Box
  label: string
  isInPage: boolean
}

/** Resolves with a map of the ground that is loaded. */
export async function openMap({ container, at, ...of }: Asked): Promise<{ map: MapLibre; ground: Ground }> {
  if (!canDrawMaps()) throw new Error('this browser cannot draw the map')
  const answer = await window.fetch(groundAddress(at))
  const ground: Ground = await answer.json()
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const map = createMap({ container, ground, scheme, ...of })
  return new Promise((resolve) => {
    map.on('load', () => resolve({ map, ground }))
  })
}
