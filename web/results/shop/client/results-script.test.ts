// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchComparison } from './compare.ts'
import { addressOf } from './controls.ts'
import { isShown, takePage, writeAddress } from './page.ts'

const words = {
  searchId: 's',
  search: 'from=LOS',
  again: '/search?from=LOS',
  key: 'comparedThings',
  path: '/compare',
  words: { full: 'Four at most', restarted: 'Starts again' },
  label: 'Things to compare',
  one: '1 thing to compare',
  many: '{count} things to compare',
}
const thing = (id: string) => ({
  searchId: 's',
  id,
  group: 'g',
  search: 'from=LOS',
  same: `same ${id}`,
  part: `thing=${id}`,
  title: `Thing ${id}`,
  query: 'from=LOS',
  expiresAt: '2999-01-01T00:00:00Z',
  price: 'NGN 1.00',
})
const saved = (...things: object[]) => localStorage.setItem('comparedThings', JSON.stringify(things))
const linkOf = (name: 'again' | 'compare-link') => tray()?.querySelector<HTMLAnchorElement>(`[data-${name}]`)
const slots = () => [...(tray()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
const tick = (id: string, group = 'g') => {
  const item = { ...thing(id), group }
  return `<input type="checkbox" id="${id}" data-compare='${JSON.stringify(item)}'>`
}
const trayOf = () => `<aside data-tray='${JSON.stringify(words)}' hidden><ul></ul>
  <template><li><p></p><p></p><button type="button"></button></li></template>
  <strong data-count></strong><button type="button" data-clear>Clear</button><a data-again href="/search" hidden>Search again</a><a data-compare-link href="/compare" hidden>Compare</a></aside>`
const page = (results: string, progress = '') =>
  `<div data-part="progress">${progress}</div><div data-part="results">${results}</div><p data-said></p>`
const press = (id: string) => document.getElementById(id)?.click()
const tray = () => document.querySelector<HTMLElement>('[data-tray]')

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('the script of a page of results', () => {
  it('saves the selected items, four at most and of one group, and fills the tray', () => {
    document.body.innerHTML = ['a', 'b', 'c', 'd', 'e'].map((id) => tick(id)).join('') + tick('x', 'other') + trayOf()
    const said: string[] = []
    document.addEventListener('toast', (event) => said.push((event as CustomEvent<{ message: string }>).detail.message))
    const aside = tray()
    if (aside) watchComparison(aside)
    press('a')
    expect([aside?.hidden, aside?.querySelector('[data-count]')?.textContent]).toEqual([false, '1 thing to compare'])
    expect(linkOf('compare-link')?.hidden).toBe(true)
    for (const id of ['b', 'c', 'd', 'e']) press(id)
    expect(said).toEqual(['Four at most'])
    expect(aside?.querySelectorAll('li')).toHaveLength(4)
    expect(aside?.querySelector('li')?.textContent).toBe('Thing aNGN 1.00')
    expect(linkOf('compare-link')?.getAttribute('href')).toBe('/compare?thing=a&thing=b&thing=c&thing=d&from=LOS')
    aside?.querySelector<HTMLElement>('li button')?.click()
    expect(aside?.querySelectorAll('li')).toHaveLength(3)
    press('x')
    expect(said).toEqual(['Four at most', 'Starts again'])
    expect(JSON.parse(localStorage.getItem('comparedThings') ?? '').map(({ id }: { id: string }) => id)).toEqual(['x'])
    aside?.querySelector<HTMLElement>('[data-clear]')?.click()
    expect([aside?.hidden, localStorage.getItem('comparedThings')]).toEqual([true, null])
  })

  it('shows no items of another search, and removes none of them', () => {
    saved({ ...thing('a'), search: 'from=ABV' })
    document.body.innerHTML = trayOf()
    const aside = tray()
    if (aside) watchComparison(aside)
    expect(aside?.hidden).toBe(true)
    expect(localStorage.getItem('comparedThings')).toContain('Thing a')
  })

  it('names expired items, leaves them out of the comparison, and offers to search again', () => {
    saved(thing('a'), thing('b'), { ...thing('c'), expiresAt: '2020-01-01T00:00:00Z' })
    document.body.innerHTML = trayOf()
    const aside = tray()
    if (aside) watchComparison(aside)
    expect(slots()).toEqual(['Thing aNGN 1.00', 'Thing bNGN 1.00', 'Thing cExpired'])
    expect(linkOf('again')?.hidden).toBe(false)
    expect(linkOf('compare-link')?.textContent).toBe('Compare 2')
  })

  it('refinds the items of an earlier equal search, and names those that it does not find', async () => {
    saved({ ...thing('a'), searchId: 'before' }, { ...thing('b'), searchId: 'before' })
    const again = JSON.stringify({ ...thing('a2'), same: 'same a', price: 'NGN 2.00' })
    const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => {
      const span = `<span data-same="same a" data-compare='${again}'></span>`
      return new Response(`<div data-part="results"></div>${span}`)
    })
    document.body.innerHTML = tick('a2') + trayOf()
    const aside = tray()
    if (aside) watchComparison(aside)
    await vi.waitFor(() => expect(slots()).toEqual(['Thing a2NGN 2.00', 'Thing bNo longer offered']))
    expect(String(fetched.mock.calls[0]?.[0])).toMatch(/same=same%20a&same=same%20b$/)
    expect(document.querySelector<HTMLInputElement>('#a2')?.checked).toBe(true)
  })

  it('drops an invalid saved list', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    localStorage.setItem('comparedThings', '[{"offerId":"a"}]')
    document.body.innerHTML = tick('a') + trayOf()
    const aside = tray()
    if (aside) watchComparison(aside)
    expect([aside?.hidden, localStorage.getItem('comparedThings')]).toEqual([true, null])
  })

  it('leaves out empty fields of the filters', () => {
    document.body.innerHTML =
      '<form action="/results"><input name="searchId" value="1"><input name="maxPrice" value=""><input type="checkbox" name="rating" value="5" checked></form>'
    const [form] = document.forms
    expect(form && addressOf(form)).toBe('/results?searchId=1&rating=5')
  })

  it('replaces the results by those of another page and leaves opened sections unchanged', () => {
    const filters = (open: string, count: number) =>
      `<aside id="filters"><details id="stars" ${open}></details></aside><div data-part="list"><p data-count-words>${count} stays</p></div>`
    document.body.innerHTML = page(filters('', 40), '40 so far')
    const section = document.querySelector('details')
    if (section) section.open = true
    takePage(new DOMParser().parseFromString(page(filters('', 12), '12 found'), 'text/html'))
    expect(document.querySelector('details')?.open).toBe(true)
    expect(document.querySelector('[data-part=progress]')?.textContent).toBe('12 found')
    expect(document.querySelector('[data-said]')?.textContent).toBe('12 stays')
  })

  it('ignores the fragment of its address: an open filter sheet is the same page', () => {
    writeAddress('/results?searchId=1', 'replaceState')
    expect([isShown('/results?searchId=1#filters'), isShown('/results?searchId=1&rating=5')]).toEqual([true, false])
  })
})
