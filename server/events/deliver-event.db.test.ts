import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#tests/app.ts'
import { checkInvariants } from '#tests/check-invariants.ts'
import { type Ctx, systemCtx } from '../ctx.ts'
import { agencies, domainEvents } from '../db/schema/index.ts'
import type { Jobs } from '../jobs/start.ts'
import { deliverEvent } from './deliver-event.job.ts'
import { recordEvent } from './record-event.ts'

let t: TestApp
let ctx: Ctx
let orderId: string
let otherAgency: string
beforeAll(async () => {
  t = await testApp()
  const [agency, other] = await t.system.db.select({ id: agencies.id }).from(agencies)
  ctx = await systemCtx(t.system, agency?.id ?? '')
  otherAgency = other?.id ?? ''
})
afterAll(() => t.close())
beforeEach(() => {
  orderId = crypto.randomUUID()
})

const failed = { reason: 'The airline refused.', wasHeld: true, isDecided: false }
const record = (by = ctx) => by.tx((tx) => recordEvent(tx, by, { kind: 'order.failed', subject: orderId, payload: failed }))

/** The queues with a waiting job for this order. */
async function queued(): Promise<string[]> {
  const { rows } = await t.system.db.$client.query(
    `select name from jobs.job where data->>'orderId' = $1 and state < 'completed' order by name`,
    [orderId],
  )
  return rows.map(({ name }) => name)
}

async function stored() {
  const [event] = await ctx.tx((tx) =>
    tx
      .select()
      .from(domainEvents)
      .where(and(eq(domainEvents.agencyId, ctx.agencyId), eq(domainEvents.subject, orderId))),
  )
  return event
}

/** Delivers an event on a node whose queue is `jobs`. */
const deliver = async (jobs: Jobs = t.system.jobs) =>
  deliverEvent.handle({ ...t.system, jobs }, { agencyId: ctx.agencyId, eventId: (await stored())?.id ?? '' })

const followers = [
  'money.return-payments',
  'orders.mail',
  'orders.release-stray',
  'packages.settle-places',
  'policies.close-chosen',
  'trips.continue',
]

test('an event is delivered to each of its subscribers once, also when delivery is repeated', async () => {
  await record()
  expect(await queued()).toEqual([])
  await Promise.all([deliver(), deliver()])
  await deliver()
  expect(await queued()).toEqual(followers)
  expect((await stored())?.deliveredAt).toBeInstanceOf(Date)
})

test.each([1, 2, 3, 4, 5, 6])(
  'a delivery that fails at subscriber %i enqueues no job, and its retry enqueues all',
  { tags: ['full'] },
  async (broken) => {
    await record()
    let calls = 0
    const breaking: Jobs = {
      ...t.system.jobs,
      async enqueue(...given) {
        calls += 1
        if (calls === broken) throw new Error('the node died')
        await t.system.jobs.enqueue(...given)
      },
    }
    await expect(deliver(breaking)).rejects.toThrow('the node died')
    expect(await queued()).toEqual([])
    expect(await stored()).toMatchObject({ deliveredAt: null })
    expect(await checkInvariants(t.databaseUrl)).toEqual([])
    await deliver()
    expect(await queued()).toEqual(followers)
  },
)

test('an event that is rolled back is not delivered', async () => {
  const undone = ctx.tx(async (tx) => {
    await recordEvent(tx, ctx, { kind: 'order.failed', subject: orderId, payload: failed })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await stored()).toBeUndefined()
})

test('concurrent transactions that record events do not wait for each other', { tags: ['full'] }, async () => {
  await Promise.all(Array.from({ length: 20 }, () => record()))
  const { rows } = await t.system.db.$client.query(
    `select count(*)::int as n from jobs.job where name = 'events.deliver' and state = 'created'
    and data->>'eventId' in (select id::text from domain_events where subject = $1)`,
    [orderId],
  )
  expect(rows).toEqual([{ n: 20 }])
})

test('an event of another agency is not delivered', async () => {
  await record()
  await deliverEvent.handle(t.system, { agencyId: otherAgency, eventId: (await stored())?.id ?? '' })
  expect(await queued()).toEqual([])
})
