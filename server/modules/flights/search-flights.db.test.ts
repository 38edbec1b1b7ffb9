import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SearchEvent } from '#contract/flights.ts'
import { SearchEvent as EventShape } from '#contract/flights.ts'
import { addDays } from '#domain/dates.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../ctx.ts'
import { dealCodes, markupRules } from '../../db/schema/index.ts'
import { findOffer } from './find-offer.ts'
import { readResults, toSnapshot } from './keep-results.ts'
import { listRecentSearches } from './recent-searches.ts'
import { repriceOffer } from './reprice-offer.ts'
import { searchFlights } from './search-flights.ts'
import { makeOffer } from './testing/make-offer.ts'
import { NOON, openSystem, tableOfRates } from './testing/open-system.ts'
import { type ScriptedSupplier, type Step, scriptedSupplier } from './testing/scripted-supplier.ts'

let opened: Awaited<ReturnType<typeof openSystem>>
let ctx: Ctx
let other: Ctx

beforeAll(async () => {
  opened = await openSystem({ rates: tableOfRates({ 'USD/NGN': '1530.25' }) })
  ctx = await opened.addAgency('skyways')
  other = await opened.addAgency('savanna')
  const rule = { product: 'flight', kind: 'percent', active: true } as const
  await ctx.tx(async (tx) => {
    await tx.insert(markupRules).values([
      { ...rule, id: ctx.newId(), agencyId: ctx.agencyId, name: 'Old', value: 900, createdAt: new Date('2026-01-01T00:00:00Z') },
      {
        ...rule,
        id: ctx.newId(),
        agencyId: ctx.agencyId,
        name: 'Standard',
        value: 500,
        createdAt: new Date('2026-02-01T00:00:00Z'),
      },
      { ...rule, id: ctx.newId(), agencyId: ctx.agencyId, name: 'Off', value: 5000, active: false, createdAt: NOON },
    ])
    const code = { agencyId: ctx.agencyId, kind: 'fixed', value: 10_000_00 } as const
    await tx.insert(dealCodes).values([
      { ...code, id: ctx.newId(), code: 'HARMATTAN' },
      { ...code, id: ctx.newId(), code: 'OVER', endsAt: new Date('2026-11-20T00:00:00Z') },
      { ...code, id: ctx.newId(), code: 'OFF', active: false },
    ])
  })
})
afterAll(() => opened.close())

let day = 0
/** Each search has its own date, so that none is answered from another test's results. */
beforeEach(() => {
  opened.clock.now = NOON
  day += 1
})

const searchFor = (change: Partial<FlightSearch> = {}): FlightSearch =>
  FlightSearch.parse({
    trip: 'one-way',
    from: 'LOS',
    to: 'LON',
    depart: addDays('2026-12-01', day),
    return: null,
    adults: 1,
    children: [7],
    infants: 1,
    cabin: 'economy',
    ...change,
  })

function suppliers(scripts: Record<string, Step[]>): ScriptedSupplier[] {
  const list = Object.entries(scripts).map(([id, steps]) => scriptedSupplier(id, steps))
  opened.system.integrations.flights = list
  return list
}

async function run(search = searchFor(), as: Partial<{ ctx: Ctx; seesMargin: boolean; signal: AbortSignal }> = {}) {
  const request = { search, seesMargin: as.seesMargin ?? true, signal: as.signal ?? new AbortController().signal }
  const events: SearchEvent[] = []
  for await (const event of await searchFlights(as.ctx ?? ctx, request)) events.push(EventShape.parse(event))
  const offers = events.flatMap((event) => (event.type === 'offers' ? event.offers : []))
  const searchId = events.flatMap((event) => (event.type === 'started' ? [event.searchId] : []))[0] ?? ''
  return { events, offers, searchId }
}

const usd = (amount: number) => ({ net: amount, currency: 'USD' })

