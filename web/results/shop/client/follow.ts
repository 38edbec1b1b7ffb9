import { currentTurn, isRunning, partOf, readPage, swap, takePage, takeProgress, writeAddress } from './page.ts'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
/** Scroll position in pixels from which a visitor counts as reading. */
const READING = 240

/** The list does not move while a visitor reads it: a button shows the new results. */
function offerRest(page: Document): void {
  takeProgress(page)
  const button = document.querySelector<HTMLButtonElement>('[data-fresh]')
  if (!button) return
  button.hidden = false
  const show = () => {
    button.hidden = true
    swap(location.href, { keep: true })
    window.scrollTo({ top: 0, behavior: 'smooth' })
  }
  button.addEventListener('click', show, { once: true })
}

/** Resolves once no pointer is pressed: an element that is replaced between press and release gets no click. */
async function untilReleased(): Promise<void> {
  while (document.querySelector(':active')) await pause(50)
}

/** Polls while suppliers are still answering. */
export async function followSearch(): Promise<void> {
  for (let wait = 400; isRunning(document); wait = Math.min(wait * 1.5, 2_000)) {
    await pause(wait)
    const [mine, address] = [currentTurn(), location.href]
    const page = await readPage(address).catch(() => null)
    await untilReleased()
    // What was swapped in meanwhile has another address.
    if (!page || mine !== currentTurn() || address !== location.href) continue
    if (partOf('progress', page)?.textContent === partOf('progress')?.textContent) continue
    const isReading = window.scrollY > READING || document.querySelector('[data-open]') || location.hash === '#filters'
    if (!isReading) takePage(page)
    else if (!isRunning(page)) return offerRest(page)
  }
}

/** A new search gets the address of its results, so that a reload does not search again; expired prices are marked. */
export function watchSearch(): void {
  const { address, expires, search } = partOf('progress')?.dataset ?? {}
  if (address && search && !new URLSearchParams(location.search).has(search)) writeAddress(address, 'replaceState')
  if (expires) setTimeout(() => swap(location.href, { keep: true }), Math.max(0, Date.parse(expires) - Date.now()) + 500)
  followSearch()
}
