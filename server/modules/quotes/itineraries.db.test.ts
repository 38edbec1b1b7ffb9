import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ItineraryOption } from '#contract/quotes/quote-itinerary.ts'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { type Client, type TestApp, testApp } from '#tests/app.ts'
import { ngn } from '#tests/factories.ts'
import { visitShop } from '#tests/shop-visitor.ts'

let t: TestApp
let owner: Client
let shop: Client

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  shop = visitShop(t, 'skyways')
})
afterAll(() => t.close())

const words = { details: '', to: null, isOptional: false, forWhom: '', deadline: null, partId: null, rev: 0, markup: 0, fee: 0 }
const read = async (id: string): Promise<QuoteDetail> => (await owner.call('GET', `/quotes/${id}`)).body

/** A sent quote for Ada, Bola and Chidi; Ada and Bola are the group Eze. A villa for all, a safari of Ada, a spa for Ada and Bola, a flight of Chidi. */
async function sent({ showsShares = true } = {}) {
  const { id } = (await owner.call('POST', '/quotes', { name: 'Ngozi Eze', title: 'Zanzibar' })).body
  const people = [
    { name: 'Ada Eze', group: 'Eze' },
    { name: 'Bola Eze', group: 'Eze' },
    { name: 'Chidi Obi', group: '' },
  ]
  await owner.call('PUT', `/quotes/${id}/travellers`, { rev: 0, travellers: people, showsShares })
  const [ada = '', bola = '', chidi = ''] = (await read(id)).cover.travellers.map((one) => one.id)
  const { optionId } = (await owner.call('POST', `/quotes/${id}/options`, { title: 'By the sea' })).body
  const add = async (item: object) =>
    (await owner.call('PUT', `/quotes/${id}/items`, { ...words, travellers: [], optionId, ...item })).body.partId
  await add({ title: 'Safari', from: '2027-02-11', cost: 300_00, travellers: [ada] })
  await add({ title: 'Villa', from: '2027-02-08', cost: 100_00 })
  const spa = await add({ title: 'Spa', from: '2027-02-09', cost: 50_01, isOptional: true, travellers: [ada, bola] })
  await add({ title: 'Flight from Kano', from: '2027-02-08', cost: 70_00, travellers: [chidi] })
  const { link } = (await owner.call('POST', `/quotes/${id}/send`, { to: null })).body
  return { id, optionId, spa, ada, bola, chidi, path: `/shop/quotes/${String(link).split('/').at(-1)}` }
}

const linesOf = ({ days }: ItineraryOption) =>
  days.flatMap(({ day, parts }) => parts.map(({ title, price }) => [day, title, price?.amount ?? null]))

/** The path of the private page of a party. */
async function privatePath(id: string, name: string): Promise<string> {
  const party = (await read(id)).parties.find((one) => one.name === name)
  return `/shop/quote-itineraries/${party?.link.split('/').at(-1)}`
}

describe('the itinerary of a traveller', () => {
  test('has their items by day with their shares, which sum to the total, and of a group those of its travellers', async () => {
    const { ada, path } = await sent()
    const { quote } = (await shop.call('GET', `${path}?for=${ada}`)).body
    expect(quote.parties.map(({ name }: { name: string }) => name)).toEqual(['Eze', 'Ada Eze', 'Bola Eze', 'Chidi Obi'])
    const [own] = quote.itinerary.options
    expect(linesOf(own)).toEqual([
      ['2027-02-08', 'Villa', 33_34],
      ['2027-02-09', 'Spa', 25_01],
      ['2027-02-11', 'Safari', 300_00],
    ])
    expect(own.total).toEqual(ngn(333_34))
    const group = (await shop.call('GET', `${path}?for=group:Eze`)).body.quote.itinerary
    expect(group.party).toEqual({ id: 'group:Eze', name: 'Eze', isGroup: true })
    expect(linesOf(group.options[0])).toEqual([
      ['2027-02-08', 'Villa', 66_67],
      ['2027-02-09', 'Spa', 50_01],
      ['2027-02-11', 'Safari', 300_00],
    ])
    expect((await shop.call('GET', path)).body.quote.itinerary).toBeNull()
    expect((await shop.call('GET', `${path}?for=${crypto.randomUUID()}`)).status).toBe(404)
  })

  test('has no price unless the agency shows shares', async () => {
    const { chidi, path } = await sent({ showsShares: false })
    const [own] = (await shop.call('GET', `${path}?for=${chidi}`)).body.quote.itinerary.options
    expect(linesOf(own)).toEqual([
      ['2027-02-08', 'Villa', null],
      ['2027-02-08', 'Flight from Kano', null],
    ])
    expect(own.total).toBeNull()
  })

  test('is of the accepted option without what was not chosen, once the quote is accepted', { tags: ['full'] }, async () => {
    const { id, optionId, spa, path } = await sent()
    const titles = async () =>
      linesOf((await shop.call('GET', await privatePath(id, 'Bola Eze'))).body.itinerary.options[0]).map(([, title]) => title)
    expect(await titles()).toEqual(['Villa', 'Spa'])
    await shop.call('POST', `${path}/accept`, { version: 1, optionId, name: 'Ngozi Eze', itemIds: [] })
    expect(await titles()).toEqual(['Villa'])
    expect(spa).toBeTruthy()
  })
})

