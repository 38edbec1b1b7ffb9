import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ExposedQuote } from '#contract/quotes/quote-exposure.ts'
import type { SupplierFlightOffer } from '#domain/flights/offer.ts'
import { type Client, type TestApp, testApp } from '#tests/app.ts'
import { oneAdultToAbuja, search } from '#tests/book-flight.ts'
import { visitShop } from '#tests/shop-visitor.ts'

let t: TestApp
let owner: Client
let agent: Client

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  agent = await t.signIn('agent@skyways.test')
})
beforeEach(() => t.setClock(() => new Date()))
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => t.close())

/** Every supplier of flights asks for `factor` times its price. */
function move(factor: number) {
  const moved = (offer: SupplierFlightOffer) => ({
    ...offer,
    net: { ...offer.net, amount: Math.round(offer.net.amount * factor) },
    netTax: null,
  })
  for (const supplier of t.system.integrations.flights) {
    const find = supplier.search.bind(supplier)
    vi.spyOn(supplier, 'search').mockImplementation(async function* (...asked) {
      for await (const found of find(...asked)) yield found.map(moved)
    })
  }
}

const read = async (id: string) => (await owner.call('GET', `/quotes/${id}`)).body
const exposed = async (by = owner): Promise<ExposedQuote[]> => (await by.call('GET', '/quotes/exposure')).body.items
const of = async (id: string) => (await exposed()).find((row) => row.id === id)
const requote = (id: string) => owner.call('POST', `/quotes/${id}/requote`)
const check = (id: string) => owner.call('POST', `/quotes/${id}/check`)

/** A sent quote with a flight of a search. */
async function sent(email = '') {
  const { searchId, offers } = await search(owner, oneAdultToAbuja)
  const { id } = (await owner.call('POST', '/quotes', { name: 'Ada Eze', email, title: 'To Abuja' })).body
  const choice = { product: 'flight', searchId, offerId: offers[0]?.id }
  await owner.call('POST', `/quotes/${id}/choices`, { choice })
  const { link } = (await owner.call('POST', `/quotes/${id}/send`, { to: null })).body
  const [option] = (await read(id)).options
  const [item] = option.parts
  const path = `/shop/quotes/${String(link).split('/').at(-1)}`
  return { id, path, optionId: option.id, price: item.price.amount, margin: option.margin.amount, cost: item.amounts.cost.amount }
}

describe('an unpaid quote', () => {
  test('is revalued by its last check, and is below cost once its margin does not pay the rise', async () => {
    const quote = await sent()
    expect(await of(quote.id)).toMatchObject({ state: 'unchecked', promised: { amount: quote.price }, checkedAt: null })
    await check(quote.id)
    expect(await of(quote.id)).toMatchObject({ state: 'covered', today: { amount: quote.price }, left: { amount: quote.margin } })
    move(2)
    await check(quote.id)
    const row = await of(quote.id)
    expect(row).toMatchObject({ state: 'below-cost', promised: { amount: quote.price } })
    // Twice the net is converted to naira once, so it may differ by a kobo from twice what the net was converted to.
    const dearer = (row?.today?.amount ?? 0) - quote.price
    expect(Math.abs(dearer - quote.cost)).toBeLessThanOrEqual(1)
    expect(row?.left?.amount).toBe(quote.margin - dearer)
    expect((await exposed())[0]?.id).toBe(quote.id)
    expect((await exposed(agent)).find(({ id }) => id === quote.id)).toMatchObject({ state: 'below-cost', left: null })
  })

  test('stays once it is accepted, and leaves once it is declined or withdrawn', { tags: ['full'] }, async () => {
    const [yes, no, back] = [await sent(), await sent(), await sent()]
    const shop = visitShop(t, 'skyways')
    await shop.call('POST', `${yes.path}/accept`, { version: 1, optionId: yes.optionId, name: 'Ada Eze' })
    await shop.call('POST', `${no.path}/decline`, { version: 1 })
    await owner.call('POST', `/quotes/${back.id}/withdraw`, { reason: 'price' })
    expect(await of(yes.id)).toMatchObject({ status: 'accepted', promised: { amount: yes.price } })
    expect(await of(no.id)).toBeUndefined()
    expect(await of(back.id)).toBeUndefined()
  })
})

