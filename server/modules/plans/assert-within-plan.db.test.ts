import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Ctx } from '#server/ctx.ts'
import { agencies } from '#server/db/schema/index.ts'
import { type TestApp, testApp } from '#tests/app.ts'
import { oneAdultToAbuja, readyCheckout } from '#tests/book-flight.ts'
import { buildAgency, buildMember, buildOrder, ctxOf } from '#tests/factories.ts'
import { visitShop } from '#tests/shop-visitor.ts'
import { assertWithinPlan } from './assert-within-plan.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
}, 60_000)
afterEach(() => t.setClock(() => new Date()))
afterAll(() => t.close())

const setPlan = (ctx: Ctx, plan: string) =>
  t.system.db
    .update(agencies)
    .set({ plan })
    .where(eq(agencies.id, ctx.agencyId))
    .then(() => t.system.invalidation.publish(ctx.agencyId))

test('the fifty-first booking of a month is refused on the smallest plan, in the portal with its limit, on the storefront without a word about plans', async () => {
  const [owner, ctx] = [await t.signIn('owner@skyways.test'), await ctxOf(t.system, 'owner@skyways.test')]
  const visitor = visitShop(t, 'skyways')
  await readyCheckout(visitor, oneAdultToAbuja)
  for (let made = 0; made < 50; made += 1) await buildOrder(ctx, { status: made % 2 ? 'Issued' : 'Cancelled' })
  await buildOrder(ctx, { status: 'Failed' })
  await setPlan(ctx, 'starter')
  expect((await owner.call('GET', '/subscription')).body.usage.bookings).toBe(50)
  const choice = { product: 'flight', searchId: crypto.randomUUID(), offerId: 'none' }
  expect(await owner.call('POST', '/checkouts', choice)).toMatchObject({
    status: 402,
    body: { code: 'plan.limit-reached', data: { of: 'bookings', limit: 50, used: 50, plan: 'starter' } },
  })
  expect((await visitor.call('POST', '/checkouts', choice)).body.code).toBe('shop.bookings-full')
  await setPlan(ctx, 'growth')
  expect((await owner.call('POST', '/checkouts', choice)).body.code).not.toBe('plan.limit-reached')
  await setPlan(ctx, 'starter')
  t.setClock(() => new Date(Date.now() + 32 * 86_400_000))
  await assertWithinPlan(ctx, 'bookings')
})

test('members are counted with those who are to be added', async () => {
  const ctx = await buildAgency(t.system)
  await assertWithinPlan(ctx, 'members', { adds: 2 })
  await buildMember(t.system, ctx.agencyId, 'agent')
  await expect(assertWithinPlan(ctx, 'members', { adds: 2 })).rejects.toMatchObject({ code: 'plan.limit-reached' })
  await setPlan(ctx, 'scale')
  await assertWithinPlan(ctx, 'members', { adds: 1_000 })
})

test('an own domain needs a plan that includes it', { tags: ['full'] }, async () => {
  const [owner, ctx] = [await t.signIn('owner@savanna.test'), await ctxOf(t.system, 'owner@savanna.test')]
  await setPlan(ctx, 'starter')
  expect((await owner.call('PUT', '/site/domain', { name: 'www.savanna-plans.com' })).body.code).toBe('plan.limit-reached')
  await setPlan(ctx, 'growth')
  expect((await owner.call('PUT', '/site/domain', { name: 'www.savanna-plans.com' })).status).toBe(200)
  expect((await owner.call('PUT', '/site/domain', { name: 'book.savanna-plans.com' })).status, 'another name replaces it').toBe(
    200,
  )
})
