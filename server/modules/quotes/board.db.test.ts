import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { QuoteBoard } from '#contract/quotes/quote-board.ts'
import { quoteChoices, quotes } from '#server/db/schema/index.ts'
import { type Client, type TestApp, testApp } from '#tests/app.ts'
import { oneAdultToAbuja, pay, readyCheckout, search } from '#tests/book-flight.ts'
import { ngn } from '#tests/factories.ts'
import { visitShop } from '#tests/shop-visitor.ts'

let t: TestApp
let owner: Client

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
})
afterAll(() => t.close())

const words = { details: '', from: null, to: null, isOptional: false, forWhom: '', deadline: null }

/** A draft with one typed item. */
async function draft(cost: number) {
  const { id } = (await owner.call('POST', '/quotes', { name: 'Ada Eze', title: 'To the coast' })).body
  const { optionId } = (await owner.call('POST', `/quotes/${id}/options`, { title: 'By the sea' })).body
  const item = { ...words, optionId, partId: null, rev: 0, title: 'Hotel', cost, markup: 0, fee: 0 }
  await owner.call('PUT', `/quotes/${id}/items`, item)
  return { id, optionId }
}
async function sent(cost: number) {
  const made = await draft(cost)
  const { link } = (await owner.call('POST', `/quotes/${made.id}/send`, { to: null })).body
  return { ...made, path: `/shop/quotes/${String(link).split('/').at(-1)}` }
}
const shop = () => visitShop(t, 'skyways')
const board = async () => (await owner.call('GET', '/quotes/board')).body
const column = ({ columns }: QuoteBoard, stage: string) => {
  const { count, total, others, items } = columns.find((one) => one.stage === stage) ?? {}
  return { count, total, others, ids: items?.map(({ id }) => id) }
}

test('the board has each quote in the column of its state, with the number and the total of each column', async () => {
  const before = await board()
  const added = (stage: string, now: QuoteBoard) => {
    const [old, next] = [column(before, stage), column(now, stage)]
    return { count: (next.count ?? 0) - (old.count ?? 0), total: ngn((next.total?.amount ?? 0) - (old.total?.amount ?? 0)) }
  }
  const drafts = [await draft(100_00), await draft(250_00)]
  const open = await sent(400_00)
  const seen = await sent(500_00)
  await shop().call('GET', seen.path)
  const yes = await sent(600_00)
  await shop().call('POST', `${yes.path}/accept`, { version: 1, optionId: yes.optionId, name: 'Ada Eze' })
  const no = await sent(700_00)
  await shop().call('POST', `${no.path}/decline`, { version: 1, why: 'price', reason: 'Half of it would do.' })
  const back = await sent(800_00)
  await owner.call('POST', `/quotes/${back.id}/withdraw`, { reason: 'silent', note: 'Called three times' })
  const now = await board()
  expect(now.columns.map(({ stage }: { stage: string }) => stage)).toEqual([
    'draft',
    'sent',
    'viewed',
    'accepted',
    'booked',
    'lost',
  ])
  expect(added('draft', now)).toEqual({ count: 2, total: ngn(350_00) })
  expect(added('sent', now)).toEqual({ count: 1, total: ngn(400_00) })
  expect(added('viewed', now)).toEqual({ count: 1, total: ngn(500_00) })
  expect(added('accepted', now)).toEqual({ count: 1, total: ngn(600_00) })
  expect(added('lost', now)).toEqual({ count: 2, total: ngn(1_500_00) })
  expect(column(now, 'draft').ids?.slice(0, 2)).toEqual([drafts[1]?.id, drafts[0]?.id])
  expect(column(now, 'sent').ids).toContain(open.id)
  expect(column(now, 'lost').ids?.slice(0, 2)).toEqual([back.id, no.id])
  expect(now.reasons).toEqual(
    expect.arrayContaining([
      { reason: 'price', count: 1 },
      { reason: 'silent', count: 1 },
    ]),
  )
  const read = async (id: string) => (await owner.call('GET', `/quotes/${id}`)).body.loss
  expect(await read(no.id)).toEqual({ reason: 'price', note: 'Half of it would do.' })
  expect(await read(back.id)).toEqual({ reason: 'silent', note: 'Called three times' })
})

