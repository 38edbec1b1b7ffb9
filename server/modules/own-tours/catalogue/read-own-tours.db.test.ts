import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kmBetween, type Point, reachOf } from '#domain/travel/distance.ts'
import type { Ctx } from '#server/ctx.ts'
import { authoredTours, authoredTourVersions } from '#server/db/schema/index.ts'
import { openSystem } from '#server/modules/flights/testing/open-system.ts'
import { testDatabase } from '#tests/database.ts'
import { seed, sizes } from '#tests/sizes.ts'
import { ownTour } from '#tests/tours/own-tour.ts'
import { readOwnToursNear } from './read-own-tours.ts'

let opened: ReturnType<typeof openSystem>
let ctx: Ctx
const tours = new Map<string, Point>()

/** Every 6 degrees along some parallels, both sides of the 180th meridian, and the poles. */
const parallels = [-90, -89.9, -60, -16.8, 0, 5.55, 51.5, 78.2, 89.95]
const meridians = [...Array.from({ length: 60 }, (_, n) => n * 6 - 180), -179.97, 179.96, 180]
const points = parallels.flatMap((latitude) => meridians.map((longitude) => ({ latitude, longitude })))

beforeAll(async () => {
  opened = openSystem(await testDatabase(), {})
  const { db, newId } = opened.system
  ctx = await opened.addAgency(newId())
  const { agencyId } = ctx
  const by = { createdBy: 'Ada Obi', changedBy: 'Ada Obi' }
  const plain = ownTour()
  for (const point of points) tours.set(newId(), point)
  const rows = [...tours].map(([id, point]) => ({ id, tour: { ...plain, location: { ...plain.location, point } } }))
  await db
    .insert(authoredTours)
    .values(rows.map(({ id, tour }) => ({ ...by, id, agencyId, status: 'published' as const, draft: tour, publishedNumber: 1 })))
  await db
    .insert(authoredTourVersions)
    .values(rows.map(({ id, tour }) => ({ id: newId(), agencyId, tourId: id, number: 1, tour, publishedBy: 'Ada Obi' })))
}, 60_000)
afterAll(() => opened.close())

/** Places anywhere, and often at a tour, at the 180th meridian or at a pole. */
const place: fc.Arbitrary<Point> = fc.oneof(
  fc.constantFrom(...points),
  fc.record({
    latitude: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(-90, 90)),
    longitude: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(-180, -179.99, 179.99, 180)),
  }),
)
const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id).toSorted()

/** Degrees between two meridians, the shorter way. */
function between(one: number, other: number): number {
  const degrees = Math.abs(one - other)
  return Math.min(degrees, 360 - degrees)
}

test('the tours around a place are those within its distance, as measuring every one of them finds', async () => {
  await fc.assert(
    fc.asyncProperty(place, fc.double({ min: 1, max: 2_500, noNaN: true }), async (at, radiusKm) => {
      const found = await ctx.tx((tx) => readOwnToursNear(tx, ctx, { ...at, radiusKm }))
      const isWithin = (id: string) => kmBetween(tours.get(id) ?? at, at) <= radiusKm
      expect(idsOf(found.filter(({ id }) => isWithin(id)))).toEqual([...tours.keys()].filter(isWithin).toSorted())
      // Nothing of the other side of the earth is read to be measured.
      const reach = reachOf(at, radiusKm)
      for (const { id } of found)
        expect(between(tours.get(id)?.longitude ?? 0, at.longitude)).toBeLessThanOrEqual(reach.longitude + 1e-9)
    }),
    { numRuns: sizes.properties, seed },
  )
}, 600_000)

test('a search at the 180th meridian finds the tours of both sides and not those of its whole latitude', async () => {
  const found = await ctx.tx((tx) => readOwnToursNear(tx, ctx, { latitude: -16.8, longitude: 179.99, radiusKm: 20 }))
  const longitudes = found.map(({ id }) => tours.get(id)?.longitude).toSorted((one = 0, other = 0) => one - other)
  expect(longitudes).toEqual([-180, -179.97, 179.96, 180])
})