describe('a search', () => {
  it('starts, streams offers and progress, and finishes with a count', async () => {
    suppliers({ a: [[makeOffer('a', '1')], [makeOffer('a', '2')]], b: [[makeOffer('b', '3')]] })
    const { events, offers } = await run()
    expect(events[0]).toMatchObject({
      type: 'started',
      suppliers: [
        { id: 'a', status: 'searching' },
        { id: 'b', status: 'searching' },
      ],
    })
    expect(events.at(-1)).toMatchObject({ type: 'finished', offers: 3 })
    expect(offers.map((offer) => offer.id).toSorted()).toEqual(['a-1', 'a-2', 'b-3'])
  })

  it('prices at the frozen rate with the newest active markup: USD 500.00 at 1530.25 plus 5 % is NGN 803,381.25', async () => {
    suppliers({ a: [[makeOffer('a', '1', usd(500_00))]] })
    const { offers } = await run()
    expect(offers[0]?.total).toEqual({ amount: 803_381_25, currency: 'NGN' })
    expect(offers[0]?.waterfall).toMatchObject({
      net: { amount: 500_00, currency: 'USD' },
      rate: '1530.25',
      rateSource: 'Central Bank, 2026-11-20',
      lines: [
        { kind: 'net', amount: { amount: 765_125_00 } },
        { kind: 'markup', rule: 'Standard', amount: { amount: 38_256_25 } },
      ],
    })
  })

  it('divides the total among those who have a seat: the infant on a lap does not count', async () => {
    suppliers({ a: [[makeOffer('a', '1', { net: 100_00, currency: 'NGN' })]] })
    const { offers } = await run()
    expect(offers[0]?.total.amount).toBe(105_00)
    expect(offers[0]?.perTraveller.amount).toBe(52_50)
  })

  it('hides net, margin and the supplier’s ids from those who may not see margin', async () => {
    suppliers({ a: [[makeOffer('a', '1')]] })
    const { offers } = await run(searchFor(), { seesMargin: false })
    expect(offers[0]?.waterfall).toBeNull()
    expect(Object.keys(offers[0] ?? {})).not.toContain('net')
    expect(Object.keys(offers[0] ?? {})).not.toContain('supplierOfferId')
  })

  it('asks with every traveller and both ways', async () => {
    const [supplier] = suppliers({ a: [] })
    await run(searchFor({ trip: 'round-trip', return: '2026-12-31', adults: 2, corporateCode: 'ACME' }))
    expect(supplier?.asked[0]?.query).toMatchObject({
      slices: [
        { from: 'LOS', to: 'LON' },
        { from: 'LON', to: 'LOS', date: '2026-12-31' },
      ],
      passengers: [{ type: 'ADT' }, { type: 'ADT' }, { type: 'CHD', age: 7 }, { type: 'INF' }],
      corporateCode: 'ACME',
    })
  })
})

describe('a deal code', () => {
  it('takes its amount off and is named', async () => {
    suppliers({ a: [[makeOffer('a', '1', usd(500_00))]] })
    const { offers } = await run(searchFor({ dealCode: 'HARMATTAN' }))
    expect(offers[0]?.total.amount).toBe(803_381_25 - 10_000_00)
    expect(offers[0]?.waterfall?.lines.at(-1)).toMatchObject({
      kind: 'deal-code',
      rule: 'HARMATTAN',
      amount: { amount: -10_000_00 },
    })
  })

  it.each(['NOSUCH', 'OVER', 'OFF'])(
    'that is unknown, over or off (%s) is refused beside its field before anyone is asked',
    async (dealCode) => {
      const [supplier] = suppliers({ a: [] })
      await expect(run(searchFor({ dealCode }))).rejects.toMatchObject({
        code: 'input.invalid',
        data: { problems: [{ path: 'dealCode' }] },
      })
      expect(supplier?.asked).toEqual([])
    },
  )

  it('of another agency is unknown', async () => {
    suppliers({ a: [] })
    await expect(run(searchFor({ dealCode: 'HARMATTAN' }), { ctx: other })).rejects.toMatchObject({ code: 'input.invalid' })
  })
})

describe('what cannot be searched', () => {
  it('names a place that does not exist', async () => {
    await expect(run(searchFor({ to: 'QQX' }))).rejects.toMatchObject({
      code: 'input.invalid',
      data: { problems: [{ path: 'to' }] },
    })
  })

  it('refuses two airports’ city with itself', async () => {
    await expect(run(searchFor({ from: 'LON', to: 'LHR' }))).rejects.toMatchObject({ data: { problems: [{ path: 'to' }] } })
  })

  it('counts the day at the place of departure: at 23:30 UTC it is tomorrow in Lagos', async () => {
    opened.clock.now = new Date('2026-11-21T23:30:00Z')
    await expect(run(searchFor({ depart: '2026-11-21' }))).rejects.toMatchObject({
      code: 'flight.departure-in-past',
      data: { start_date: '2026-11-21' },
    })
  })

  it('says that both dates have passed', async () => {
    const search = searchFor({ trip: 'round-trip', depart: '2026-11-01', return: '2026-11-05' })
    await expect(run(search)).rejects.toMatchObject({
      code: 'flight.dates-in-past',
      data: { start_date: '2026-11-01', end_date: '2026-11-05' },
    })
  })
})

