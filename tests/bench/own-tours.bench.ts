import { departuresIn } from '#domain/authored-tours/availability/departures.ts'
import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import { scheduleOf } from '#domain/authored-tours/sale/option-schedule.ts'
import type { AuthoredTour } from '#domain/authored-tours/tour-shape.ts'
import { addDays } from '#domain/dates.ts'
import type { Ctx } from '#server/ctx.ts'
import { authoredTours, authoredTourVersions } from '#server/db/schema/index.ts'
import { openSystem } from '#server/modules/flights/testing/open-system.ts'
import { ownDays } from '#server/modules/own-tours/supplier/own-starts.ts'
import { createOwnSupplier } from '#server/modules/own-tours/supplier/own-supplier.ts'
import { searchOwnTours } from '#server/modules/own-tours/supplier/search-own.ts'
import { testDatabase } from '../database.ts'
import { ownOption, ownTour } from '../tours/own-tour.ts'
import { openPool } from './data/open-pool.ts'
import { closedLoop } from './load/closed-loop.ts'
import { atLeast, atMost, type Measure } from './measure.ts'

const [FEW, MANY, NEAR, RULES] = [1_000, 10_000, 10, 50]
const BATCH = 500
const load = { clients: 16, seconds: 3 }
const YEARS = 20
const accra = { latitude: 5.5502, longitude: -0.2174 }
const units = [{ unitId: 'adult', quantity: 2 }]
const price = { amount: 2_000_000, currency: 'NGN' }

/** Fifty rules, each with a weekday, a month and three starts of its own. */
const manyRules: AuthoredOption = {
  ...ownOption,
  schedule: {
    rules: Array.from({ length: RULES }, (_, at) => ({
      id: `rule-${at}`,
      kind: 'yearly' as const,
      weekdays: [],
      from: `${String((at % 12) + 1).padStart(2, '0')}-01`,
      to: `${String((at % 12) + 1).padStart(2, '0')}-28`,
      times: [8, 12, 16].map((hour) => ({ from: `${String(hour).padStart(2, '0')}:${String(at).padStart(2, '0')}`, to: null })),
    })),
    exceptions: [],
  },
}

/** Ten of the tours are near the searched place; the others lie around the world. */
const placed = (at: number): AuthoredTour => {
  const point = at < NEAR ? accra : { latitude: 10 + (at % 50), longitude: at % 180 }
  const tour = ownTour([{ ...ownOption, meeting: { ...ownOption.meeting, point } }], `Walk ${at}`)
  return { ...tour, location: { ...tour.location, point } }
}

async function publish(ctx: Ctx, tours: readonly AuthoredTour[]): Promise<string[]> {
  const { db, newId } = ctx.system
  const ids: string[] = []
  const by = 'Bench'
  for (let from = 0; from < tours.length; from += BATCH) {
    const rows = tours.slice(from, from + BATCH).map((tour) => ({ id: newId(), tour }))
    ids.push(...rows.map(({ id }) => id))
    const own = { agencyId: ctx.agencyId }
    await db.insert(authoredTours).values(
      rows.map(({ id, tour }) => ({
        ...own,
        id,
        status: 'published' as const,
        draft: tour,
        publishedNumber: 1,
        createdBy: by,
        changedBy: by,
      })),
    )
    await db
      .insert(authoredTourVersions)
      .values(rows.map(({ id, tour }) => ({ ...own, id: newId(), tourId: id, number: 1, tour, publishedBy: by })))
  }
  return ids
}

/** Own tours: the calendar of a year, a search among many, and holds of one hot departure. */
export const ownTours: Measure = {
  name: 'own-tours',
  lines: {
    year: {
      id: '',
      what: `own tour, days of a year of ${RULES} rules, p50`,
      unit: 'ms',
      goal: atMost(30),
      reference: 'its departures alone, without seats and prices',
    },
    search: {
      id: '',
      what: `own tours, search among ${MANY.toLocaleString('en')}, c=16`,
      unit: '/s',
      goal: atLeast(0.8, 'ratio'),
      reference: `among ${FEW.toLocaleString('en')}`,
    },
    hot: {
      id: '',
      what: 'own tour, holds of one hot departure, c=16',
      unit: '/s',
      reference: 'begin; update of one row; commit',
    },
  },
  async open() {
    const database = await testDatabase('postgres')
    const opened = openSystem(database, {})
    const pool = openPool(database.url, load.clients)
    await pool.query(
      'create table bench_counter (id int primary key, taken bigint not null); insert into bench_counter values (1, 0)',
    )
    opened.clock.now = new Date()
    const [few, many] = [await opened.addAgency('few'), await opened.addAgency('many')]
    await publish(
      few,
      Array.from({ length: FEW }, (_, at) => placed(at)),
    )
    await publish(
      many,
      Array.from({ length: MANY }, (_, at) => placed(at)),
    )
    const [yearly = '', hot = ''] = await publish(few, [
      ownTour([manyRules], 'Fifty rules'),
      ownTour([{ ...ownOption, capacity: { ...ownOption.capacity, seats: 10_000 } }], 'Hot'),
    ])
    await pool.query('analyze')
    const today = opened.clock.now.toISOString().slice(0, 10)
    const year = { from: addDays(today, 1), to: addDays(today, 365) }
    const query = { ...accra, radiusKm: 25, from: addDays(today, 20), to: addDays(today, 26), adults: 2, children: [] }
    const supplier = createOwnSupplier(few)
    let departure = 30
    const rate = async (work: () => Promise<unknown>) => (await closedLoop(load, work)).perSecond
    async function median(work: () => unknown): Promise<number> {
      const times: number[] = []
      for (let at = 0; at < YEARS; at += 1) {
        const began = performance.now()
        await work()
        times.push(performance.now() - began)
      }
      return times.toSorted((a, b) => a - b)[YEARS / 2] ?? Number.NaN
    }
    async function bareUpdate(): Promise<void> {
      const client = await pool.connect()
      try {
        await client.query('begin')
        await client.query('update bench_counter set taken = taken + 1 where id = 1')
        await client.query('commit')
      } finally {
        client.release()
      }
    }
    const hold = (availabilityId: string) =>
      supplier.reserve({
        productId: hot,
        optionId: 'walk',
        availabilityId,
        unitIds: ['adult'],
        minutes: 15,
        price,
        reference: crypto.randomUUID(),
      })
    return {
      async round() {
        // Another departure in each round: its bookings are counted at every hold.
        const availabilityId = `${addDays(today, departure++)}T09:00`
        return [
          {
            line: 'year',
            reference: await median(() => departuresIn(scheduleOf(manyRules, 'Africa/Accra'), year)),
            value: await median(() => ownDays(few, { productId: yearly, optionId: 'walk' }, { ...year, units })),
          },
          {
            line: 'search',
            reference: await rate(() => searchOwnTours(few, query)),
            value: await rate(() => searchOwnTours(many, query)),
          },
          { line: 'hot', reference: await rate(bareUpdate), value: await rate(() => hold(availabilityId)) },
        ]
      },
      async close() {
        await pool.end()
        await opened.close()
      },
    }
  },
}
