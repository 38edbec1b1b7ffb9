import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkoutItems, checkouts } from '#server/db/schema/index.ts'
import { type Client, type TestApp, testApp } from '#tests/app.ts'
import { oneAdultToAbuja, readyCheckout, search } from '#tests/book-flight.ts'
import { purgePersonalData } from './purge-personal-data.job.ts'

let t: TestApp
let owner: Client
let agent: Client

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
  agent = await t.signIn('agent@skyways.test')
})
afterAll(() => t.close())

const fields = { 'travellers.0.givenName': 'Adaeze', 'travellers.0.document.number': 'B04410027' }

async function open(client: Client): Promise<{ id: string; expiresAt: string }> {
  const found = await search(client, oneAdultToAbuja)
  const created = await client.call('POST', '/checkouts', {
    product: 'flight',
    searchId: found.searchId,
    offerId: found.offers[0]?.id,
  })
  return (await client.call('GET', `/checkouts/${created.body.id}`)).body
}
const typedIn = async (client: Client, id: string) => (await client.call('GET', `/checkouts/${id}/typed`)).body

test('unsaved form values are returned to the person who typed them and nobody else, and are encrypted in the database', async () => {
  const { id } = await open(owner)
  expect((await owner.call('PUT', `/checkouts/${id}/draft`, { fields })).body).toEqual({ done: true })
  expect((await typedIn(owner, id)).draft).toEqual(fields)
  expect((await typedIn(agent, id)).draft).toBeNull()
  expect(JSON.stringify(await t.system.db.select().from(checkouts))).not.toContain('B04410027')
})

test('saving the travellers deletes the unsaved form values', async () => {
  const { id } = await readyCheckout(owner, oneAdultToAbuja, { index: 3 })
  expect((await typedIn(owner, id)).draft).toBeNull()
})

test('entered data of an expired checkout fills the next checkout of the same journey and person, for a limited time', async () => {
  const first = await open(owner)
  const at = (minutes: number) => t.setClock(() => new Date(Date.parse(first.expiresAt) + minutes * 60_000))
  const unfinished = await open(owner)
  expect((await typedIn(owner, unfinished.id)).earlier).toBeNull()
  at(5)
  expect((await owner.call('PUT', `/checkouts/${first.id}/draft`, { fields })).status).toBe(200)
  const next = await open(owner)
  expect((await typedIn(owner, next.id)).earlier).toMatchObject({ draft: fields, passengers: [{ type: 'ADT' }] })
  expect((await typedIn(agent, (await open(agent)).id)).earlier).toBeNull()
  at(16)
  expect((await owner.call('PUT', `/checkouts/${first.id}/draft`, { fields })).status).toBe(410)
  at(44)
  expect((await typedIn(owner, unfinished.id)).earlier).toMatchObject({ draft: fields })
  at(46)
  expect((await typedIn(owner, unfinished.id)).earlier).toBeNull()
  t.setClock(() => new Date())
})

test('a field that no form has is refused', async () => {
  const { id } = await open(owner)
  const long = await owner.call('PUT', `/checkouts/${id}/draft`, { fields: { 'travellers.0.givenName': 'A'.repeat(301) } })
  expect(long.status).toBe(422)
})

test('passports and form values of a checkout without an order are deleted after a day, not earlier', async () => {
  const { id } = await readyCheckout(owner, oneAdultToAbuja, { index: 1 })
  const sealed = async () => {
    const [row] = await t.system.db.select().from(checkoutItems).where(eq(checkoutItems.checkoutId, id))
    return row?.peopleCipher ?? row?.draftCipher ?? null
  }
  await t.drainLater()
  expect(await sealed()).not.toBeNull()
  const jobs = await t.system.db.execute(sql`select data, start_after from jobs.job where name = 'checkouts.forget-typed'`)
  expect(jobs.rows.length).toBeGreaterThan(0)
  t.setClock(() => new Date(Date.now() + 25 * 3_600_000))
  const agencyId = (await t.system.db.select().from(checkouts).where(eq(checkouts.id, id)))[0]?.agencyId ?? ''
  await purgePersonalData.handle(t.system, { agencyId, checkoutId: id })
  expect(await sealed()).toBeNull()
  t.setClock(() => new Date())
})