test('an accepted quote is booked once every accepted offer has an order', { tags: ['full'] }, async () => {
  const found = await search(owner, oneAdultToAbuja)
  const { id } = (await owner.call('POST', '/quotes', { name: 'Ada Eze', title: 'To Abuja' })).body
  const choice = { product: 'flight', searchId: found.searchId, offerId: found.offers[0]?.id }
  await owner.call('POST', `/quotes/${id}/choices`, { choice })
  const [option] = (await owner.call('GET', `/quotes/${id}`)).body.options
  const { link } = (await owner.call('POST', `/quotes/${id}/send`, { to: null })).body
  const path = `/shop/quotes/${String(link).split('/').at(-1)}`
  await shop().call('POST', `${path}/accept`, { version: 1, optionId: option.id, name: 'Ada Eze' })
  expect(column(await board(), 'accepted').ids).toContain(id)
  // The order of the same flight in another checkout stands for the one of the quote.
  const checkout = await readyCheckout(owner, oneAdultToAbuja)
  await t.system.db.update(quoteChoices).set({ checkoutId: checkout.id }).where(eq(quoteChoices.quoteId, id))
  expect(column(await board(), 'accepted').ids).toContain(id)
  await pay(owner, checkout, 'wallet')
  expect(column(await board(), 'booked').ids).toContain(id)
  expect(column(await board(), 'accepted').ids).not.toContain(id)
})

test('amounts in a currency without a known rate are told apart from the total', { tags: ['full'] }, async () => {
  const { id } = await sent(900_00)
  const before = column(await board(), 'sent')
  await t.system.db.update(quotes).set({ currency: 'XPF' }).where(eq(quotes.id, id))
  const now = column(await board(), 'sent')
  expect(now.count).toBe(before.count)
  expect(now.total).toEqual(ngn((before.total?.amount ?? 0) - 900_00))
  expect(now.others).toEqual([{ amount: 900_00, currency: 'XPF' }])
})

test('an accepted quote of a typed item is booked once a member records it, and accepted again where that is taken back', {
  tags: ['full'],
}, async () => {
  const { id } = (await owner.call('POST', '/quotes', { name: 'Ada Eze', title: 'Safari' })).body
  const record = (isBooked: boolean, note = '') => owner.call('PUT', `/quotes/${id}/booked-outside`, { isBooked, note })
  expect((await record(true)).body.code).toBe('quote.not-accepted')
  const { optionId } = (await owner.call('POST', `/quotes/${id}/options`, { title: 'Lodge' })).body
  const item = { ...words, optionId, partId: null, rev: 0, title: 'Lodge', cost: 100_000_00, markup: 10_000_00, fee: 0 }
  expect((await owner.call('PUT', `/quotes/${id}/items`, item)).status).toBe(200)
  const { link } = (await owner.call('POST', `/quotes/${id}/send`, { to: null })).body
  const token = String(link).split('/').at(-1)
  const signed = { version: 1, optionId, name: 'Ada Eze' }
  expect((await visitShop(t, 'skyways').call('POST', `/shop/quotes/${token}/accept`, signed)).status).toBe(200)
  const stageOf = async () => {
    const { columns }: QuoteBoard = (await owner.call('GET', '/quotes/board')).body
    return columns.find(({ items }) => items.some((one) => one.id === id))?.stage
  }
  expect(await stageOf()).toBe('accepted')
  expect((await record(true, 'Lodge of the Niger, ref. 77')).status).toBe(200)
  expect(await stageOf()).toBe('booked')
  const booked = (await owner.call('GET', `/quotes/${id}`)).body
  expect(booked.bookedOutside.note).toBe('Lodge of the Niger, ref. 77')
  expect(booked.actions).not.toContain('book-outside')
  // The customer reads nothing of it.
  expect(JSON.stringify((await visitShop(t, 'skyways').call('GET', `/shop/quotes/${token}`)).body)).not.toContain('ref. 77')
  await record(false)
  expect(await stageOf()).toBe('accepted')
})