describe('suppliers that fail', () => {
  const broken = new SupplierError('unavailable', 'b', 'connection refused')

  it('do not take the others’ offers away', async () => {
    suppliers({ a: [[makeOffer('a', '1')]], b: [broken] })
    const { events, offers } = await run()
    expect(offers).toHaveLength(1)
    expect(
      events.flatMap((event) => (event.type === 'supplier' ? [`${event.progress.id} ${event.progress.status}`] : [])).toSorted(),
    ).toEqual(['a done', 'b failed'])
  })

  it('all of them end the search with one typed error', async () => {
    suppliers({ a: [broken], b: [broken] })
    await expect(run()).rejects.toMatchObject({ code: 'flight.all-suppliers-failed' })
  })

  it('after having sent offers leave those bookable', async () => {
    suppliers({ a: [[makeOffer('a', '1')], broken] })
    const { offers, events } = await run()
    expect(offers).toHaveLength(1)
    expect(events.at(-1)).toMatchObject({ type: 'finished' })
  })

  it('count as failed when their money has no rate, and the rest is shown', async () => {
    suppliers({ a: [[makeOffer('a', '1')]], k: [[makeOffer('k', '2', { currency: 'KWD' })]] })
    const { offers, events } = await run()
    expect(offers.map((offer) => offer.supplier)).toEqual(['a'])
    expect(events).toContainEqual(
      expect.objectContaining({ progress: expect.objectContaining({ id: 'k', status: 'failed', offers: 0 }) }),
    )
  })

  it('never sell an offer without a price', async () => {
    suppliers({ a: [[makeOffer('a', '1', usd(0)), makeOffer('a', '2', usd(-100)), makeOffer('a', '3')]] })
    expect((await run()).offers.map((offer) => offer.id)).toEqual(['a-3'])
  })
})

describe('the same product from two suppliers', () => {
  it('is listed once, at the lower price, whichever came first', async () => {
    const cheap = makeOffer('b', '2', { flight: '412', ...usd(480_00) })
    const dear = makeOffer('a', '1', { flight: '412', ...usd(500_00) })
    for (const [first, second] of [
      [cheap, dear],
      [dear, cheap],
    ]) {
      day += 1
      suppliers({ a: first ? [[first]] : [], b: second ? [20, [second]] : [] })
      const { searchId } = await run()
      const { offers } = toSnapshot(await readResults(ctx, searchId), { seesMargin: false })
      expect(offers.map((offer) => offer.id)).toEqual(['b-2'])
    }
  })

  it('is two products when the fare family differs', async () => {
    suppliers({
      a: [[makeOffer('a', '1', { flight: '412', brand: 'Light' }), makeOffer('a', '2', { flight: '412', brand: 'Flex' })]],
    })
    expect((await run()).offers).toHaveLength(2)
  })

  it('gets its own id when a supplier repeats one', async () => {
    suppliers({ a: [[makeOffer('a', '1', { flight: '1' }), makeOffer('a', '1', { flight: '2' })]] })
    const { offers } = await run()
    expect(new Set(offers.map((offer) => offer.id)).size).toBe(2)
  })
})

describe('the same search again', () => {
  it('within a minute is answered without asking anyone, to each as they may see it', async () => {
    const [supplier] = suppliers({ a: [[makeOffer('a', '1')]] })
    const first = await run()
    const again = await run(searchFor({ children: [7] }), { seesMargin: false })
    expect(supplier?.asked).toHaveLength(1)
    expect(again.searchId).toBe(first.searchId)
    expect(again.offers).toEqual(first.offers.map((offer) => ({ ...offer, waterfall: null })))
    expect(again.events.at(-1)).toMatchObject({ type: 'finished', offers: 1 })
  })

  it('by another agency asks the suppliers, and has that agency’s price', async () => {
    const [supplier] = suppliers({ a: [[makeOffer('a', '1', usd(500_00))]] })
    await run()
    const { offers } = await run(searchFor(), { ctx: other })
    expect(supplier?.asked).toHaveLength(2)
    expect(offers[0]?.total.amount).toBe(765_125_00)
  })

  it('asks again when a supplier had failed', async () => {
    const [supplier] = suppliers({ a: [[makeOffer('a', '1')]], b: [new SupplierError('timeout', 'b', 'slow')] })
    await run()
    await run()
    expect(supplier?.asked).toHaveLength(2)
  })
})

