import { canDrawMaps, createMap, type MapLibre } from '../../../map/create-map.ts'
import type { Box } from '../../../map/clip.ts'
import { type Ground, groundAddress } from '../../../map/ground.ts'
import { drawProperty, mapLabel, type PropertySpot, viewOf } from '../draw-property.ts'
import { showStays } from './show-stays.ts'

interface Asked {
  container: HTMLElement
  at: { latitude: number; longitude: number }
  view: Box
  label: string
  isInPage: boolean
}

/** Resolves with a map of the ground that is loaded. */
async function openMap({ container, at, ...of }: Asked): Promise<{ map: MapLibre; ground: Ground }> {
  if (!canDrawMaps()) throw new Error('this browser cannot draw the map')
  const answer = await window.fetch(groundAddress(at))
  const ground: Ground = await answer.json()
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const map = createMap({ container, ground, scheme, ...of })
  return new Promise((resolve) => {
    map.on('load', () => resolve({ map, ground }))
  })
}

/** Draws a property in the map of its page. */
async function showProperty(place: HTMLElement, container: HTMLElement): Promise<void> {
  const figure = place.querySelector('figure')
  const spot: PropertySpot = JSON.parse(place.dataset.spot ?? '')
  if (figure) figure.hidden = false
  place.querySelector('button')?.remove()
  const { map, ground } = await openMap({ container, at: spot, view: viewOf(spot), label: mapLabel(spot), isInPage: true })
  drawProperty(map, ground, spot)
}

/** Says at the place of a map that there is none; a list beside it is shown then. */
function fail(place: HTMLElement): void {
  const words = document.createElement('p')
  words.textContent = place.dataset.otherwise ?? ''
  words.role = 'status'
  place.dataset.failed = ''
  place.replaceChildren(words)
}

// Draws the map in its place, on the page of a property or of results. It is fetched once somebody asks for the map.
const place = document.querySelector<HTMLElement>('[data-map]')
const container = place?.querySelector<HTMLElement>('[data-box]')
if (place && container)
  (place.dataset.spot ? showProperty(place, container) : showStays(place, container, openMap)).catch((error: unknown) => {
    console.warn('the map could not be drawn', error)
    fail(place)
  })
