import { bringScript } from '../../../site/client/bring-script.ts'

/** Parts of a page of results, in this document or in one that was fetched. */
export const partOf = (
  name: 'results' | 'progress' | 'list' | 'edit' | 'edit-link',
  page: ParentNode = document,
): HTMLElement | null => page.querySelector<HTMLElement>(`[data-part=${name}]`)

/** Whether suppliers of the search are still answering. */
export const isRunning = (page: ParentNode): boolean => page.querySelector('[data-running]') !== null

/** Replaced one by one, so that an open filter sheet stays open and keeps its scroll position. */
const pieces = ['#filters', '[data-part=list]']

const exchange = (old: Element | null, next: Element | null): void => {
  if (old && next) old.replaceChildren(...next.childNodes)
}

/** An address with the values of the search form, while that is open. */
function withTyped(address: string): string {
  const typed = new URLSearchParams(location.search).get('edit')
  const to = new URL(address, location.href)
  if (typed === null || !partOf('edit')?.firstElementChild || to.searchParams.has('edit')) return address
  to.searchParams.set('edit', typed)
  return to.pathname + to.search
}

/** Loads a page of results. Rejects for anything else, such as an error page, which is then loaded as a document. */
export async function readPage(address: string): Promise<Document> {
  const answer = await window.fetch(withTyped(address), { headers: { accept: 'text/html' } })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  // With scripting, `noscript` would be text; DOMParser parses it as elements, one of which would reload the page.
  for (const one of page.querySelectorAll('noscript')) one.remove()
  if (!partOf('results', page)) throw new Error('not a page of results')
  return page
}

/** Each page has only the style rules that it uses. */
function takeStyles(page: Document): void {
  for (const sheet of page.querySelectorAll<HTMLElement>('style[data-sheet]')) {
    const mine = document.querySelector(`style[data-sheet="${sheet.dataset.sheet}"]`)
    if (!mine) document.head.append(sheet)
    // Any change computes the style of every element again.
    else if (mine.textContent !== sheet.textContent) mine.textContent = sheet.textContent
  }
}

export const takeProgress = (page: Document): void => exchange(partOf('progress'), partOf('progress', page))

/** Replaces the results by those of another page; focus and opened sections stay. */
export function takePage(page: Document): void {
  const results = partOf('results')
  const next = partOf('results', page)
  if (!results || !next) return
  const opened = [...results.querySelectorAll<HTMLDetailsElement>('details[id]')].map(({ id, open }) => ({ id, open }))
  const focused = document.activeElement?.id
  takeStyles(page)
  const isAlike =
    results.children.length === next.children.length &&
    pieces.every((piece) => results.querySelector(piece) && next.querySelector(piece))
  if (isAlike) for (const piece of pieces) exchange(results.querySelector(piece), next.querySelector(piece))
  else exchange(results, next)
  takeProgress(page)
  exchange(partOf('edit-link'), partOf('edit-link', page))
  for (const { id, open } of opened) {
    const section = document.getElementById(id)
    if (section instanceof HTMLDetailsElement) section.open = open
  }
  const said = document.querySelector('[data-said]')
  if (said) said.textContent = results.querySelector('[data-count-words]')?.textContent ?? ''
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
  document.dispatchEvent(new Event('results'))
}

/** Path and query of an address. */
const pageOf = (address: string): string => {
  const { pathname, search } = new URL(address, location.href)
  return pathname + search
}

let shown = pageOf(location.href)

/** Whether this document has the address already: one that differs only in its fragment is the same page. */
export const isShown = (address: string): boolean => pageOf(address) === shown

/** Updates the address; an open filter sheet stays open. */
export function writeAddress(address: string, how: 'pushState' | 'replaceState'): void {
  shown = pageOf(withTyped(address))
  history[how](null, '', shown + (location.hash === '#filters' ? location.hash : ''))
}

/** Opens or closes the search form, as on the page of that address. */
export async function swapForm(address: string): Promise<void> {
  // The state of a closed form is discarded.
  if (!new URL(address, location.href).searchParams.has('edit')) partOf('edit')?.replaceChildren()
  try {
    const page = await readPage(address)
    takeStyles(page)
    exchange(partOf('edit'), partOf('edit', page))
    exchange(partOf('edit-link'), partOf('edit-link', page))
    writeAddress(address, 'replaceState')
    const form = partOf('edit')?.querySelector('form')
    const script = form?.dataset.src
    if (script && !document.querySelector(`script[src="${script}"]`)) bringScript(script)
    document.dispatchEvent(new Event('search-form'))
    partOf('edit-link')?.querySelector('a')?.focus()
  } catch {
    location.assign(address)
  }
}

let turn = 0
/** Incremented for every page request: the last one wins. */
export const currentTurn = (): number => turn

interface SwapOptions {
  /** The address replaces the current history entry. */
  keep?: boolean
  /** The browser has the address already. */
  back?: boolean
}

/** Where on the page the result stands that an address names in its fragment, in pixels; null without one. */
function topOf(address: string): number | null {
  const id = new URL(address, location.href).hash.slice(1)
  const named = id ? partOf('list')?.querySelector(`#${CSS.escape(id)}`) : null
  return named ? named.getBoundingClientRect().top + window.scrollY : null
}

/** Loads and shows the results of another address. A result that it names in its fragment stays where it is on the screen, though others may come before it. */
export async function swap(address: string, { keep = false, back = false }: SwapOptions = {}): Promise<void> {
  turn += 1
  const mine = turn
  const { scrollY } = window
  const before = topOf(address)
  const results = partOf('results')
  results?.setAttribute('aria-busy', 'true')
  try {
    const page = await readPage(address)
    if (mine !== turn) return
    takePage(page)
    writeAddress(address, keep || back ? 'replaceState' : 'pushState')
    const after = topOf(address)
    const moved = before === null || after === null ? 0 : after - before
    window.scrollTo({ top: scrollY + moved, behavior: 'instant' })
  } catch {
    location.assign(address)
  } finally {
    if (mine === turn) results?.removeAttribute('aria-busy')
  }
}
