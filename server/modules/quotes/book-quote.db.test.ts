import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SupplierFlightOffer } from '#domain/flights/offer.ts'
import { type Client, type TestApp, testApp } from '#tests/app.ts'
import { oneAdultToAbuja, search } from '#tests/book-flight.ts'
import { chooseStart, familyInAccra } from '#tests/book-tour.ts'
import { visitShop } from '#tests/shop-visitor.ts'
import { answersFor, coupleOfTrip, payTrip, readTrip, readTripCheckout } from '#tests/trips/book-trip.ts'

let t: TestApp
let owner: Client

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
})
beforeEach(() => t.setClock(() => new Date()))
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => t.close())

const FEE = 5_000_00

/** Every supplier of flights asks twice as much. */
function dearer() {
  const twice = (offer: SupplierFlightOffer) => ({
    ...offer,
    net: { ...offer.net, amount: offer.net.amount * 2 },
    netTax: null,
  })
  for (const supplier of t.system.integrations.flights) {
    const [find, ask] = [supplier.search.bind(supplier), supplier.reprice.bind(supplier)]
    vi.spyOn(supplier, 'search').mockImplementation(async function* (...asked) {
      for await (const found of find(...asked)) yield found.map(twice)
    })
    vi.spyOn(supplier, 'reprice').mockImplementation(async (id) => twice(await ask(id)))
  }
}

const read = async (id: string) => (await owner.call('GET', `/quotes/${id}`)).body

/** A quote with a flight of a search, with a fee besides. */
async function quoted() {
  const { searchId, offers } = await search(owner, oneAdultToAbuja)
  const { id } = (await owner.call('POST', '/quotes', { name: 'Ada Eze', title: 'To Abuja' })).body
  const choice = { product: 'flight', searchId, offerId: offers[0]?.id }
  const { partId } = (await owner.call('POST', `/quotes/${id}/choices`, { choice })).body
  const [option] = (await read(id)).options
  const [item] = option.parts
  const { title, details, from, to, isOptional, forWhom, deadline } = item
  const words = { title, details, from, to, isOptional, forWhom, deadline }
  const body = { ...words, optionId: option.id, partId, rev: 0, cost: null, markup: null, fee: FEE }
  await owner.call('PUT', `/quotes/${id}/items`, body)
  return { id, partId, optionId: option.id, price: item.price.amount + FEE }
}

/** The same, sent to its customer. */
async function sent() {
  const quote = await quoted()
  const { link } = (await owner.call('POST', `/quotes/${quote.id}/send`, { to: null })).body
  return { ...quote, token: String(link).split('/').at(-1) ?? '' }
}

const accept = ({ optionId }: { optionId: string }, token: string) =>
  visitShop(t, 'skyways').call('POST', `/shop/quotes/${token}/accept`, { version: 1, optionId, name: 'Ada Eze' })

/** The same, accepted by its customer. */
async function accepted() {
  const { token, ...quote } = await sent()
  await accept(quote, token)
  return quote
}

const book = ({ id, partId }: { id: string; partId: string }) => owner.call('POST', `/quotes/${id}/items/${partId}/book`)