describe('a private link', () => {
  test('opens what its traveller travels and nothing of the others', async () => {
    const { id, chidi } = await sent()
    const { itinerary } = (await shop.call('GET', await privatePath(id, 'Chidi Obi'))).body
    expect(itinerary).toMatchObject({ title: 'Zanzibar', party: { id: chidi, name: 'Chidi Obi' }, state: 'open' })
    expect(linesOf(itinerary.options[0])).toEqual([
      ['2027-02-08', 'Villa', 33_33],
      ['2027-02-08', 'Flight from Kano', 70_00],
    ])
    expect(JSON.stringify(itinerary)).not.toMatch(/Ada|Bola|Eze|Safari|Spa/)
    // It counts as no opening by the customer.
    expect(await read(id)).toMatchObject({ status: 'sent', views: 0 })
  })

  test('neither opens the quote nor answers it, and another code opens nothing', { tags: ['full'] }, async () => {
    const { id, optionId, path } = await sent()
    const secret = (await privatePath(id, 'Ada Eze')).split('/').at(-1) ?? ''
    expect((await shop.call('GET', `/shop/quotes/${secret}`)).body.code).toBe('quote.link-invalid')
    const signed = { version: 1, optionId, name: 'Ada Eze' }
    expect((await shop.call('POST', `/shop/quotes/${secret}/accept`, signed)).body.code).toBe('quote.link-invalid')
    const other = await sent()
    const foreign = (await privatePath(other.id, 'Ada Eze')).split('/').at(-1) ?? ''
    const mixed = [secret.slice(0, 21) + foreign.slice(21), `${secret.slice(0, -1)}A`, path.split('/').at(-1), 'short']
    for (const token of mixed.filter((one) => one !== secret))
      expect((await shop.call('GET', `/shop/quote-itineraries/${token}`)).body.code, token).toBe('quote.link-invalid')
    for (const visitor of [visitShop(t, 'savanna'), t.anonymous])
      expect((await visitor.call('GET', `/shop/quote-itineraries/${secret}`)).status).toBe(404)
  })

  test('stays for another name, and ends with the traveller and with the quote', { tags: ['full'] }, async () => {
    const { id, chidi } = await sent()
    const path = await privatePath(id, 'Bola Eze')
    const change = async (how: (people: QuoteDetail['cover']['travellers']) => object[]) => {
      const { rev, travellers, showsShares } = (await read(id)).cover
      const answer = await owner.call('PUT', `/quotes/${id}/travellers`, { rev, showsShares, travellers: how(travellers) })
      await owner.call('POST', `/quotes/${id}/send`, { to: null })
      return answer.status
    }
    await change((people) => people.map((one) => ({ ...one, name: `${one.name}-Okafor` })))
    expect((await shop.call('GET', path)).body.itinerary.party.name).toBe('Bola Eze-Okafor')
    // Chidi's flight would be for all without him.
    expect(await change((people) => people.filter((one) => one.id !== chidi))).toBe(409)
    await change((people) => people.filter(({ name }) => !name.startsWith('Bola')))
    expect((await shop.call('GET', path)).body.code).toBe('quote.link-invalid')
    const left = await privatePath(id, 'Chidi Obi-Okafor')
    expect((await shop.call('GET', left)).status).toBe(200)
    await owner.call('POST', `/quotes/${id}/withdraw`)
    expect((await shop.call('GET', left)).body.code).toBe('quote.link-invalid')
  })
})

test('each itinerary is a PDF, by the private link, the quote’s link and for members', { tags: ['full'] }, async () => {
  const { id, ada, path } = await sent()
  const answers = [
    await shop.call('GET', `${await privatePath(id, 'Ada Eze')}/pdf`),
    await shop.call('GET', `${path}/pdf?for=${ada}`),
    await owner.call('GET', `/quotes/${id}/pdf?for=${ada}`),
  ]
  for (const { status, headers, body } of answers) {
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/pdf')
    expect(String(body).slice(0, 5)).toBe('%PDF-')
  }
  expect((await owner.call('GET', `/quotes/${id}/pdf?for=nobody`)).status).toBe(404)
})

test('a duplicate has the travellers and their items, and links of its own', { tags: ['full'] }, async () => {
  const { id } = await sent()
  const copyId = (await owner.call('POST', `/quotes/${id}/duplicate`)).body.id
  const [before, copy] = [await read(id), await read(copyId)]
  expect(copy.cover.travellers).toEqual(before.cover.travellers)
  expect(copy.parties).toEqual([])
  await owner.call('POST', `/quotes/${copyId}/send`, { to: null })
  expect((await read(copyId)).parties.map(({ link }) => link)).not.toEqual(before.parties.map(({ link }) => link))
})
