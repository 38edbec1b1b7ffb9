import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { SupplierError } from '#domain/supplier-error.ts'
import { mails } from '#server/db/schema/index.ts'
import { type Client, type TestApp, testApp } from '#tests/app.ts'
import { oneAdultToAbuja, search } from '#tests/book-flight.ts'
import { visitShop } from '#tests/shop-visitor.ts'

let t: TestApp
let owner: Client

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
})
const START = new Date('2026-12-01T10:00:00Z')
beforeEach(() => t.setClock(() => START))
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => t.close())

const words = { details: '', from: null, to: null, isOptional: false, forWhom: '', deadline: null }
let count = 0

/** A quote with one typed item, valid until 10 December in Lagos. */
async function ready(more: object = {}) {
  const email = `reader${(count += 1)}@quoted.test`
  const { id } = (await owner.call('POST', '/quotes', { name: 'Ada Eze', email, title: 'To the coast', ...more })).body
  const { cover } = (await owner.call('GET', `/quotes/${id}`)).body
  await owner.call('PUT', `/quotes/${id}/cover`, { ...cover, validUntil: '2026-12-10' })
  const { optionId } = (await owner.call('POST', `/quotes/${id}/options`, { title: 'By the sea' })).body
  const item = { ...words, optionId, partId: null, rev: 0, title: 'Hotel', cost: 1_000_00, markup: 0, fee: 0 }
  await owner.call('PUT', `/quotes/${id}/items`, item)
  return { id, email, optionId }
}
const send = async (id: string) => (await owner.call('POST', `/quotes/${id}/send`, { to: null })).body
const remind = (id: string, days: number[]) => owner.call('PUT', `/quotes/${id}/reminders`, { days })
const next = async (id: string) => (await owner.call('GET', `/quotes/${id}`)).body.reminders.nextAt
const remindersTo = (email: string) =>
  t.system.db
    .select()
    .from(mails)
    .where(and(eq(mails.to, email), eq(mails.template, 'quote-reminder')))

/** Moves the clock and runs what is due. */
async function later(at: string) {
  t.setClock(() => new Date(at))
  await t.drainLater()
}

describe('the customer of a quote that is not answered', () => {
  test('is reminded once on each chosen day, with the link, and not after it expired', async () => {
    const { id, email } = await ready()
    expect((await remind(id, [1, 3])).status).toBe(200)
    expect(await next(id)).toBeNull()
    const { link } = await send(id)
    expect(await next(id)).toBe('2026-12-07T08:00:00.000Z')
    await later('2026-12-07T08:01:00Z')
    expect(await next(id)).toBe('2026-12-09T08:00:00.000Z')
    const [first, ...others] = await remindersTo(email)
    expect(others).toEqual([])
    expect(first?.text).toContain(link)
    await later('2026-12-09T08:01:00Z')
    expect(await remindersTo(email)).toHaveLength(2)
    await later('2026-12-12T08:01:00Z')
    expect(await remindersTo(email)).toHaveLength(2)
    const { status, events } = (await owner.call('GET', `/quotes/${id}`)).body
    expect(status).toBe('expired')
    expect(events.filter(({ kind }: { kind: string }) => kind === 'reminded')).toHaveLength(2)
  })

  test('gets the reminders that are set when it is sent, and those of the last day that it has then', async () => {
    const { id, email } = await ready()
    await send(id)
    await remind(id, [3])
    await remind(id, [5])
    const { cover } = (await owner.call('GET', `/quotes/${id}`)).body
    await owner.call('PUT', `/quotes/${id}/cover`, { ...cover, validUntil: '2026-12-20' })
    await send(id)
    await later('2026-12-08T08:01:00Z')
    expect(await remindersTo(email)).toEqual([])
    expect(await next(id)).toBe('2026-12-15T08:00:00.000Z')
    await later('2026-12-15T08:01:00Z')
    expect(await remindersTo(email)).toHaveLength(1)
  })

  test('is not reminded without an address', { tags: ['full'] }, async () => {
    const { id } = await ready({ email: '' })
    await remind(id, [3])
    await send(id)
    expect(await next(id)).toBeNull()
  })
})

describe('no reminder follows', { tags: ['full'] }, () => {
  const answers: Record<string, (quote: { id: string; optionId: string }, path: string) => Promise<unknown>> = {
    accepted: ({ optionId }, path) =>
      visitShop(t, 'skyways').call('POST', `${path}/accept`, { version: 1, optionId, name: 'Ada Eze' }),
    declined: (_quote, path) => visitShop(t, 'skyways').call('POST', `${path}/decline`, { version: 1 }),
    withdrawn: ({ id }) => owner.call('POST', `/quotes/${id}/withdraw`),
  }
  test.each(Object.keys(answers))('once it is %s', async (status) => {
    const quote = await ready()
    await remind(quote.id, [3])
    const { link } = await send(quote.id)
    await answers[status]?.(quote, `/shop/quotes/${String(link).split('/').at(-1)}`)
    expect((await owner.call('GET', `/quotes/${quote.id}`)).body).toMatchObject({ status, reminders: { nextAt: null } })
    await later('2026-12-07T08:01:00Z')
    expect(await remindersTo(quote.email)).toEqual([])
  })
})

test('the members who sell are notified that a quote has expired, by its number', { tags: ['full'] }, async () => {
  const { id } = await ready()
  await send(id)
  const { number } = (await owner.call('GET', `/quotes/${id}`)).body
  await later('2026-12-11T00:00:00Z')
  await t.drain()
  const { items } = (await owner.call('GET', '/notifications?kind=quote.expired')).body
  expect(items).toContainEqual(expect.objectContaining({ title: `${number} has expired`, path: `/quotes/${id}` }))
  expect(JSON.stringify(items)).not.toContain('To the coast')
})

describe('an expired quote that is reopened', { tags: ['full'] }, () => {
  async function expired() {
    t.setClock(() => new Date())
    const { searchId, offers } = await search(owner, oneAdultToAbuja)
    const { id } = (await owner.call('POST', '/quotes', { name: 'Ada Eze', title: 'To Abuja' })).body
    const choice = { product: 'flight', searchId, offerId: offers[0]?.id }
    await owner.call('POST', `/quotes/${id}/choices`, { choice })
    await send(id)
    await later(new Date(Date.now() + 9 * 86_400_000).toISOString())
    return id
  }
  const read = async (id: string) => (await owner.call('GET', `/quotes/${id}`)).body

  test('has its prices checked again', async () => {
    const id = await expired()
    expect(await read(id)).toMatchObject({ status: 'expired', checks: [{ state: 'unchecked' }] })
    expect((await owner.call('POST', `/quotes/${id}/reopen`)).body).toEqual({ isChecked: true })
    const quote = await read(id)
    expect(quote.status).toBe('draft')
    expect(quote.checks[0].checkedAt).not.toBeNull()
  })

  test('is a draft with unchecked prices where its supplier does not answer', async () => {
    const id = await expired()
    await owner.call('POST', `/quotes/${id}/check`)
    for (const supplier of t.system.integrations.flights)
      vi.spyOn(supplier, 'search').mockImplementation(() => {
        throw new SupplierError('unavailable', supplier.id, 'no answer')
      })
    expect((await owner.call('POST', `/quotes/${id}/reopen`)).body).toEqual({ isChecked: false })
    expect(await read(id)).toMatchObject({ status: 'draft', checks: [{ state: 'unchecked' }] })
  })
})
