import { drawProperty, mapLabel, type PropertySpot, viewOf } from '../map/draw-property.ts'
import { openMap } from './open-map.ts'
import { showStays } from './show-stays.ts'

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
  (place.dataset.spot ? showProperty(place, container) : showStays(place, container)).catch((error: unknown) => {
    console.warn('the map could not be drawn', error)
    fail(place)
  })
