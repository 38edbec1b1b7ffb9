import { describe, expect, test } from 'vitest'
import type { SharedQuote } from '#contract/quotes/quote-shapes.ts'
import type { Client } from '#tests/app.ts'
import { namesTold } from '#tests/names-customers-never-read.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'
import { openQuotes } from '#tests/quotes/open-quotes.ts'
import { visitShop } from '#tests/shop-visitor.ts'
import { answersFor, coupleOfTrip, readTripCheckout } from '#tests/trips/book-trip.ts'
import { confirmTrip, payTripBy } from '#tests/trips/pay-trip.ts'

const { t, owner, read, quoted, send, accept } = await openQuotes()

const settle = async () => {
  for (let turn = 0; turn < 6; turn++) await t.drain()
}
const shared = async (token: string): Promise<SharedQuote> =>
  (await visitShop(t, 'skyways').call('GET', `/shop/quotes/${token}`)).body.quote
const bookIt = (visitor: Client, token: string) => visitor.call('POST', `/shop/quotes/${token}/book`)

async function acceptedQuote() {
  const quote = await quoted()
  const token = await send(quote)
  await accept(quote, token)
  return { ...quote, token }
}

describe('an accepted quote on its page', () => {
  test('is booked and paid by its customer at the quoted price, and its seller is told', async () => {
    const { id, token, price } = await acceptedQuote()
    expect((await shared(token)).booking).toBe('possible')
    const visitor = visitShop(t, 'skyways')
    const { status, body } = await bookIt(visitor, token)
    expect(status).toBe(201)
    const opened = await readTripCheckout(visitor, body.checkoutId)
    expect(opened.total.amount).toBe(price)
    expect(namesTold(JSON.stringify(opened))).toEqual([])
    const contact = { email: 'ada@example.com', phone: '+2348031234567' }
    const entered = { people: coupleOfTrip.slice(0, 1), contact, answers: answersFor(opened) }
    await visitor.call('PUT', `/trip-checkouts/${opened.id}/people`, entered)
    const ready = (await visitor.call('POST', `/trip-checkouts/${opened.id}/review`)).body
    const paid = await payTripBy(visitor, ready, 'card')
    await payOnHostedPage(paid.body.redirectUrl, cards.approved)
    expect((await shared(token)).booking).toBe('paying')
    expect(await confirmTrip(visitor, opened.id)).toMatchObject({ status: 'succeeded' })
    await settle()
    expect((await shared(token)).booking).toBe('booked')
    const { columns } = (await owner.call('GET', '/quotes/board')).body
    const booked = columns.find(({ stage }: { stage: string }) => stage === 'booked')
    expect(booked.items.map((one: { id: string }) => one.id)).toContain(id)
    const { items: mails } = (await owner.call('GET', '/mails')).body
    const { number } = await read(id)
    expect(mails.map(({ subject }: { subject: string }) => subject)).toContain(`Ada Eze booked and paid ${number}: To Abuja`)
    expect((await bookIt(visitor, token)).body.code).toBe('quote.nothing-to-book')
  })

  test('moves to another browser of the customer', { tags: ['full'] }, async () => {
    const { token } = await acceptedQuote()
    const [phone, desk] = [visitShop(t, 'skyways'), visitShop(t, 'skyways')]
    const first = (await bookIt(phone, token)).body.checkoutId
    const second = (await bookIt(desk, token)).body.checkoutId
    expect(second).not.toBe(first)
    expect((await readTripCheckout(desk, second)).items).toHaveLength(1)
    expect((await desk.call('GET', `/trip-checkouts/${first}`)).status).toBe(404)
  })

  test('is not paid by agency and customer at once', { tags: ['full'] }, async () => {
    const { id, token } = await acceptedQuote()
    const together = () => owner.call('POST', `/quotes/${id}/book-together`)
    await together()
    expect((await shared(token)).booking).toBe('with-agency')
    expect((await bookIt(visitShop(t, 'skyways'), token)).body.code).toBe('quote.in-checkout')
    t.setClock(() => new Date(Date.now() + 16 * 60_000))
    expect((await shared(token)).booking).toBe('possible')
    expect((await bookIt(visitShop(t, 'skyways'), token)).status).toBe(201)
    expect((await together()).body.code).toBe('quote.in-checkout')
  })

  test('is booked by the agency where an item was typed', { tags: ['full'] }, async () => {
    const quote = await quoted()
    const typed = { title: 'Transfer', details: '', from: null, to: null, isOptional: false, forWhom: '', deadline: null }
    const amounts = { cost: 10_000_00, markup: 0, fee: 0 }
    await owner.call('PUT', `/quotes/${quote.id}/items`, { ...typed, ...amounts, optionId: quote.optionId, partId: null, rev: 0 })
    const token = await send(quote)
    expect((await shared(token)).booking).toBeNull()
    await accept(quote, token)
    expect((await shared(token)).booking).toBeNull()
    expect((await bookIt(visitShop(t, 'skyways'), token)).body.code).toBe('quote.nothing-to-book')
  })

  test('has a secret that another agency does not know', { tags: ['full'] }, async () => {
    const { token } = await acceptedQuote()
    expect((await bookIt(visitShop(t, 'savanna'), token)).status).toBe(404)
    expect((await bookIt(owner, token)).status).not.toBe(201)
  })
})