describe('a check of every price', () => {
  test('finds the quoted price where nothing moved', async () => {
    const { id, price } = await quoted()
    expect((await read(id)).checks).toMatchObject([{ state: 'unchecked', price: null }])
    expect((await owner.call('POST', `/quotes/${id}/check`)).status).toBe(200)
    const amounts = { before: { amount: price }, after: { amount: price }, moved: [] }
    expect((await read(id)).checks).toMatchObject([{ state: 'same', price: amounts }])
  })

  test('tells why a price moved, and its new price is taken with the same markup and fee', async () => {
    const { id, price } = await quoted()
    const [before] = (await read(id)).options[0].parts
    dearer()
    await owner.call('POST', `/quotes/${id}/check`)
    const [check] = (await read(id)).checks
    expect(check).toMatchObject({ state: 'moved', price: { before: { amount: price } } })
    const causes = check.price.moved.map(({ cause }: { cause: string }) => cause)
    expect(causes).toContain('Airline fare and taxes')
    expect(causes).not.toContain('Markup')
    const moved = check.price.moved.reduce((sum: number, one: { amount: { amount: number } }) => sum + one.amount.amount, 0)
    expect(check.price.after.amount - price).toBe(moved)
    expect((await read(id)).total.amount).toBe(price)
    await owner.call('POST', `/quotes/${id}/take-prices`)
    const now = await read(id)
    expect(now.total).toEqual(check.price.after)
    expect(now.options[0].parts[0]).toMatchObject({ fee: { amount: FEE }, amounts: { markup: before.amounts.markup } })
    expect(now.checks).toMatchObject([{ state: 'unchecked' }])
  })

  test('whose new price is taken but not sent leaves the price at which the sent version is accepted and booked', async () => {
    const { token, ...quote } = await sent()
    dearer()
    await owner.call('POST', `/quotes/${quote.id}/check`)
    await owner.call('POST', `/quotes/${quote.id}/take-prices`)
    expect((await read(quote.id)).unsent).toHaveLength(1)
    await accept(quote, token)
    const { checkoutId } = (await book(quote)).body
    const { total, priceChange } = (await owner.call('GET', `/checkouts/${checkoutId}`)).body
    expect(total.amount).toBe(quote.price)
    expect(priceChange.before.amount).toBe(quote.price)
  })

  test('leaves what a member wrote of an item', async () => {
    const { id, partId, optionId } = await quoted()
    const [item] = (await read(id)).options[0].parts
    const { title, from, to, isOptional, forWhom, deadline } = item
    const words = { title, from, to, isOptional, forWhom, deadline, details: 'A window seat is asked for.' }
    await owner.call('PUT', `/quotes/${id}/items`, {
      ...words,
      optionId,
      partId,
      rev: item.rev,
      cost: null,
      markup: null,
      fee: 0,
    })
    dearer()
    await owner.call('POST', `/quotes/${id}/check`)
    await owner.call('POST', `/quotes/${id}/take-prices`)
    expect((await read(id)).options[0].parts[0].details).toMatch(/^A window seat is asked for\./)
  })
})

describe('an accepted item', () => {
  test('is booked in a checkout at the accepted price, opened once', async () => {
    const quote = await accepted()
    const { status, body } = await book(quote)
    expect(status).toBe(201)
    const checkout = (await owner.call('GET', `/checkouts/${body.checkoutId}`)).body
    expect(checkout).toMatchObject({ state: 'open', product: 'flight', total: { amount: quote.price }, priceChange: null })
    expect((await book(quote)).body).toEqual(body)
    expect((await read(quote.id)).events.map(({ kind }: { kind: string }) => kind)).toContain('booking')
  })

  test('that two members book at once is in one checkout', async () => {
    const quote = await accepted()
    const [one, other] = await Promise.all([book(quote), book(quote)])
    expect(one.status).toBe(201)
    expect(other.body).toEqual(one.body)
  })

  test('waits in its checkout for a decision where its supplier asks another price', async () => {
    const quote = await accepted()
    dearer()
    const { body } = await book(quote)
    const { total, priceChange } = (await owner.call('GET', `/checkouts/${body.checkoutId}`)).body
    expect(total.amount).toBe(quote.price)
    expect(priceChange.before.amount).toBe(quote.price)
    expect(priceChange.after.amount).toBeGreaterThan(quote.price)
  })

  test('keeps the margin of the quote where a review or a renewal of its checkout finds another price', async () => {
    const quote = await accepted()
    const { checkoutId } = (await book(quote)).body
    const margin = (await read(quote.id)).options[0].margin.amount
    dearer()
    const reviewed = (await owner.call('POST', `/checkouts/${checkoutId}/review`)).body
    expect(reviewed.priceChange.moved.map(({ cause }: { cause: string }) => cause)).not.toContain('Markup')
    expect(reviewed.priceChange.after.amount).toBe(2 * (quote.price - margin) + margin)
    t.setClock(() => new Date(Date.now() + 2 * 86_400_000))
    const renewed = (await owner.call('POST', `/checkouts/${checkoutId}/renew`)).body
    const { total, priceChange } = (await owner.call('GET', `/checkouts/${renewed.id}`)).body
    expect(total.amount).toBe(quote.price)
    expect(priceChange.after.amount).toBe(2 * (quote.price - margin) + margin)
  })

  test('is not booked before the customer accepted', async () => {
    expect((await book(await quoted())).body.code).toBe('quote.not-accepted')
  })
})

