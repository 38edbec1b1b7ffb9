import {
  addCompared,
  belongsTo,
  type Comparable,
  compareAddress,
  fromEarlier,
  isSameCompared,
  removeCompared,
  replaceEarlier,
} from '#domain/results/compare-list.ts'
import { type Guard, isListOf, isRecordOf, isText } from '../../../kit/json-shape.ts'
import { removeSaved, readSaved, writeSaved } from '../../../kit/saved-state.ts'
import { type ComparedState, stateOf, stateWords } from '../../../products/compared-state.ts'
import type { Tray } from '../compare-tray.tsx'
import { isRunning, readPage } from './page.ts'

interface Item extends Comparable {
  part: string
  query: string
  title: string
  expiresAt: string
  /** Absent if it was selected on a hydrated screen. */
  price?: string
}

const isPrice = (value: unknown): value is string | undefined => value === undefined || isText(value)
const isItem: Guard<Item> = isRecordOf({
  searchId: isText,
  id: isText,
  group: isText,
  search: isText,
  same: isText,
  part: isText,
  query: isText,
  title: isText,
  expiresAt: isText,
  price: isPrice,
})
const isList = isListOf(isItem)
const isTick = (element: unknown): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.dataset.compare !== undefined

function itemOf({ dataset }: HTMLElement): Item | null {
  const item: unknown = JSON.parse(dataset.compare ?? 'null')
  return isItem(item) ? item : null
}

const say = (tone: 'info' | 'warn', message: string) =>
  document.dispatchEvent(new CustomEvent('toast', { detail: { tone, message } }))

/** Resolves items by `same` to those of the page's search. The server is asked, because they may not be on this page. */
async function askAgain(items: readonly Item[]): Promise<Map<string, Item>> {
  const same = items.map((item) => `&same=${encodeURIComponent(item.same)}`)
  const page = await readPage(`${location.pathname}${location.search}${same.join('')}`)
  const found = [...page.querySelectorAll<HTMLElement>('[data-same]')]
  return new Map(
    found.flatMap((one): [string, Item][] => {
      const item = itemOf(one)
      return item && one.dataset.same ? [[one.dataset.same, item]] : []
    }),
  )
}

/** Saves the compared items in the shape that the product's comparison reads, and shows those of this search in the tray. */
export function watchComparison(tray: HTMLElement): void {
  const config: Tray = JSON.parse(tray.dataset.tray ?? '')
  const asList = (text: string) => {
    const list: unknown = JSON.parse(text)
    return isList(list) ? list : null
  }
  const read = (): Item[] => readSaved(config.key, asList) ?? []
  let isAsked = false
  const now = () => ({ searchId: config.searchId, search: config.search, isFinished: isAsked })
  const slotOf = (item: Item, state: ComparedState): Node => {
    const slot = tray.querySelector('template')?.content.cloneNode(true)
    if (!(slot instanceof DocumentFragment)) throw new Error('the tray has no slot')
    const [title, price] = slot.querySelectorAll('p')
    if (title) title.textContent = item.title
    if (price) price.textContent = stateWords[state] ?? item.price ?? ''
    slot.querySelector('li')?.setAttribute('data-state', state)
    const button = slot.querySelector('button')
    button?.setAttribute('aria-label', `Do not compare ${item.title}`)
    button?.addEventListener('click', () => write(removeCompared(read(), item)))
    return slot
  }
  const showLinks = (list: Item[], states: ComparedState[]) => {
    const earlier = fromEarlier(list, config)
    const available = list.filter((item, at) => states[at] === 'available' && !earlier.includes(item))
    const link = tray.querySelector<HTMLAnchorElement>('[data-compare-link]')
    const again = tray.querySelector<HTMLAnchorElement>('[data-again]')
    if (again) again.hidden = !states.includes('expired')
    if (!link) return
    link.hidden = available.length < 2
    link.href = compareAddress(config.path, available)
    link.textContent = `Compare ${available.length}`
  }
  const show = () => {
    const list = read()
    for (const tick of document.querySelectorAll<HTMLInputElement>('input[data-compare]')) {
      const item = itemOf(tick)
      tick.checked = item !== null && list.some((one) => isSameCompared(one, item))
    }
    const states = list.map((item) => stateOf(item, { ...now(), isPast: Date.parse(item.expiresAt) <= Date.now() }))
    tray.hidden = !belongsTo(list, config)
    tray.querySelector('ul')?.replaceChildren(...list.map((item, at) => slotOf(item, states[at] ?? 'available')))
    const count = tray.querySelector('[data-count]')
    if (count) count.textContent = list.length === 1 ? config.one : config.many.replace('{count}', String(list.length))
    showLinks(list, states)
  }
  const write = (list: Item[]) => {
    if (list.length > 0) writeSaved(config.key, JSON.stringify(list))
    else removeSaved(config.key)
    show()
  }
  const change = (tick: HTMLInputElement) => {
    const item = itemOf(tick)
    if (!item) return
    if (!tick.checked) return write(removeCompared(read(), item))
    const { list, said } = addCompared(read(), item)
    if (said === 'restarted') say('info', config.words.restarted)
    if (said === 'full') say('warn', config.words.full)
    write(list)
  }
  /** Once all suppliers have answered, items of an earlier search are looked up in these results. */
  const renew = async () => {
    if (isAsked || isRunning(document)) return
    const earlier = fromEarlier(read(), config)
    if (earlier.length === 0) return
    const found = await askAgain(earlier)
    isAsked = true
    write(replaceEarlier(read(), config, ({ same }) => found.get(same)))
  }
  const follow = () => {
    show()
    renew().catch((error: unknown) => console.warn('compared items could not be loaded', error))
  }
  document.addEventListener('change', ({ target }) => isTick(target) && change(target))
  document.addEventListener('results', follow)
  tray.querySelector('[data-clear]')?.addEventListener('click', () => write([]))
  window.addEventListener('storage', show)
  // Selected before this script ran.
  for (const tick of document.querySelectorAll('[data-compare]:checked')) if (isTick(tick)) change(tick)
  follow()
}
