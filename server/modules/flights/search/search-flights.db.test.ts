import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SupplierError } from '#domain/supplier-error.ts'
import { testDatabase } from '#tests/database.ts'
import { makeOffer } from '../testing/make-offer.ts'
import { openSearch } from '../testing/open-search.ts'
import { flightSearches } from './flight-searches.ts'

let at: Awaited<ReturnType<typeof openSearch>>

beforeAll(async () => {
  at = await openSearch(await testDatabase())
})
afterAll(() => at.close())
beforeEach(() => at.nextDay())

const usd = (amount: number) => ({ net: amount, currency: 'USD' })

describe('a search', () => {
  it('starts, streams offers and progress, and finishes with a count', async () => {
    at.suppliers({ a: [[makeOffer('a', '1')], [makeOffer('a', '2')]], b: [[makeOffer('b', '3')]] })
    const { events, offers } = await at.run()
    expect(events[0]).toMatchObject({
      type: 'started',
      suppliers: [
        { id: 'a', status: 'searching' },
        { id: 'b', status: 'searching' },
      ],
    })
    expect(events.at(-1)).toMatchObject({ type: 'finished', found: 3 })
    expect(offers.map((offer) => offer.id).toSorted()).toEqual(['a-1', 'a-2', 'b-3'])
  })

  it('prices at the frozen rate with the newest active markup: USD 500.00 at 1530.25 plus 5 % is NGN 803,381.25', async () => {
    at.suppliers({ a: [[makeOffer('a', '1', usd(500_00))]] })
    const { offers } = await at.run()
    expect(offers[0]?.total).toEqual({ amount: 803_381_25, currency: 'NGN' })
    expect(offers[0]?.waterfall).toMatchObject({
      net: { amount: 500_00, currency: 'USD' },
      rate: '1530.25',
      rateSource: 'Central Bank, 20 Nov 2026',
      lines: [
        { kind: 'net', amount: { amount: 765_125_00 } },
        { kind: 'markup', rule: 'Standard', amount: { amount: 38_256_25 } },
      ],
    })
  })

  it('hides net, margin and supplier’s ids from those who may not see margin', async () => {
    at.suppliers({ a: [[makeOffer('a', '1')]] })
    const { offers } = await at.run(at.searchFor(), { seesMargin: false })
    expect(offers[0]?.waterfall).toBeNull()
    expect(Object.keys(offers[0] ?? {})).not.toContain('net')
    expect(Object.keys(offers[0] ?? {})).not.toContain('supplierOfferId')
  })

  it('requests every traveller and both slices', async () => {
    const [supplier] = at.suppliers({ a: [] })
    await at.run(at.searchFor({ trip: 'round-trip', return: '2026-12-31', adults: 2, corporateCode: 'QR:ACME' }))
    expect(supplier?.asked[0]?.query).toMatchObject({
      slices: [
        { from: 'LOS', to: 'LON' },
        { from: 'LON', to: 'LOS', date: '2026-12-31' },
      ],
      passengers: [{ type: 'ADT' }, { type: 'ADT' }, { type: 'CHD', age: 7 }, { type: 'INF' }],
      corporateCode: 'QR:ACME',
    })
  })
})

describe('a deal code', () => {
  it('subtracts its amount and is named', async () => {
    at.suppliers({ a: [[makeOffer('a', '1', usd(500_00))]] })
    const { offers } = await at.run(at.searchFor({ dealCode: 'HARMATTAN' }))
    expect(offers[0]?.total.amount).toBe(803_381_25 - 10_000_00)
    expect(offers[0]?.waterfall?.lines.at(-1)).toMatchObject({
      kind: 'deal-code',
      rule: 'HARMATTAN',
      amount: { amount: -10_000_00 },
    })
  })

  it.each(['NOSUCH', 'OVER', 'OFF'])(
    'that is unknown, expired or inactive (%s) is refused at its field before any supplier is called',
    async (dealCode) => {
      const [supplier] = at.suppliers({ a: [] })
      await expect(at.run(at.searchFor({ dealCode }))).rejects.toMatchObject({
        code: 'input.invalid',
        data: { problems: [{ path: 'dealCode' }] },
      })
      expect(supplier?.asked).toEqual([])
    },
  )

  it('of another agency is unknown', async () => {
    at.suppliers({ a: [] })
    await expect(at.run(at.searchFor({ dealCode: 'HARMATTAN' }), { ctx: at.other })).rejects.toMatchObject({
      code: 'input.invalid',
    })
  })
})

