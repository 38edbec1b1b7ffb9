import type { Page } from '@playwright/test'
import { searchToParams } from '#domain/flights/search-params.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { coupleInLagos } from '../book-stay.ts'
import { expect, full, test } from './fixtures.ts'
import { inDays, toLondon } from './search.ts'
import { shopAt, visitorOf } from './shop.ts'

/** An invalid value for the parameter of that name. `named` is the text in the error, by default the value itself. */
type Bad = [name: string, value: string, named?: string]

const hostile = '"><script>alert(1)</script>'

const flights: Bad[] = [
  ['from', 'XXX'],
  ['to', 'QQX'],
  ['from', 'Londn'],
  ['to', hostile],
  ['depart', '2026-13-45'],
  ['depart', hostile],
  ['return', 'soon'],
  ['trip', 'there'],
  ['cabin', 'warp'],
  ['adults', 'many'],
  ['adults', '-1'],
  ['adults', '99', '9 seats'],
  ['children', '7,old'],
  ['infants', 'two'],
  ['direct', 'perhaps'],
  ['flex', '%00'],
  ['deal', 'x'.repeat(21), 'at most 20'],
  ['corporate', 'nothing', 'two letters'],
]
const multiCity: Bad[] = [
  ['more', `LON-QQX-${inDays(90)}`, 'QQX'],
  ['more', 'LON-ABV-never'],
]
const stays: Bad[] = [
  ['place', 'Londn'],
  ['placeId', 'airport:XXX'],
  ['placeId', 'city:atlantis'],
  ['at', 'here'],
  ['at', '91,181'],
  ['kind', 'planet'],
  ['country', hostile],
  ['checkIn', '2026-02-30'],
  ['checkOut', 'later'],
  ['rooms', 'two'],
  ['rooms', '0', 'takes an adult'],
  ['nationality', 'Lagosian'],
  ['radius', '31'],
]

const round = { ...toLondon(80), trip: 'round-trip' as const, return: inDays(88), adults: 2, cabin: 'business' as const }
const pages: { path: string; params: URLSearchParams; bad: Bad[]; form: string }[] = [
  { path: '/order/new/flight/newoffers', params: searchToParams(round), bad: flights, form: '/order/new/newFlight' },
  {
    path: '/order/new/flight/newoffers',
    params: searchToParams({ ...toLondon(80), trip: 'multi-city', more: [{ from: 'LON', to: 'DXB', depart: inDays(90) }] }),
    bad: multiCity,
    form: '/order/new/newFlight',
  },
  { path: '/accommodation/results', params: stayToParams(coupleInLagos), bad: stays, form: '/accommodation/new' },
]

const written = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The server HTML of an address. The browser requests it, because only browsers resolve a storefront's host. */
async function read(page: Page, address: string): Promise<{ url: URL; html: string }> {
  const answer = await page.evaluate(async (to) => {
    const got = await fetch(to)
    return { status: got.status, url: got.url, text: await got.text() }
  }, address)
  expect(answer.status, address).toBe(200)
  return { url: new URL(answer.url), html: answer.text.replaceAll(/<script\b.*?<\/script>/gs, '') }
}

for (const face of ['portal', 'storefront'] as const)
  test(`an invalid value, or an unknown place, is named on its form and the others are kept: ${face}`, {
    tag: full,
  }, async ({ page, signIn, instance }) => {
    if (face === 'portal') await signIn(page, 'owner@skyways.test')
    await page.goto(face === 'portal' ? `${instance.url}/dashboard` : shopAt(instance, 'skyways'))
    for (const { path, params, bad, form } of pages)
      for (const [name, value, named = value] of bad) {
        const asked = new URLSearchParams(params)
        asked.set(name, value)
        // A place is identified by its point; a place with only a name has none.
        if (name === 'place') for (const fact of ['at', 'placeId', 'context', 'country']) asked.delete(fact)
        const { url, html } = await read(page, `${path}?${asked}`)
        const what = `${name}=${value}`
        expect.soft(url.pathname, what).toBe(form)
        expect.soft(html, what).toMatch(/role="alert"|<p [^>]*id="[\w-]+-error"/)
        expect.soft(html, what).toContain(written(named.slice(0, 40)))
        for (const [other, kept] of asked) expect.soft(url.searchParams.get(other), `${other} beside ${what}`).toBe(kept)
      }
  })

for (const face of ['portal', 'storefront'] as const)
  test(`an address of results without a search id repeats the search: ${face}`, { tag: full }, async ({
    page,
    signIn,
    instance,
  }) => {
    if (face === 'portal') await signIn(page, 'owner@skyways.test')
    await page.goto(face === 'portal' ? `${instance.url}/dashboard` : shopAt(instance, 'skyways'))
    const asked = new URLSearchParams({ from: 'Londn', to: 'ABV', adults: '2' })
    const { url, html } = await read(page, `/order/new/flight/offers?${asked}`)
    expect(url.pathname).toBe('/order/new/newFlight')
    for (const [name, value] of asked) expect(url.searchParams.get(name)).toBe(value)
    expect(html).toContain('Londn')
  })

test('the API names an unknown code, with suggestions', { tag: full }, async ({ page, instance, trouble }) => {
  trouble.allow(/^422 POST/)
  await page.goto(shopAt(instance, 'skyways'))
  const post = async (path: string, data: object) => (await visitorOf(page).call('POST', path, data)).body
  const problem = { path: 'from', message: expect.stringMatching(/^“XXX” is not an airport or city we know\. Did you mean /) }
  const search = { ...toLondon(80), from: 'XXX' }
  expect((await post('/flights/searches', search)).data.problems).toEqual([problem])
  expect((await post('/flights/date-prices', { search, span: 'strip' })).data.problems).toEqual([problem])
  const destination = { ...coupleInLagos.destination, id: 'airport:XXX' }
  expect((await post('/stays/searches', { ...coupleInLagos, destination })).data.problems).toEqual([
    { path: 'destination', message: expect.stringContaining('“airport:XXX” is not a city, landmark or property we know.') },
  ])
})
