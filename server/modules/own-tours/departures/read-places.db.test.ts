import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import { departuresIn } from '#domain/authored-tours/availability/departures.ts'
import { scheduleOf } from '#domain/authored-tours/sale/option-schedule.ts'
import { poolOf, resourcePool } from '#domain/authored-tours/sale/seats.ts'
import { addDays } from '#domain/dates.ts'
import type { Ctx } from '#server/ctx.ts'
import { tourOwnBookings, tourResources, tourSeatPools, tourTakenSeats, tourWaitingEntries } from '#server/db/schema/index.ts'
import { NOON, openSystem } from '#server/modules/flights/testing/open-system.ts'
import { testDatabase } from '#tests/database.ts'
import { seed, sizes } from '#tests/sizes.ts'
import { ownOption } from '#tests/tours/own-tour.ts'
import { readPlaces, readPlacesOfAll } from './read-places.ts'

let opened: ReturnType<typeof openSystem>
beforeAll(async () => {
  opened = openSystem(await testDatabase(), {})
}, 60_000)
afterAll(() => opened.close())

const zone = 'Africa/Accra'
const today = NOON.toISOString().slice(0, 10)
const DAYS = 4
const HOUR = 3_600_000
const adult = [{ uuid: crypto.randomUUID(), unitId: 'adult', resellerReference: null }]
const audioGuide = {
  id: 'audio',
  title: 'Audio guide',
  description: '',
  per: 'person' as const,
  amount: 1,
  currency: 'NGN',
  stock: 3,
}

/** Each kind of limit: seats, one party alone, the resources that all tours share, add-ons with a stock, and no limit. */
const optionsWith = ({ guide, bus }: { guide: string; bus: string }): AuthoredOption[] => {
  const { capacity, setup } = ownOption
  const use = (resourceId: string, per: 'departure' | 'person') => [{ resourceId, per, units: 1 }]
  return [
    { ...ownOption, id: 'plain' },
    { ...ownOption, id: 'alone', setup: { ...setup, isPrivate: true } },
    { ...ownOption, id: 'guided', capacity: { ...capacity, resources: use(guide, 'departure') } },
    { ...ownOption, id: 'bus', capacity: { ...capacity, mode: 'freesale', resources: use(bus, 'person') } },
    { ...ownOption, id: 'audio', addOns: [audioGuide] },
    { ...ownOption, id: 'free', capacity: { ...capacity, mode: 'freesale' } },
  ]
}
const KINDS = 6
const TOURS = 2

const at = { tour: fc.nat({ max: TOURS - 1 }), option: fc.nat({ max: KINDS - 1 }), day: fc.nat({ max: DAYS - 1 }) }
const world = fc.record({
  bookings: fc.array(
    fc.record({
      ...at,
      seats: fc.integer({ min: 1, max: 6 }),
      pieces: fc.nat({ max: 2 }),
      state: fc.constantFrom('confirmed', 'requested', 'cancelled', 'held', 'ended', 'offered', 'mine'),
    }),
    { maxLength: 14 },
  ),
  pools: fc.array(fc.record({ ...at, isClosed: fc.boolean(), set: fc.constantFrom(null, 1, 20), over: fc.nat({ max: 2 }) }), {
    maxLength: 5,
  }),
  waiting: fc.array(fc.record({ ...at, seats: fc.integer({ min: 1, max: 12 }) }), { maxLength: 5 }),
  asked: fc.array(fc.record({ ...at, days: fc.integer({ min: 0, max: DAYS }) }), { minLength: 1, maxLength: 10 }),
})
type World = typeof world extends fc.Arbitrary<infer T> ? T : never
type At = Pick<World['asked'][number], 'tour' | 'option' | 'day'>