describe('results', () => {
  it('stay for half an hour and are nobody else’s', async () => {
    suppliers({ a: [[makeOffer('a', '1')]] })
    const { searchId } = await run()
    expect(toSnapshot(await readResults(ctx, searchId), { seesMargin: true })).toMatchObject({
      finished: true,
      offers: [{ id: 'a-1' }],
    })
    await expect(readResults(other, searchId)).rejects.toMatchObject({ code: 'flight.search-expired' })
    opened.clock.now = new Date(NOON.getTime() + 30 * 60_000)
    await expect(readResults(ctx, searchId)).rejects.toMatchObject({ code: 'flight.search-expired' })
  })

  it('are kept when the person goes away in the middle, and the suppliers stop', async () => {
    const [supplier] = suppliers({ a: [[makeOffer('a', '1')], 60_000, [makeOffer('a', '2')]] })
    const leaves = new AbortController()
    const ids: string[] = []
    for await (const event of await searchFlights(ctx, { search: searchFor(), seesMargin: true, signal: leaves.signal })) {
      if (event.type === 'started') ids.push(event.searchId)
      if (event.type === 'offers') leaves.abort()
    }
    expect(toSnapshot(await readResults(ctx, ids[0] ?? ''), { seesMargin: true })).toMatchObject({
      finished: true,
      offers: [{ id: 'a-1' }],
    })
    expect(supplier?.asked[0]?.signal.aborted).toBe(true)
  })

  it('can be opened from the moment an offer is shown', async () => {
    suppliers({ a: [[makeOffer('a', '1')], 20] })
    let searchId = ''
    for await (const event of await searchFlights(ctx, {
      search: searchFor(),
      seesMargin: true,
      signal: new AbortController().signal,
    })) {
      if (event.type === 'started') searchId = event.searchId
      if (event.type === 'offers')
        expect((await findOffer(ctx, { searchId, offerId: 'a-1' })).offer.supplierOfferId).toBe('off_1')
    }
  })

  it('have no offer whose time is over or that never was', async () => {
    suppliers({ a: [[makeOffer('a', '1', { expiresAt: '2026-11-21T11:10:00Z' })]] })
    const { searchId } = await run()
    await expect(findOffer(ctx, { searchId, offerId: 'a-2' })).rejects.toMatchObject({ code: 'flight.offer-gone' })
    opened.clock.now = new Date('2026-11-21T11:10:00Z')
    await expect(findOffer(ctx, { searchId, offerId: 'a-1' })).rejects.toMatchObject({ code: 'flight.offer-gone' })
  })
})

describe('pricing an offer again', () => {
  it('asks its supplier, keeps our id and takes the present price', async () => {
    const offer = makeOffer('a', '1', usd(500_00))
    opened.system.integrations.flights = [
      scriptedSupplier('a', [], { ...makeOffer('a', 'x', usd(520_00)), supplierOfferId: 'off_1' }),
    ]
    const again = await repriceOffer(ctx, { search: searchFor({ dealCode: 'OVER' }), offer })
    expect(again.offer).toMatchObject({ id: 'a-1', net: { amount: 520_00 } })
    expect(again.waterfall.lines.map((line) => line.kind)).toEqual(['net', 'markup'])
    expect(again.waterfall.total.amount).toBe(835_516_50)
  })

  it('passes on that the offer is gone', async () => {
    opened.system.integrations.flights = [scriptedSupplier('a', [], new SupplierError('sold-out', 'a', 'gone'))]
    await expect(repriceOffer(ctx, { search: searchFor(), offer: makeOffer('a', '1') })).rejects.toMatchObject({
      kind: 'sold-out',
    })
  })

  it('refuses an offer of a supplier that is no longer configured', async () => {
    opened.system.integrations.flights = []
    await expect(repriceOffer(ctx, { search: searchFor(), offer: makeOffer('a', '1') })).rejects.toMatchObject({
      code: 'supplier.unavailable',
    })
  })
})

describe('recent searches', () => {
  it('are the person’s last eight, the newest first, the same one once, without those that have passed', async () => {
    suppliers({ a: [] })
    const me = await opened.addAgency('recent')
    for (let n = 1; n <= 10; n++) {
      opened.clock.now = new Date(NOON.getTime() + n * 1000)
      await run(searchFor({ depart: `2026-12-${n + 10}` }), { ctx: me })
    }
    opened.clock.now = new Date(NOON.getTime() + 60_000)
    await run(searchFor({ depart: '2026-12-15' }), { ctx: me })
    const days = async () => (await listRecentSearches(me)).map((recent) => recent.search.depart.slice(8))
    expect(await days()).toEqual(['15', '20', '19', '18', '17', '16', '14', '13'])
    expect((await listRecentSearches(me))[0]).toMatchObject({ fromCity: 'Lagos', toCity: 'London' })
    opened.clock.now = new Date('2026-12-18T11:00:00Z')
    expect(await days()).toEqual(['20', '19', '18'])
  })
})
