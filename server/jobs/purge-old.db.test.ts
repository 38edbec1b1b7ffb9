import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#tests/app.ts'
import { systemCtx } from '../ctx.ts'
import {
  agencies,
  customers,
  domainEvents,
  idempotencyKeys,
  plannedTrips,
  rateLimits,
  users,
  webhookEvents,
} from '../db/schema/index.ts'
import { beginPurging, purgeOld } from './purge-old.job.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const ago = (days: number) => new Date(Date.now() - days * 86_400_000)

const waiting = async () => {
  const { rows } = await t.system.db.$client.query(
    `select round(extract(epoch from start_after - created_on) / 3600)::int as hours from jobs.job where name = $1 and state = 'created'`,
    [purgeOld.name],
  )
  return rows.map(({ hours }) => hours)
}

test('idempotency keys of every agency are deleted after a week, delivered events and webhook events after 90 days, and again a day later', async () => {
  const all = await t.system.db.select({ id: agencies.id }).from(agencies)
  for (const { id: agencyId } of all)
    await (await systemCtx(t.system, agencyId)).tx((tx) =>
      tx
        .insert(idempotencyKeys)
        .values(
          [1, 6, 8].map((days) => ({ agencyId, key: `${days} days`, endpoint: 'test', bodyHash: '-', createdAt: ago(days) })),
        ),
    )
  await t.system.db
    .insert(webhookEvents)
    .values([1, 89, 91].map((days) => ({ provider: 'paystack', eventId: `${days} days`, payload: {}, receivedAt: ago(days) })))

  const [first] = all
  const ctx = await systemCtx(t.system, first?.id ?? '')
  const event = { agencyId: ctx.agencyId, kind: 'payment.received', subject: ctx.agencyId, payload: {}, at: ago(91) } as const
  await ctx.tx((tx) =>
    tx.insert(domainEvents).values([
      { ...event, id: crypto.randomUUID(), deliveredAt: ago(91) },
      { ...event, id: crypto.randomUUID(), deliveredAt: ago(89) },
      { ...event, id: crypto.randomUUID(), deliveredAt: null },
    ]),
  )

  await beginPurging(t.system)
  await beginPurging(t.system)
  expect(await waiting()).toEqual([0])
  await t.drain()

  for (const { id } of all) {
    const keys = await (await systemCtx(t.system, id)).tx((tx) =>
      tx.select({ key: idempotencyKeys.key }).from(idempotencyKeys).where(eq(idempotencyKeys.agencyId, id)),
    )
    expect(keys.map(({ key }) => key).toSorted()).toEqual(['1 days', '6 days'])
  }
  const left = await ctx.tx((tx) => tx.select({ at: domainEvents.deliveredAt }).from(domainEvents))
  expect(left.map(({ at }) => at && Math.round((Date.now() - at.getTime()) / 86_400_000)).toSorted()).toEqual([89, null])
  const events = await t.system.db.select({ id: webhookEvents.eventId }).from(webhookEvents)
  expect(events.map(({ id }) => id).toSorted()).toEqual(['1 days', '89 days'])
  expect(await waiting()).toEqual([24])
})

test('planned trips of visitors are deleted a month after their last change; those of members and customers stay', async () => {
  const [agency] = await t.system.db.select({ id: agencies.id }).from(agencies)
  const agencyId = agency?.id ?? ''
  const ctx = await systemCtx(t.system, agencyId)
  const [user] = await t.system.db.select({ id: users.id }).from(users)
  const customerId = crypto.randomUUID()
  const customer = { id: customerId, agencyId, name: 'Ada', email: 'ada@purge.test', phone: '', createdAt: ago(90) }
  const trip = (name: string, days: number, owner: Partial<typeof plannedTrips.$inferInsert>) => ({
    id: crypto.randomUUID(),
    agencyId,
    name,
    currency: 'NGN',
    createdAt: ago(90),
    updatedAt: ago(days),
    ...owner,
  })
  const visitorId = crypto.randomUUID()
  await ctx.tx(async (tx) => {
    await tx.insert(customers).values(customer)
    await tx
      .insert(plannedTrips)
      .values([
        trip('visitor, lately', 29, { visitorId }),
        trip('visitor', 32, { visitorId }),
        trip('customer', 32, { visitorId, customerId }),
        trip('member', 32, { createdBy: user?.id }),
      ])
  })
  await t.system.db.transaction((tx) => t.system.jobs.enqueue(tx, purgeOld, {}))
  await t.drain()
  const left = await ctx.tx((tx) =>
    tx.select({ name: plannedTrips.name }).from(plannedTrips).where(eq(plannedTrips.agencyId, agencyId)),
  )
  expect(left.map(({ name }) => name).toSorted()).toEqual(['customer', 'member', 'visitor, lately'])
})

test('counters of rate limits are deleted once they have expired', async () => {
  const now = Date.now()
  await t.system.db.insert(rateLimits).values([
    { key: 'purge:expired', points: 1, expire: now - 1_000 },
    { key: 'purge:counting', points: 1, expire: now + 60_000 },
    { key: 'purge:never expires', points: 1, expire: null },
  ])
  await t.system.db.transaction((tx) => t.system.jobs.enqueue(tx, purgeOld, {}))
  await t.drain()
  const left = await t.system.db.select({ key: rateLimits.key }).from(rateLimits).where(like(rateLimits.key, 'purge:%'))
  expect(left.map(({ key }) => key).toSorted()).toEqual(['purge:counting', 'purge:never expires'])
})
