import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mails, quotes } from '#server/db/schema/index.ts'
import { type Client, type TestApp, testApp } from '#tests/app.ts'
import { oneAdultToAbuja, search } from '#tests/book-flight.ts'
import { ngn } from '#tests/factories.ts'
import { visitShop } from '#tests/shop-visitor.ts'

let t: TestApp
let owner: Client
let agent: Client
let shop: Client

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  agent = await t.signIn('agent@skyways.test')
  shop = visitShop(t, 'skyways')
})
beforeEach(() => t.setClock(() => new Date()))
afterAll(() => t.close())

const words = { details: 'Breakfast included', from: null, to: null, isOptional: false, forWhom: '', deadline: null }
const days = (n: number) => () => new Date(Date.now() + n * 86_400_000)

const create = async (by = owner, body: object = {}): Promise<string> =>
  (await by.call('POST', '/quotes', { name: 'Ada Eze', email: 'ada@quoted.test', title: 'Nairobi in February', ...body })).body.id
const read = async (id: string, by = owner) => (await by.call('GET', `/quotes/${id}`)).body
const addOption = async (id: string, title = 'By the sea'): Promise<string> =>
  (await owner.call('POST', `/quotes/${id}/options`, { title })).body.optionId
const addItem = async (id: string, optionId: string, item: object, by = owner) =>
  (await by.call('PUT', `/quotes/${id}/items`, { ...words, optionId, partId: null, rev: 0, markup: 0, fee: 0, ...item })).body
    .partId

/** A quote with a hotel of NGN 1,150.00 and an optional transfer of NGN 200.00. */
async function ready() {
  const id = await create()
  const optionId = await addOption(id)
  const hotel = await addItem(id, optionId, { title: 'Hotel', cost: 1_000_00, markup: 100_00, fee: 50_00 })
  const transfer = await addItem(id, optionId, { title: 'Transfer', cost: 200_00, isOptional: true })
  return { id, optionId, hotel, transfer }
}

const send = (id: string, to: string | null = null) => owner.call('POST', `/quotes/${id}/send`, { to })
const tokenOf = (link: string): string => link.split('/').at(-1) ?? ''

async function sent() {
  const made = await ready()
  const { body } = await send(made.id)
  return { ...made, link: body.link, token: tokenOf(body.link) }
}

