import type { StaySearch } from '#domain/stays/search.ts'
import { areaOf, drawStays, frameOfStays } from '../draw-stays.ts'
import { searchAround } from '../stay-address.ts'
import { openMap } from './open-map.ts'
import type { ShopStaysOnMap, StayPin } from './results-map.tsx'

const nothing: ShopStaysOnMap = { stays: [], ringKm: null, reachKm: 1 }

/** What the list of the page says of its properties; none while nothing passes the filters. */
const readShown = (): ShopStaysOnMap => {
  const list = document.querySelector<HTMLElement>('[data-on-map]')
  return list ? JSON.parse(list.dataset.onMap ?? '') : nothing
}

const cardOf = (id: string): HTMLElement | null => document.querySelector(`[data-stay="${CSS.escape(id)}"]`)

/** The property of a pin that was pressed, as a copy of the card that the page brings along. */
function fill(card: HTMLElement, { name, href, photo, score, total }: StayPin): void {
  card.setAttribute('aria-label', name)
  for (const [part, text] of Object.entries({ name, score, total })) {
    const element = card.querySelector(`[data-part=${part}]`)
    if (element) element.textContent = text
  }
  card.querySelector('a')?.setAttribute('href', href)
  const image = card.querySelector('img')
  if (photo) image?.setAttribute('src', photo)
  else image?.remove()
  card.querySelector('button')?.setAttribute('aria-label', `Close ${name}`)
}

/** Draws the results of the page on its map, and follows them: what is pointed at in the list stands out on the map, and the other way round. */
export async function showStays(place: HTMLElement, container: HTMLElement): Promise<void> {
  const search: StaySearch = JSON.parse(place.dataset.search ?? '')
  const { destination } = search
  let shown = readShown()
  const view = frameOfStays(destination, shown)
  const { map, ground } = await openMap({ container, at: destination, view, label: 'Map', isInPage: false })
  const again = place.querySelector<HTMLButtonElement>('[data-again]')
  const template = place.querySelector('template')
  let chosen: string | null = null
  let card: Element | null = null

  function point(id: string | null): void {
    stays.mark(id ?? chosen)
    for (const one of document.querySelectorAll('[data-pointed]')) one.removeAttribute('data-pointed')
    if (id) cardOf(id)?.setAttribute('data-pointed', '')
  }
  function choose(id: string | null): void {
    chosen = id
    card?.remove()
    card = null
    stays.mark(id)
    const pin = shown.stays.find((stay) => stay.id === id)
    const copy = template?.content.firstElementChild?.cloneNode(true)
    if (!pin || !(copy instanceof HTMLElement)) return
    fill(copy, pin)
    copy.querySelector('button')?.addEventListener('click', () => choose(null))
    card = copy
    container.after(copy)
  }
  const stays = drawStays(map, ground, destination, {
    onPoint: point,
    onChoose: choose,
    onMoved: (isMoved) => again?.toggleAttribute('hidden', !isMoved),
  })
  stays.show(shown)
  again?.addEventListener('click', () => location.assign(searchAround(search, areaOf(map)) + (place.dataset.view ?? '')))
  const idOf = ({ target }: Event) =>
    target instanceof Element ? (target.closest<HTMLElement>('[data-stay]')?.dataset.stay ?? null) : null
  document.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && point(idOf(event)))
  document.addEventListener('focusin', (event) => point(idOf(event)))
  document.addEventListener('results', () => {
    shown = readShown()
    stays.show(shown)
    if (!shown.stays.some(({ id }) => id === chosen)) choose(null)
  })
}
