import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { DatePrice, type DateSpan } from '#domain/flights/date-prices.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { testDatabase } from '#tests/database.ts'
import { datePrices } from './date-prices.ts'
import { makeOffer } from './testing/make-offer.ts'
import { openSearch } from './testing/open-search.ts'

let at: Awaited<ReturnType<typeof openSearch>>
let month = 0

beforeAll(async () => {
  at = await openSearch(await testDatabase())
})
afterAll(() => at.close())
/** Each test has its own month, so that prices cached by other tests do not affect it. */
beforeEach(() => {
  at.nextDay()
  month += 1
})

const search = (change: Partial<FlightSearch> = {}) => at.searchFor({ depart: addDays('2026-12-01', month * 12), ...change })
const usd = (amount: number) => ({ net: amount, currency: 'USD' })

async function ask(of: FlightSearch, span: DateSpan = 'strip', as: { ctx?: typeof at.ctx; signal?: AbortSignal } = {}) {
  const prices: DatePrice[] = []
  const signal = as.signal ?? new AbortController().signal
  for await (const price of await datePrices(as.ctx ?? at.ctx, { search: of, span, signal })) prices.push(DatePrice.parse(price))
  return prices.toSorted((a, b) => `${a.return}${a.depart}`.localeCompare(`${b.return}${b.depart}`))
}
const statuses = (prices: DatePrice[]) => prices.map(({ status }) => status)

describe('prices around a date', () => {
  it('are the lowest totals of searches at suppliers, with exchange rate, markup and deal code', async () => {
    const [a] = at.suppliers({
      a: [[makeOffer('a', '1', usd(500_00)), makeOffer('a', '2', usd(400_00))]],
      b: [[makeOffer('b', '3', usd(450_00))]],
    })
    const one = search({ dealCode: 'HARMATTAN' })
    const prices = await ask(one)
    // USD 400.00 at 1530.25 is NGN 612,100.00; plus 5 %, minus NGN 10,000.00.
    expect(prices.map(({ total }) => total)).toEqual(Array.from({ length: 7 }, () => ({ amount: 632_705_00, currency: 'NGN' })))
    expect(a?.asked.map(({ query }) => query.slices[0]?.date).toSorted()).toEqual(
      [-3, -2, -1, 0, 1, 2, 3].map((shift) => addDays(one.depart, shift)),
    )
  })

  it('shift the return date in the strip, and cover every pair in the grid', async () => {
    const [a] = at.suppliers({ a: [[makeOffer('a', '1')]] })
    const round = search({ trip: 'round-trip', return: addDays(search().depart, 2) })
    expect((await ask(round)).every((price) => price.return === addDays(price.depart, 2))).toBe(true)
    const grid = await ask(round, 'grid')
    expect(grid).toHaveLength(49)
    // Ten pairs of the grid return before they depart; the strip requested seven.
    expect(statuses(grid).filter((status) => status === 'not-sold')).toHaveLength(10)
    expect(a?.asked).toHaveLength(39)
  })

  it('are cached for half an hour, then searched again', async () => {
    const [a] = at.suppliers({ a: [[makeOffer('a', '1')]] })
    const one = search()
    await ask(one)
    await ask(one)
    expect(a?.asked).toHaveLength(7)
    at.clock.now = new Date(at.clock.now.getTime() + 30 * 60_000)
    await ask(one)
    expect(a?.asked).toHaveLength(14)
  })

  it('are cached for each agency separately: another markup gives another price', async () => {
    at.suppliers({ a: [[makeOffer('a', '1', { net: 100_00, currency: 'NGN' })]] })
    const one = search()
    expect((await ask(one))[0]?.total?.amount).toBe(105_00)
    expect((await ask(one, 'strip', { ctx: at.other }))[0]?.total?.amount).toBe(100_00)
  })

  it('are taken from an earlier search without a new one', async () => {
    const [a] = at.suppliers({ a: [[makeOffer('a', '1')]] })
    const one = search()
    await at.run(one)
    await ask(one)
    expect(a?.asked).toHaveLength(7)
  })

  it('come from the cache only for a calendar', async () => {
    const [a] = at.suppliers({ a: [[makeOffer('a', '1')]] })
    const one = search()
    expect(await ask(one, 'departures')).toEqual([])
    await at.run(one)
    expect(await ask(one, 'departures')).toMatchObject([{ depart: one.depart, status: 'priced' }])
    expect(a?.asked).toHaveLength(1)
  })

  it('are "no flights" only when every supplier responded without any', async () => {
    at.suppliers({ a: [], b: [] })
    expect(new Set(statuses(await ask(search())))).toEqual(new Set(['no-flights']))
  })

  it('are empty for past days and days that are not sold yet', async () => {
    const [a] = at.suppliers({ a: [[makeOffer('a', '1')]] })
    expect(statuses(await ask(search({ depart: '2026-11-22' })))).toEqual(['not-sold', 'not-sold', ...Array(5).fill('priced')])
    expect(statuses(await ask(search({ depart: addDays('2026-11-21', 359) }))).slice(4)).toEqual(Array(3).fill('not-sold'))
    expect(a?.asked).toHaveLength(9)
  })

  it('are empty for a multi-city trip, without a search', async () => {
    const [a] = at.suppliers({ a: [[makeOffer('a', '1')]] })
    const { depart } = search()
    const more = [{ from: 'LON', to: 'LOS', depart }]
    expect(await ask(search({ trip: 'multi-city', more }), 'grid')).toEqual([])
    expect(a?.asked).toEqual([])
  })

  it('are refused like the search itself', async () => {
    await expect(ask(search({ to: 'QQX' }))).rejects.toMatchObject({ code: 'input.invalid' })
    await expect(ask(search({ depart: '2026-11-20' }))).rejects.toMatchObject({ code: 'flight.departure-in-past' })
    await expect(ask(search({ dealCode: 'OVER' }))).rejects.toMatchObject({ data: { problems: [{ path: 'search.dealCode' }] } })
  })
})