test('a quote whose accepted option has typed items alone has nothing to revalue', { tags: ['full'] }, async () => {
  const { id, path } = await sent()
  const { optionId } = (await owner.call('POST', `/quotes/${id}/options`, { title: 'By road' })).body
  const words = { title: 'Car', details: '', from: null, to: null, isOptional: false, forWhom: '', deadline: null }
  const amounts = { cost: 100_00, markup: 0, fee: 0 }
  await owner.call('PUT', `/quotes/${id}/items`, { ...words, ...amounts, optionId, partId: null, rev: 0 })
  await owner.call('POST', `/quotes/${id}/send`, { to: null })
  expect(await of(id)).toBeDefined()
  const accept = { version: 2, optionId, name: 'Ada Eze' }
  expect((await visitShop(t, 'skyways').call('POST', `${path}/accept`, accept)).status).toBe(200)
  expect(await of(id)).toBeUndefined()
})

describe('extending', { tags: ['full'] }, () => {
  const extend = (id: string, days: number) => owner.call('POST', `/quotes/${id}/extend`, { days })

  test('moves the last day of the version that the customer sees, without another version', async () => {
    const { id, path } = await sent()
    const before = await read(id)
    expect((await extend(id, 3)).status).toBe(200)
    const now = await read(id)
    expect(Date.parse(now.expiresAt) - Date.parse(before.expiresAt)).toBe(3 * 86_400_000)
    expect(now).toMatchObject({ version: 1, unsent: [] })
    expect(now.events.map(({ kind }: { kind: string }) => kind)).toContain('extended')
    expect((await requote(id)).body).toEqual({ version: null })
    expect((await visitShop(t, 'skyways').call('GET', path)).body.quote.expiresAt).toBe(now.expiresAt)
    t.setClock(() => new Date(Date.parse(before.expiresAt) + 3_600_000))
    await t.drainLater()
    expect((await read(id)).status).not.toBe('expired')
    t.setClock(() => new Date(Date.parse(now.expiresAt) + 60_000))
    await t.drainLater()
    expect((await read(id)).status).toBe('expired')
    expect((await extend(id, 1)).body.code).toBe('quote.not-possible')
  })

  test('is refused beyond the day before the travel', async () => {
    const { id } = await sent()
    expect(await extend(id, 60)).toMatchObject({ status: 422, body: { data: { problems: [{ path: 'days' }] } } })
  })
})

describe('requoting', { tags: ['full'] }, () => {
  test('sends a new version at today’s price with the same margin, and nothing where no price moved', async () => {
    const quote = await sent()
    expect((await requote(quote.id)).body).toEqual({ version: null })
    move(2)
    expect((await requote(quote.id)).body).toEqual({ version: 2 })
    const now = await read(quote.id)
    expect(now).toMatchObject({ version: 2, status: 'sent', total: { amount: quote.price + quote.cost }, unsent: [] })
    expect(now.options[0].margin.amount).toBe(quote.margin)
    await check(quote.id)
    expect(await of(quote.id)).toMatchObject({ state: 'covered' })
  })

  test('is refused for a quote with changes that were not sent, and for one whose offer is no longer sold', async () => {
    const quote = await sent()
    for (const supplier of t.system.integrations.flights)
      vi.spyOn(supplier, 'search').mockImplementation(async function* () {
        yield []
      })
    expect((await requote(quote.id)).body.code).toBe('quote.offer-gone')
    expect(await of(quote.id)).toMatchObject({ state: 'gone' })
    const { cover } = await read(quote.id)
    await owner.call('PUT', `/quotes/${quote.id}/cover`, { ...cover, intro: 'Hello Ada' })
    expect((await requote(quote.id)).body.code).toBe('quote.unsent-changes')
  })
})
