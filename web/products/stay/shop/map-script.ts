import { canDrawMaps, createMap } from '../../../map/create-map.ts'
import { type Ground, groundAddress } from '../../../map/ground.ts'
import { drawProperty, mapLabel, type PropertySpot, viewOf } from '../map/draw-property.ts'

/** Draws the map in its container on a property's page. It is loaded when the map is requested. */
async function showMap(place: HTMLElement): Promise<void> {
  const figure = place.querySelector('figure')
  const container = place.querySelector<HTMLElement>('[data-box]')
  if (!figure || !container || !canDrawMaps()) throw new Error('this browser cannot draw the map')
  const spot: PropertySpot = JSON.parse(place.dataset.spot ?? '')
  const answer = await window.fetch(groundAddress(spot))
  const ground: Ground = await answer.json()
  figure.hidden = false
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const map = createMap({ container, ground, scheme, view: viewOf(spot), label: mapLabel(spot), isInPage: true })
  map.on('load', () => drawProperty(map, ground, spot))
  place.querySelector('button')?.remove()
}

function say(place: HTMLElement, text: string): void {
  const words = document.createElement('p')
  words.textContent = text
  words.role = 'status'
  place.replaceChildren(words)
}

const place = document.querySelector<HTMLElement>('[data-map]')
if (place)
  showMap(place).catch((error: unknown) => {
    console.warn('the map could not be drawn', error)
    say(place, 'The map cannot be shown here. The link below opens one.')
  })