describe('suppliers that fail', () => {
  it('leave a price unknown, since theirs may be the lowest, and nothing is cached', async () => {
    const broken = new SupplierError('unavailable', 'b', 'connection refused')
    at.suppliers({ a: [[makeOffer('a', '1')]], b: [broken] })
    const one = search()
    const prices = await ask(one)
    expect(prices.map(({ total }) => total)).toEqual(Array(7).fill(null))
    expect(new Set(statuses(prices))).toEqual(new Set(['unknown']))
    at.suppliers({ a: [[makeOffer('a', '1')]] })
    expect(new Set(statuses(await ask(one)))).toEqual(new Set(['priced']))
  })

  it('leave a price unknown where no exchange rate is known', async () => {
    at.suppliers({ a: [[makeOffer('a', '1')]], k: [[makeOffer('k', '2', { currency: 'KWD' })]] })
    expect(new Set(statuses(await ask(search())))).toEqual(new Set(['unknown']))
  })

  it('with a rate limit error are not called again', async () => {
    const [a] = at.suppliers({ a: [new SupplierError('rate-limited', 'a', '429')] })
    const grid = await ask(search({ trip: 'round-trip', return: addDays(search().depart, 9) }), 'grid')
    expect(statuses(grid)).toEqual(Array(49).fill('unknown'))
    expect(a?.asked.length).toBeLessThanOrEqual(4)
  })
})

describe('the load on suppliers', () => {
  it('is at most four days at once', async () => {
    let running = 0
    let most = 0
    const [a] = at.suppliers({ a: [] })
    if (!a) throw new Error('no supplier')
    a.search = async function* () {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      yield []
    }
    const round = search({ trip: 'round-trip', return: addDays(search().depart, 9) })
    await Promise.all([ask(round, 'grid'), ask({ ...round, cabin: 'business' })])
    expect(most).toBe(4)
  })

  it("ends when the client disconnects: the suppliers' calls are aborted", async () => {
    const [a] = at.suppliers({ a: [60_000, [makeOffer('a', '1')]] })
    const stop = new AbortController()
    const asked = ask(search(), 'strip', { signal: stop.signal })
    await expect.poll(() => a?.asked.length).toBe(4)
    stop.abort()
    expect(await asked).toEqual([])
    await expect.poll(() => a?.asked.every(({ signal }) => signal.aborted)).toBe(true)
    expect(a?.asked).toHaveLength(4)
  })
})