describe('a quote', () => {
  test('is made of options with items, each with cost, markup and fee, and its totals are the sum', async () => {
    const { id } = await ready()
    const quote = await read(id)
    expect(quote).toMatchObject({ status: 'draft', customer: 'Ada Eze', total: ngn(1_150_00), version: 0, link: null })
    expect(quote.number).toMatch(/^Q-\d{4,}$/)
    expect(quote.options).toMatchObject([{ least: ngn(1_150_00), most: ngn(1_350_00), margin: ngn(150_00) }])
    const listed = (await owner.call('GET', `/quotes?query=${quote.number}`)).body
    expect(listed.items).toMatchObject([{ id, total: ngn(1_150_00) }])
    expect((await owner.call('GET', '/quotes?query=nairobi&status=accepted')).body.items).toEqual([])
  })

  test('shows cost, markup and margin only to those who may see them, and an agent cannot change them', async () => {
    const { id, optionId, hotel } = await ready()
    const seen = await read(id, agent)
    expect(seen.options[0]).toMatchObject({ least: ngn(1_150_00), margin: null })
    expect(seen.options[0].parts[0]).toMatchObject({ price: ngn(1_150_00), amounts: null })
    await agent.call('PUT', `/quotes/${id}/items`, {
      ...words,
      optionId,
      partId: hotel,
      rev: 0,
      title: 'Hotel by the sea',
      cost: 1,
      markup: 1,
      fee: 60_00,
    })
    const [changed] = (await read(id)).options[0].parts
    expect(changed).toMatchObject({ title: 'Hotel by the sea', price: ngn(1_160_00) })
    expect(changed.amounts).toEqual({ cost: ngn(1_000_00), markup: ngn(100_00) })
  })

  test('is not overwritten by a colleague who started from an older text', async () => {
    const { id, optionId, hotel, transfer } = await ready()
    const change = (partId: string, title: string, by: Client) =>
      by.call('PUT', `/quotes/${id}/items`, { ...words, optionId, partId, rev: 0, title, cost: null, markup: null, fee: 0 })
    const answers = await Promise.all([change(hotel, 'Hotel A', owner), change(transfer, 'Transfer B', agent)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await change(hotel, 'Hotel C', agent)).toMatchObject({ status: 409, body: { code: 'quote.changed-meanwhile' } })
    expect((await read(id)).options[0].parts).toMatchObject([{ title: 'Hotel A' }, { title: 'Transfer B' }])
  })

  test('gets an offer of a search as an item at the price that was found', async () => {
    const found = await search(owner, oneAdultToAbuja)
    // Not every airline tells its bags, and any supplier may answer first.
    const offer = found.offers.find(({ passengers }) => passengers.every(({ baggage }) => baggage.checked !== null))
    const id = await create(agent)
    const choice = { product: 'flight', searchId: found.searchId, offerId: offer?.id }
    expect((await agent.call('POST', `/quotes/${id}/choices`, { choice })).status).toBe(200)
    const [option] = (await read(id)).options
    const [item] = option.parts
    expect(item).toMatchObject({ product: 'flight', from: oneAdultToAbuja.depart, isOptional: false })
    expect(item.price).toEqual(offer?.waterfall?.total)
    expect(item.details).toMatch(/Bags per adult/)
    expect(JSON.stringify(await read(id, agent))).not.toContain(offer?.supplier)
  })
})

describe('sending', { tags: ['full'] }, () => {
  test('makes a version, mails the link, and expires on the last day that suppliers allow', async () => {
    const { id } = await ready()
    expect((await send(await create())).body.code).toBe('quote.empty')
    const answer = await send(id, 'ada@quoted.test')
    expect(answer.body).toMatchObject({ version: 1 })
    expect(answer.body.link).toMatch(/^http:\/\/skyways\.customer\.localhost:3000\/quote\/[\w-]{32}$/)
    const [mail] = await t.system.db.select().from(mails).where(eq(mails.to, 'ada@quoted.test'))
    expect(mail?.html).toContain(answer.body.link)
    const stored = await t.system.db.select().from(quotes).where(eq(quotes.id, id))
    expect(JSON.stringify(stored)).not.toContain(tokenOf(answer.body.link))
    t.setClock(days(9))
    await t.drainLater()
    expect((await read(id)).status).toBe('expired')
    expect((await owner.call('POST', `/quotes/${id}/reopen`)).status).toBe(200)
    expect((await send(id)).body.version).toBe(2)
    expect((await read(id)).status).toBe('sent')
  })

  test('is refused for a last day after a supplier’s deadline', async () => {
    const { id, optionId } = await ready()
    const deadline = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const later = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10)
    await addItem(id, optionId, { title: 'Safari', cost: 10_00, deadline })
    const { cover } = await read(id)
    await owner.call('PUT', `/quotes/${id}/cover`, { ...cover, validUntil: later })
    expect(await send(id)).toMatchObject({ status: 422, body: { data: { problems: [{ path: 'validUntil' }] } } })
  })
})

