import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { systemCtx } from '#server/ctx.ts'
import { agencies, tourOwnBookings, tourResources } from '#server/db/schema/index.ts'
import { type TestApp, testApp } from '#tests/app.ts'
import { checkInvariants } from '#tests/check-invariants.ts'
import { ownOption, ownTour, publishOwnTour } from '#tests/tours/own-tour.ts'
import { createOwnSupplier } from './supplier/own-supplier.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
}, 60_000)
afterAll(() => t.close())

const today = new Date().toISOString().slice(0, 10)
const price = { amount: 2_000_000, currency: 'NGN' }

async function skyways() {
  const [agency] = await t.system.db.select().from(agencies).where(eq(agencies.slug, 'skyways'))
  return systemCtx(t.system, agency?.id ?? '')
}

/** A buyer who finds the database busy tries again. */
async function insist<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Error && /timeout exceeded when trying to connect/.test(error.message)) return insist(run)
    throw error
  }
}

test('of two hundred buyers at once ten get the ten seats, and the others are told that it is sold out', async () => {
  const productId = await publishOwnTour(t.system, 'skyways')
  const supplier = createOwnSupplier(await skyways())
  const wanted = {
    productId,
    optionId: 'walk',
    availabilityId: `${addDays(today, 20)}T09:00`,
    unitIds: ['adult'],
    minutes: 15,
    price,
  }
  const answers = await Promise.allSettled(
    Array.from({ length: 200 }, () => insist(() => supplier.reserve({ ...wanted, reference: crypto.randomUUID() }))),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  const kinds = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.kind ?? String(answer.reason)] : []))
  expect([...new Set(kinds)]).toEqual(['sold-out'])
  expect(await checkInvariants(t.databaseUrl)).toEqual([])
}, 120_000)

test('one uuid sent twice at once makes one booking', async () => {
  const productId = await publishOwnTour(t.system, 'skyways')
  const supplier = createOwnSupplier(await skyways())
  const reference = crypto.randomUUID()
  const wanted = {
    productId,
    optionId: 'walk',
    availabilityId: `${addDays(today, 20)}T09:00`,
    unitIds: ['adult'],
    minutes: 15,
    price,
    reference,
  }
  const answers = await Promise.all(Array.from({ length: 8 }, () => supplier.reserve(wanted)))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  const rows = await t.system.db.select().from(tourOwnBookings).where(eq(tourOwnBookings.uuid, reference))
  expect(rows).toHaveLength(1)
})

test('two tours that share a bus and a guide sell no more seats than it has, whichever is booked first, and without a deadlock', async () => {
  const ctx = await skyways()
  const { db, newId } = t.system
  const [bus, guide] = [newId(), newId()]
  await db.insert(tourResources).values([
    { id: bus, agencyId: ctx.agencyId, name: 'Bus', kind: 'vehicle', capacity: 14 },
    { id: guide, agencyId: ctx.agencyId, name: 'Guides', kind: 'guide', capacity: 2 },
  ])
  const uses = [
    { resourceId: bus, per: 'person' as const, units: 1 },
    { resourceId: guide, per: 'departure' as const, units: 1 },
  ]
  const shared = (order: typeof uses) =>
    ownTour([{ ...ownOption, capacity: { ...ownOption.capacity, seats: 12, resources: order } }])
  const ids = [
    await publishOwnTour(t.system, 'skyways', shared(uses)),
    await publishOwnTour(t.system, 'skyways', shared(uses.toReversed())),
  ]
  const supplier = createOwnSupplier(ctx)
  const answers = await Promise.allSettled(
    Array.from({ length: 60 }, (_, n) =>
      supplier.reserve({
        productId: ids[n % 2] ?? '',
        optionId: 'walk',
        availabilityId: `${addDays(today, 25)}T09:00`,
        unitIds: ['adult'],
        minutes: 15,
        price,
        reference: crypto.randomUUID(),
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(14)
  const kinds = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.kind ?? String(answer.reason)] : []))
  expect([...new Set(kinds)]).toEqual(['sold-out'])
  expect(await checkInvariants(t.databaseUrl)).toEqual([])
}, 120_000)

test('a hold that ended frees its seats, and can no longer be confirmed once they are sold', async () => {
  const productId = await publishOwnTour(t.system, 'skyways')
  const supplier = createOwnSupplier(await skyways())
  const unitIds = Array.from({ length: 10 }, () => 'adult')
  const all = { ...price, amount: price.amount * 10 }
  const wanted = { productId, optionId: 'walk', availabilityId: `${addDays(today, 22)}T09:00`, unitIds, minutes: 15, price: all }
  const first = await supplier.reserve({ ...wanted, reference: crypto.randomUUID() })
  await expect(supplier.reserve({ ...wanted, reference: crypto.randomUUID() })).rejects.toMatchObject({ kind: 'sold-out' })
  t.setClock(() => new Date(Date.now() + 16 * 60_000))
  try {
    await supplier.reserve({ ...wanted, reference: crypto.randomUUID() })
    expect(await supplier.getOrder(first.id)).toMatchObject({ status: 'cancelled' })
  } finally {
    t.setClock(() => new Date())
  }
  const booking = {
    ...wanted,
    reference: crypto.randomUUID(),
    reservationId: first.id,
    participants: [{ index: 0, title: null, givenName: 'Ada', familyName: 'Obi' }],
    contact: { email: 'a@example.com', phone: '+2348031234567' },
    answers: [],
    pickup: null,
    requests: '',
  }
  await expect(supplier.book(booking)).rejects.toMatchObject({ kind: 'sold-out' })
})
