import { eq, isNotNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { agencies, ledgerMovements, mails, orders } from '#server/db/schema/index.ts'
import type { SignedIn } from '#tests/app.ts'
import { oneAdultToAbuja, pay, readyCheckout, search } from '#tests/book-flight.ts'
import { openShop } from '#tests/open-shop.ts'

/** Every supplier and the gateway are addresses at which nothing answers: what is sold here, the sandbox sold. */
const nobody = 'http://127.0.0.1:9'
const { t, owner, balance } = await openShop({
  DUFFEL_URL: `${nobody}/duffel/`,
  DUFFEL_TOKEN: 'duffel_live_key',
  ZENITH_TOKEN: '',
  STAYX_URL: `${nobody}/stayx/`,
  PAYSTACK_URL: `${nobody}/paystack`,
  PAYSTACK_SECRET_KEY: 'sk_live_key',
})

const start = (client: SignedIn) => client.call('POST', '/training/practice')
const leave = (client: SignedIn) => client.call('DELETE', '/training/practice')
const sessionOf = async (client: SignedIn) => (await client.call('GET', '/session')).body

test('a member switches into the practice tenant of their agency and back, with their role', async () => {
  const before = await sessionOf(owner)
  expect(before).toMatchObject({ practice: null, agency: { name: 'Skyways Travel' } })
  expect((await start(owner)).status).toBe(200)
  const practice = await sessionOf(owner)
  expect(practice).toMatchObject({
    practice: { agency: 'Skyways Travel' },
    role: 'owner',
    agency: { name: 'Skyways Travel (practice)' },
  })
  expect(practice.agent, 'the browser records the agency').toEqual(before.agent)
  expect(practice.regional).toEqual(before.regional)
  for (const refused of ['/team', '/subscription', '/developers/keys', '/developers/webhooks', '/site', '/audit'])
    expect((await owner.call('GET', refused)).status, refused).toBe(403)
  expect((await owner.call('GET', '/profile')).body.email, 'the person is the same').toBe('owner@skyways.test')
  await leave(owner)
  expect((await sessionOf(owner)).agency.id).toBe(before.agency.id)
})

test('with real keys the agency reaches its suppliers and its practice tenant the sandbox, with practice money', {
  tags: ['full'],
}, async () => {
  const real = await balance()
  expect((await search(owner, oneAdultToAbuja)).offers, 'nobody answers at the real addresses').toEqual([])
  await start(owner)
  const practised = await balance()
  expect(practised).toBeGreaterThan(0)
  const paid = await pay(owner, await readyCheckout(owner, oneAdultToAbuja), 'wallet')
  await t.drain()
  const order = (await owner.call('GET', `/orders/${paid.body.orderId}`)).body
  expect(order).toMatchObject({ status: 'Issued', number: expect.stringMatching(/^TEST-/) })
  expect(await balance()).toBeLessThan(practised)
  const card = await pay(owner, await readyCheckout(owner, oneAdultToAbuja, { index: 1 }), 'card')
  expect(card.body.redirectUrl, 'the page of the sandbox').toContain(`${t.sandboxUrl}/paystack/checkout/`)
  await leave(owner)
  expect(await balance(), 'the real wallet has not changed').toBe(real)
  expect((await owner.call('GET', `/orders/${paid.body.orderId}`)).status, 'a practice order is in no real list').toBe(404)
  expect((await owner.call('GET', '/orders')).body.items).toEqual([])
})

test('mails of the practice tenant go to the member who practises, and say what they are', { tags: ['full'] }, async () => {
  const rows = await t.system.db
    .select({ to: mails.to, subject: mails.subject, html: mails.html, text: mails.text })
    .from(mails)
    .innerJoin(agencies, eq(agencies.id, mails.agencyId))
    .where(isNotNull(agencies.practiceOf))
  expect(rows.length).toBeGreaterThan(0)
  for (const { to, subject, html, text } of rows) {
    expect(to).toBe('owner@skyways.test')
    expect(subject).toMatch(/^\[Practice\] /)
    expect(html).toContain('Practice: nothing in this message is real.')
    expect(text).toContain('Practice: nothing in this message is real.')
  }
})

test('members of one agency share its practice tenant; another agency has its own', { tags: ['full'] }, async () => {
  const [agent, other] = [await t.signIn('agent@skyways.test'), await t.signIn('owner@savanna.test')]
  for (const client of [owner, agent, other]) expect((await start(client)).status).toBe(200)
  const id = async (client: SignedIn) => (await sessionOf(client)).agency.id
  expect(await id(agent)).toBe(await id(owner))
  expect(await id(other)).not.toBe(await id(owner))
  expect((await other.call('GET', '/orders')).body.items).toEqual([])
  const [order] = (await owner.call('GET', '/orders')).body.items
  expect((await other.call('GET', `/orders/${order.id}`)).status).toBe(404)
  expect((await agent.call('GET', '/wallet')).status, 'an agent sees no wallet, in practice either').toBe(403)
  await leave(other)
})

test('a practice tenant has no portal and no storefront of its own', { tags: ['full'] }, async () => {
  const { agency } = await sessionOf(owner)
  const [row] = await t.system.db.select({ slug: agencies.slug }).from(agencies).where(eq(agencies.id, agency.id))
  for (const host of [`${row?.slug}.localhost`, `${row?.slug}.customer.localhost`])
    expect((await t.app.inject({ url: '/api/session', headers: { host } })).json().agency, host).toBeNull()
})

test('a reset gives a new tenant with new money; the books of the old one stay', { tags: ['full'] }, async () => {
  const [before, money] = [(await sessionOf(owner)).agency.id, await balance()]
  const count = () => t.system.db.$count(ledgerMovements, eq(ledgerMovements.agencyId, before))
  const postings = await count()
  expect((await owner.call('POST', '/training/reset')).status).toBe(200)
  expect((await sessionOf(owner)).agency.id).not.toBe(before)
  expect(await balance()).toBeGreaterThan(money)
  expect((await owner.call('GET', '/orders')).body.items).toEqual([])
  expect(await count()).toBe(postings)
  expect(await t.system.db.$count(orders, eq(orders.agencyId, before))).toBeGreaterThan(0)
  await leave(owner)
})

test('without a sandbox practice is refused with its reason, and a session that worked in it works in the agency', {
  tags: ['full'],
}, async () => {
  await start(owner)
  const { practice, config } = { ...t.system.integrations, config: t.system.config }
  Object.assign(t.system.integrations, { practice: null })
  Object.assign(config, { isProduction: true })
  expect(await sessionOf(owner)).toMatchObject({ practice: null, agency: { name: 'Skyways Travel' } })
  expect((await owner.call('GET', '/training')).body.state).toBe('unavailable')
  expect((await start(owner)).body.code).toBe('practice.not-available')
  Object.assign(config, { isProduction: false })
  Object.assign(t.system.integrations, { practice })
  await leave(owner)
  expect((await t.system.db.execute(sql`select count(*)::int as n from sessions where is_practising`)).rows).toEqual([{ n: 1 }])
})