describe('accepted items that are booked together', () => {
  /** An accepted quote with a flight and a tour for one adult, each with a fee. */
  async function acceptedTwo() {
    const quote = await quoted()
    const { searchId, tourId, optionId, day, start } = await chooseStart(owner, /./, {
      ...familyInAccra,
      adults: 1,
      children: [],
    })
    const choice = { product: 'tour', searchId, tourId, optionId, day, time: start.time }
    await owner.call('POST', `/quotes/${quote.id}/choices`, { choice })
    const { link } = (await owner.call('POST', `/quotes/${quote.id}/send`, { to: null })).body
    await accept(quote, String(link).split('/').at(-1) ?? '')
    const { accepted: answer } = await read(quote.id)
    return { ...quote, total: answer.total }
  }
  const together = (id: string) => owner.call('POST', `/quotes/${id}/book-together`)

  test('have one checkout at their quoted prices; paid, the quote is booked', async () => {
    const { id, total, partId } = await acceptedTwo()
    const { status, body } = await together(id)
    expect(status).toBe(201)
    const opened = await readTripCheckout(owner, body.checkoutId)
    expect(opened).toMatchObject({ name: 'To Abuja', total })
    expect(opened.items).toHaveLength(2)
    // Again it is the same checkout, of a trip that colleagues see.
    expect((await together(id)).body).toEqual(body)
    const agent = await t.signIn('agent@skyways.test')
    expect((await readTrip(agent, opened.tripId ?? '')).items).toHaveLength(2)
    const people = coupleOfTrip.slice(0, 1)
    const contact = { email: 'ada@example.com', phone: '+2348031234567' }
    await owner.call('PUT', `/trip-checkouts/${opened.id}/people`, { people, contact, answers: answersFor(opened) })
    const ready = (await owner.call('POST', `/trip-checkouts/${opened.id}/review`)).body
    expect(ready.total).toEqual(total)
    expect((await payTrip(owner, ready, 'keep')).status).toBe(200)
    for (let turn = 0; turn < 4; turn++) await t.drain()
    const { columns } = (await owner.call('GET', '/quotes/board')).body
    const booked = columns.find(({ stage }: { stage: string }) => stage === 'booked')
    expect(booked.items.map((one: { id: string }) => one.id)).toContain(id)
    expect((await together(id)).body.code).toBe('quote.nothing-to-book')
    expect((await book({ id, partId })).body.code).toBe('checkout.done')
  })

  test('keep their markup where suppliers ask more, and wait for a decision', async () => {
    const { id, total } = await acceptedTwo()
    dearer()
    const opened = await readTripCheckout(owner, (await together(id)).body.checkoutId)
    expect(opened.total).toEqual(total)
    const flight = opened.items.find(({ product }) => product === 'flight')
    expect(flight?.change?.before).toEqual(flight?.total)
    expect(flight?.change?.after.amount).toBeGreaterThan(flight?.total.amount ?? 0)
  })

  test('leave out one that is booked on its own meanwhile', async () => {
    const { id, partId } = await acceptedTwo()
    const { checkoutId } = (await together(id)).body
    const { tripId } = await readTripCheckout(owner, checkoutId)
    const alone = (await book({ id, partId })).body
    expect(alone.product).toBe('flight')
    expect(alone.checkoutId).not.toBe(checkoutId)
    expect((await readTrip(owner, tripId ?? '')).items.map(({ product }) => product)).toEqual(['tour'])
  })

  test('are those of an accepted quote only', async () => {
    const { id } = await quoted()
    expect((await together(id)).body.code).toBe('quote.not-accepted')
  })
})
