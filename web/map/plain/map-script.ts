import { searchAround } from '../../products/stay/stay-address.ts'
import type { areaOf } from '../draw-listed.ts'
import { drawSpot, mapLabel, type Spot, viewOf } from '../spot/draw-spot.ts'
import { openMap } from './open-map.ts'
import { showListed } from './show-listed.ts'

/** Draws a place in the map of its page. */
async function showSpot(place: HTMLElement, container: HTMLElement): Promise<void> {
  const figure = place.querySelector('figure')
  const spot: Spot = JSON.parse(place.dataset.spot ?? '')
  if (figure) figure.hidden = false
  place.querySelector('button')?.remove()
  const { map, ground } = await openMap({ container, at: spot, view: viewOf(spot), label: mapLabel(spot), isInPage: true })
  drawSpot(map, ground, spot)
}

/** Only stays are searched around any point. */
const showResults = (place: HTMLElement, container: HTMLElement): Promise<void> =>
  showListed(place, container, (area: ReturnType<typeof areaOf>) => {
    const { search = '', view = '' } = place.dataset
    return searchAround(JSON.parse(search), area) + view
  })

/** Says at the place of a map that there is none; a list beside it is shown then. */
function fail(place: HTMLElement): void {
  const words = document.createElement('p')
  words.textContent = place.dataset.otherwise ?? ''
  words.role = 'status'
  place.dataset.failed = ''
  place.replaceChildren(words)
}

// Draws the map in its place, on the page of one place or of results. It is fetched once somebody asks for the map.
const place = document.querySelector<HTMLElement>('[data-map]')
const container = place?.querySelector<HTMLElement>('[data-box]')
if (place && container)
  (place.dataset.spot ? showSpot : showResults)(place, container).catch((error: unknown) => {
    console.warn('the map could not be drawn', error)
    fail(place)
  })
