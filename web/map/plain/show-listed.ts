import { areaOf, drawListed, frameOfListed } from '../draw-listed.ts'
import type { ListedOnMap, ListedPin } from './listed-on-map.ts'
import { openMap } from './open-map.ts'

const nothing: ListedOnMap = { items: [], ringKm: null, reachKm: 1 }

/** What the list of the page says of its results; none while nothing passes the filters. */
const readShown = (): ListedOnMap => {
  const list = document.querySelector<HTMLElement>('[data-on-map]')
  return list ? JSON.parse(list.dataset.onMap ?? '') : nothing
}

const cardOf = (id: string): HTMLElement | null => document.querySelector(`[data-listed="${CSS.escape(id)}"]`)

/** The result of a pin that was pressed, as a copy of the card that the page brings along. */
function fill(card: HTMLElement, { name, href, photo, score, total }: ListedPin): void {
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

/** Draws the results of the page on its map, and follows them. `addressAround` searches around another point: what is pointed at in the list stands out on the map, and the other way round. */
export async function showListed(
  place: HTMLElement,
  container: HTMLElement,
  addressAround: (area: ReturnType<typeof areaOf>) => string,
): Promise<void> {
  const centre: { latitude: number; longitude: number } = JSON.parse(place.dataset.centre ?? '')
  let shown = readShown()
  const view = frameOfListed(centre, shown)
  const { map, ground } = await openMap({ container, at: centre, view, label: 'Map', isInPage: false })
  const again = place.querySelector<HTMLButtonElement>('[data-again]')
  const template = place.querySelector('template')
  let chosen: string | null = null
  let card: Element | null = null

  function point(id: string | null): void {
    list.mark(id ?? chosen)
    for (const one of document.querySelectorAll('[data-pointed]')) one.removeAttribute('data-pointed')
    if (id) cardOf(id)?.setAttribute('data-pointed', '')
  }
  function choose(id: string | null): void {
    chosen = id
    card?.remove()
    card = null
    list.mark(id)
    const pin = shown.items.find((item) => item.id === id)
    const copy = template?.content.firstElementChild?.cloneNode(true)
    if (!pin || !(copy instanceof HTMLElement)) return
    fill(copy, pin)
    copy.querySelector('button')?.addEventListener('click', () => choose(null))
    card = copy
    container.after(copy)
  }
  const list = drawListed(map, ground, centre, {
    onPoint: point,
    onChoose: choose,
    onMoved: (isMoved) => again?.toggleAttribute('hidden', !isMoved),
  })
  list.show(shown)
  again?.addEventListener('click', () => location.assign(addressAround(areaOf(map))))
  const idOf = ({ target }: Event) =>
    target instanceof Element ? (target.closest<HTMLElement>('[data-listed]')?.dataset.listed ?? null) : null
  document.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && point(idOf(event)))
  document.addEventListener('focusin', (event) => point(idOf(event)))
  document.addEventListener('results', () => {
    shown = readShown()
    list.show(shown)
    if (!shown.items.some(({ id }) => id === chosen)) choose(null)
  })
}