describe('an invalid search', () => {
  it('reports a place that does not exist', async () => {
    await expect(at.run(at.searchFor({ to: 'QQX' }))).rejects.toMatchObject({
      code: 'input.invalid',
      data: { problems: [{ path: 'to' }] },
    })
  })

  it('reports an origin and destination in the same city', async () => {
    await expect(at.run(at.searchFor({ from: 'LON', to: 'LHR' }))).rejects.toMatchObject({ data: { problems: [{ path: 'to' }] } })
  })

  it('reports the slice of a multi-city trip whose place is unknown', async () => {
    const { depart } = at.searchFor()
    const more = [{ from: 'LON', to: 'QQX', depart }]
    await expect(at.run(at.searchFor({ trip: 'multi-city', more }))).rejects.toMatchObject({
      data: { problems: [{ path: 'more.0.to' }] },
    })
  })

  it('is checked in the local time of departure: 23:30 UTC is the next day in Lagos', async () => {
    at.clock.now = new Date('2026-11-21T23:30:00Z')
    await expect(at.run(at.searchFor({ depart: '2026-11-21' }))).rejects.toMatchObject({
      code: 'flight.departure-in-past',
      data: { start_date: '2026-11-21' },
    })
  })

  it('reports both past dates', async () => {
    const search = at.searchFor({ trip: 'round-trip', depart: '2026-11-01', return: '2026-11-05' })
    await expect(at.run(search)).rejects.toMatchObject({
      code: 'flight.dates-in-past',
      data: { start_date: '2026-11-01', end_date: '2026-11-05' },
    })
  })
})

describe('suppliers that fail', () => {
  const broken = new SupplierError('unavailable', 'b', 'connection refused')

  it('do not affect the others’ offers', async () => {
    at.suppliers({ a: [[makeOffer('a', '1')]], b: [broken] })
    const { events, offers } = await at.run()
    expect(offers).toHaveLength(1)
    expect(
      events.flatMap((event) => (event.type === 'supplier' ? [`${event.progress.id} ${event.progress.status}`] : [])).toSorted(),
    ).toEqual(['a done', 'b failed'])
  })

  it('end the search with one typed error when all of them fail', async () => {
    at.suppliers({ a: [broken], b: [broken] })
    await expect(at.run()).rejects.toMatchObject({ code: 'flight.all-suppliers-failed' })
  })

  it('after having sent offers leave those bookable', async () => {
    at.suppliers({ a: [[makeOffer('a', '1')], broken] })
    const { offers, events } = await at.run()
    expect(offers).toHaveLength(1)
    expect(events.at(-1)).toMatchObject({ type: 'finished' })
  })

  it('include those without an exchange rate; the others’ offers are shown', async () => {
    at.suppliers({ a: [[makeOffer('a', '1')]], k: [[makeOffer('k', '2', { currency: 'KWD' })]] })
    const { offers, events } = await at.run()
    expect(offers.map((offer) => offer.supplier)).toEqual(['a'])
    expect(events).toContainEqual(
      expect.objectContaining({ progress: expect.objectContaining({ id: 'k', status: 'failed', offers: 0 }) }),
    )
  })

  it('never sell an offer without a price', async () => {
    at.suppliers({ a: [[makeOffer('a', '1', usd(0)), makeOffer('a', '2', usd(-100)), makeOffer('a', '3')]] })
    expect((await at.run()).offers.map((offer) => offer.id)).toEqual(['a-3'])
  })
})

describe('equal offers of two suppliers', () => {
  it('are listed once, at the lower price, in any order of arrival', async () => {
    const cheap = makeOffer('b', '2', { flight: '412', ...usd(480_00) })
    const dear = makeOffer('a', '1', { flight: '412', ...usd(500_00) })
    for (const [first, second] of [
      [cheap, dear],
      [dear, cheap],
    ]) {
      at.nextDay()
      at.suppliers({ a: first ? [[first]] : [], b: second ? [20, [second]] : [] })
      const { searchId } = await at.run()
      const { found } = await flightSearches.snapshot(at.ctx, await flightSearches.read(at.ctx, searchId), { seesMargin: false })
      expect(found.map((offer) => offer.id)).toEqual(['b-2'])
    }
  })

  it('are two results when the fare family differs', async () => {
    at.suppliers({
      a: [[makeOffer('a', '1', { flight: '412', brand: 'Light' }), makeOffer('a', '2', { flight: '412', brand: 'Flex' })]],
    })
    expect((await at.run()).offers).toHaveLength(2)
  })

  it('get separate ids when a supplier repeats an id', async () => {
    at.suppliers({ a: [[makeOffer('a', '1', { flight: '1' }), makeOffer('a', '1', { flight: '2' })]] })
    const { offers } = await at.run()
    expect(new Set(offers.map((offer) => offer.id)).size).toBe(2)
  })
})