describe('the page of a link', { tags: ['full'] }, () => {
  test('shows the sent version without cost, markup and margin, and tells the agency that it was opened', async () => {
    const { id, token, optionId } = await sent()
    await addItem(id, optionId, { title: 'Not sent yet', cost: 5_00 })
    const { quote } = (await shop.call('GET', `/shop/quotes/${token}`)).body
    expect(quote).toMatchObject({
      title: 'Nairobi in February',
      version: 1,
      status: 'viewed',
      agency: { name: expect.any(String) },
    })
    expect(quote.options[0]).toMatchObject({ total: ngn(1_150_00), parts: [{ price: ngn(1_150_00) }, { isOptional: true }] })
    expect(JSON.stringify(quote)).not.toMatch(/markup|margin|cost|Not sent yet/)
    await shop.call('GET', `/shop/quotes/${token}?as=member`)
    expect(await read(id)).toMatchObject({ status: 'viewed', views: 1, firstViewedAt: expect.any(String) })
    expect((await read(id)).unsent).toEqual(['By the sea: Not sent yet was added.'])
  })

  test('opens this quote on the address of its agency, and nothing else', async () => {
    const { id, token } = await sent()
    for (const visitor of [visitShop(t, 'savanna'), t.anonymous])
      expect((await visitor.call('GET', `/shop/quotes/${token}`)).status).toBe(404)
    for (const path of [`/quotes/${id}`, '/quotes', '/orders', '/customers'])
      expect((await shop.call('GET', path)).status).toBe(401)
    expect((await shop.call('GET', `/shop/quotes/${id}`)).body.code).toBe('quote.link-invalid')
    await owner.call('POST', `/quotes/${id}/withdraw`)
    expect((await shop.call('GET', `/shop/quotes/${token}`)).body.code).toBe('quote.link-invalid')
  })

  test('takes an acceptance once: with option, ticked items, signature, time and address; the version is frozen', async () => {
    const { id, token, optionId, hotel, transfer } = await sent()
    const accept = (more: object = {}) =>
      shop.call('POST', `/shop/quotes/${token}/accept`, { version: 1, optionId, itemIds: [transfer], name: 'Ada Eze', ...more })
    expect((await accept({ itemIds: [hotel] })).status).toBe(422)
    expect((await accept({ name: ' ' })).status).toBe(422)
    expect((await accept()).status).toBe(200)
    expect((await accept()).body.code).toBe('quote.not-possible')
    const quote = await read(id)
    expect(quote).toMatchObject({ status: 'accepted', total: ngn(1_350_00) })
    expect(quote.accepted).toMatchObject({ version: 1, optionId, itemIds: [transfer], name: 'Ada Eze', address: '127.0.0.1' })
    const change = await owner.call('PUT', `/quotes/${id}/cover`, { ...quote.cover, title: 'Other words' })
    expect(change.body.code).toBe('quote.not-possible')
    const [mail] = await t.system.db.select().from(mails).where(eq(mails.template, 'quote-answered'))
    expect(mail?.to).toBe('owner@skyways.test')
  })

  test('refuses the answer to a version that was replaced, and after the last day', async () => {
    const { id, token, optionId } = await sent()
    await addItem(id, optionId, { title: 'Safari', cost: 300_00 })
    await send(id)
    const accept = (version: number) => shop.call('POST', `/shop/quotes/${token}/accept`, { version, optionId, name: 'Ada Eze' })
    expect((await accept(1)).body.code).toBe('quote.new-version')
    expect((await shop.call('GET', `/shop/quotes/${token}`)).body.quote.changes).toEqual(['By the sea: Safari was added.'])
    t.setClock(days(9))
    expect((await accept(2)).body.code).toBe('quote.expired')
  })

  test('takes questions, which the agency answers there, and a refusal with its reason', async () => {
    const { id, token } = await sent()
    await shop.call('POST', `/shop/quotes/${token}/comments`, { text: 'Is breakfast included?' })
    await owner.call('POST', `/quotes/${id}/comments`, { text: 'Yes, every day.' })
    const { quote } = (await shop.call('GET', `/shop/quotes/${token}`)).body
    expect(quote.comments).toMatchObject([
      { author: 'Ada Eze', isCustomer: true, text: 'Is breakfast included?' },
      { isCustomer: false, text: 'Yes, every day.' },
    ])
    await shop.call('POST', `/shop/quotes/${token}/decline`, { version: 1, reason: 'We stay at home.' })
    expect(await read(id)).toMatchObject({ status: 'declined', loss: { reason: null, note: 'We stay at home.' } })
  })
})

test('a PDF shows what the customer sees', { tags: ['full'] }, async () => {
  const { id, token } = await sent()
  for (const answer of [await owner.call('GET', `/quotes/${id}/pdf`), await shop.call('GET', `/shop/quotes/${token}/pdf`)]) {
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(String(answer.body).slice(0, 5)).toBe('%PDF-')
  }
})

test('a duplicate is a draft with the same content and a number of its own', { tags: ['full'] }, async () => {
  const { id } = await sent()
  const copy = (await owner.call('POST', `/quotes/${id}/duplicate`)).body.id
  const [before, after] = [await read(id), await read(copy)]
  expect(after).toMatchObject({ status: 'draft', total: before.total, customer: 'Ada Eze', version: 0, link: null })
  expect(after.number).not.toBe(before.number)
})