/** Writes a world into a new agency. */
async function build({ bookings, pools, waiting }: World) {
  const { db, newId } = opened.system
  const ctx = await opened.addAgency(newId())
  const { agencyId } = ctx
  const resources = { guide: newId(), bus: newId() }
  const tours = Array.from({ length: TOURS }, newId)
  const options = optionsWith(resources)
  const named = ({ tour, option, day }: At) => {
    const { [tour]: tourId = '' } = tours
    const { [option]: chosen = ownOption } = options
    const date = addDays(today, 10 + day)
    const departureId = `${date}T09:00`
    return { tourId, option: chosen, day: date, departureId, pool: poolOf(tourId, chosen.id, departureId) }
  }
  await db.insert(tourResources).values([
    { id: resources.guide, agencyId, name: 'Guide', kind: 'guide', capacity: 1 },
    { id: resources.bus, agencyId, name: 'Bus', kind: 'vehicle', capacity: 9 },
  ])
  const entry = (of: At, seats: number) => {
    const { tourId, option, departureId, day } = named(of)
    const startsAt = new Date(`${day}T09:00Z`)
    return {
      id: newId(),
      agencyId,
      tourId,
      optionId: option.id,
      departureId,
      startsAt,
      seats,
      people: seats,
      party: { adults: seats, children: [] },
      contactCipher: '',
      linkHash: newId(),
      linkCipher: '',
      addedBy: 'Ada Obi',
    }
  }
  for (const { seats, pieces, state, ...of } of bookings) {
    const { tourId, option, departureId, day, pool } = named(of)
    const [id, startsAt] = [newId(), new Date(`${day}T09:00Z`)]
    const isHold = state === 'held' || state === 'ended' || state === 'offered' || state === 'mine'
    const base = { agencyId, startsAt, endsAt: new Date(startsAt.getTime() + 3 * HOUR) }
    await db.insert(tourOwnBookings).values({
      ...base,
      id,
      uuid: newId(),
      sellerId: agencyId,
      tourId,
      optionId: option.id,
      departureId,
      day,
      status: isHold ? 'held' : state,
      heldUntil: isHold ? new Date(NOON.getTime() + (state === 'ended' ? -HOUR : HOUR)) : null,
      units: adult,
      seats,
      addOns: option.id === 'audio' ? [{ id: 'audio', title: 'Audio guide', quantity: pieces, stock: 3 }] : [],
      currency: 'NGN',
      retail: 1,
      net: 1,
      cancellation: [],
      reference: id,
      peopleCipher: '',
    })
    await db.insert(tourTakenSeats).values([
      { ...base, id: newId(), bookingId: id, pool, seats },
      ...option.capacity.resources.map(({ resourceId, per }) => ({
        ...base,
        id: newId(),
        bookingId: id,
        pool: resourcePool(resourceId),
        sharedBy: per === 'departure' ? pool : null,
        seats: per === 'departure' ? 1 : seats,
      })),
    ])
    if (state === 'offered' || state === 'mine')
      await db.insert(tourWaitingEntries).values({
        ...entry(of, seats),
        status: 'offered',
        bookingId: id,
        claimedBy: state === 'mine' ? ctx.actor.userId : 'somebody else',
      })
  }
  const stored = new Map(pools.map((one) => [named(one).pool, one]))
  for (const [pool, { isClosed, set, over }] of stored)
    await db.insert(tourSeatPools).values({
      id: newId(),
      agencyId,
      pool,
      capacitySet: set,
      overbooked: over,
      ...(isClosed && { closedAt: NOON, closedBy: 'Ada Obi', closedReason: 'Rain' }),
    })
  for (const { seats, ...of } of waiting) await db.insert(tourWaitingEntries).values({ ...entry(of, seats), status: 'waiting' })
  return { ctx, named }
}

/** The seats that are taken of each pool: of those who booked, and of holds that have not ended and are not for the one who asks. */
function takenIn({ bookings }: World, poolAt: (of: At) => string): Map<string, number> {
  const taken = new Map<string, number>()
  for (const { state, seats, ...of } of bookings)
    if (state !== 'cancelled' && state !== 'ended' && state !== 'mine')
      taken.set(poolAt(of), (taken.get(poolAt(of)) ?? 0) + seats)
  return taken
}

test('options that are read together have the seats of each option that is read alone', async () => {
  await fc.assert(
    fc.asyncProperty(world, async (made) => {
      const { ctx, named } = await build(made)
      const wanted = made.asked.map(({ days, ...of }) => {
        const { tourId, option, day } = named(of)
        const departures = departuresIn(scheduleOf(option, zone), { from: day, to: addDays(day, days - 1) })
        return { tourId, option, departures }
      })
      const read = <T>(run: (tx: Parameters<Parameters<Ctx['tx']>[0]>[0]) => Promise<T>) => ctx.tx(run)
      const together = await read((tx) => readPlacesOfAll(tx, ctx, wanted))
      const alone = await Promise.all(wanted.map((one) => read((tx) => readPlaces(tx, ctx, one))))
      expect(together).toEqual(alone)
      const taken = takenIn(made, (of) => named(of).pool)
      for (const place of together.flat()) expect(place.taken).toBe(taken.get(place.pool) ?? 0)
    }),
    { numRuns: sizes.properties, seed },
  )
}, 600_000)
