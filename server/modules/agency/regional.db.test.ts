import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openingCredit } from '#domain/money/ledger.ts'
import { money } from '#domain/money/money.ts'
import { type Ctx, systemCtx } from '#server/ctx.ts'
import type { Transaction } from '#server/db/connect.ts'
import { agencies, ledgerMovements } from '#server/db/schema/index.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { createAgency } from '../accounts/create-agency.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { setRegional } from './set-regional.ts'

let t: TestApp
let owner: SignedIn
beforeAll(async () => {
  t = await testApp()
  await t.anonymous.call('POST', '/auth/sign-up', {
    agencyName: 'Volta Travel',
    slug: 'volta-travel',
    country: 'GH',
    name: 'Ama Mensah',
    email: 'ama@volta.test',
    password: 'a long enough password',
  })
  owner = await t.signIn('owner@savanna.test')
})
afterAll(() => t.close())

const nairobi = { country: 'KE', currency: 'KES', zone: 'Africa/Nairobi' }

test('an agency reads its regional settings, and may choose another time zone of its country', async () => {
  const before = await owner.call('GET', '/agency/regional')
  expect(before.body).toEqual({ regional: { ...nairobi, locale: 'en-KE' }, isCurrencyFixed: true })
  const moved = await owner.call('PUT', '/agency/regional', { ...nairobi, country: 'TZ', zone: 'Africa/Dar_es_Salaam' })
  expect(moved.body.regional).toEqual({ country: 'TZ', currency: 'KES', zone: 'Africa/Dar_es_Salaam', locale: 'en-TZ' })
  expect((await owner.call('GET', '/session')).body.regional).toEqual(moved.body.regional)
  await owner.call('PUT', '/agency/regional', nairobi)
})

test('the currency cannot change once the ledger has postings', async () => {
  const refused = await owner.call('PUT', '/agency/regional', { ...nairobi, currency: 'USD' })
  expect(refused).toMatchObject({ status: 409, body: { code: 'agency.currency-fixed' } })
  expect((await owner.call('GET', '/session')).body.regional.currency).toBe('KES')
})

test.each([
  ['country', { ...nairobi, country: 'ZZ' }],
  ['currency', { ...nairobi, currency: 'ZZZ' }],
  ['zone', { ...nairobi, zone: 'Africa/Nowhere' }],
])('an unknown %s is refused at its field', async (field, change) => {
  const refused = await owner.call('PUT', '/agency/regional', change)
  expect(refused.body).toMatchObject({ code: 'input.invalid', data: { problems: [{ path: field }] } })
})

test('an agent may read the settings and not change them', async () => {
  const agent = await t.signIn('agent@skyways.test')
  expect((await agent.call('GET', '/agency/regional')).status).toBe(200)
  expect((await agent.call('PUT', '/agency/regional', nairobi)).status).toBe(403)
})

/** A new agency in Ghana without postings. */
async function emptyAgency(): Promise<Ctx> {
  const slug = `race-${crypto.randomUUID().slice(0, 8)}`
  const agency = { name: 'Race Travel', slug, email: `owner@${slug}.test`, country: 'GH' }
  return systemCtx(t.system, await createAgency(t.system, agency))
}

/** Its owner, who signed up with the form. */
async function emptyOwner(): Promise<SignedIn> {
  const slug = `sign-${crypto.randomUUID().slice(0, 8)}`
  const person = { name: 'Ama Mensah', email: `owner@${slug}.test`, password: demoPassword }
  await t.anonymous.call('POST', '/auth/sign-up', { agencyName: 'Race Travel', slug, country: 'GH', ...person })
  return t.signIn(person.email)
}

const post = (ctx: Ctx, tx: Transaction) =>
  postMovement(tx, ctx, { movement: openingCredit(money(500_00, 'GHS')), reference: crypto.randomUUID(), title: 'Credit' })
const accra = { country: 'GH', currency: 'USD', zone: 'Africa/Accra' }
const stored = async (ctx: Ctx) => {
  const movements = await ctx.tx((tx) => tx.select().from(ledgerMovements).where(eq(ledgerMovements.agencyId, ctx.agencyId)))
  const [agency] = await t.system.db.select().from(agencies).where(eq(agencies.id, ctx.agencyId))
  return { currency: agency?.currency, movements: movements.length }
}

test('a posting in progress is awaited, and fixes the currency', async () => {
  const ctx = await emptyAgency()
  const { change } = await ctx.tx(async (tx) => {
    await post(ctx, tx)
    const change = setRegional(ctx, accra).catch((error: unknown) => error)
    // The response cannot arrive while this transaction is open.
    expect(await Promise.race([change, setTimeout(300, 'waits')])).toBe('waits')
    return { change }
  })
  expect(await change).toMatchObject({ code: 'agency.currency-fixed' })
  expect(await stored(ctx)).toEqual({ currency: 'GHS', movements: 1 })
})

test('of a concurrent change of currency and a posting one succeeds', async () => {
  for (let round = 0; round < 8; round += 1) {
    const ctx = await emptyAgency()
    const [changed, posted] = await Promise.all([
      setRegional(ctx, accra).then(
        () => true,
        () => false,
      ),
      ctx.tx((tx) => post(ctx, tx)).catch(() => false),
    ])
    expect(await stored(ctx)).toEqual(posted ? { currency: 'GHS', movements: 1 } : { currency: 'USD', movements: 0 })
    expect(changed).toBe(!posted)
  }
})

test('a pending payment fixes the currency', { tags: ['full'] }, async () => {
  const owner = await emptyOwner()
  const topUp = { amount: { amount: 100_00, currency: 'GHS' }, method: 'card', idempotencyKey: crypto.randomUUID() }
  expect((await owner.call('POST', '/wallet/top-ups', topUp)).status).toBe(201)
  expect(await owner.call('PUT', '/agency/regional', accra)).toMatchObject({ status: 409 })
  expect((await owner.call('GET', '/agency/regional')).body.isCurrencyFixed).toBe(true)
})

test('another country changes the number format, and an empty wallet gets its currency', { tags: ['full'] }, async () => {
  const owner = await emptyOwner()
  const abidjan = { country: 'CI', currency: 'XOF', zone: 'Africa/Abidjan' }
  expect((await owner.call('PUT', '/agency/regional', abidjan)).body.regional).toEqual({ ...abidjan, locale: 'fr-CI' })
  const { numbers, wallet } = (await owner.call('GET', '/session')).body
  expect([numbers, wallet]).toEqual([
    { group: '\u00a0', decimal: ',', above: 3, from: 4 },
    { amount: 0, currency: 'XOF' },
  ])
})
