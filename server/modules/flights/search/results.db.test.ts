import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SupplierError } from '#domain/supplier-error.ts'
import { testDatabase } from '#tests/database.ts'
import { repriceOffer } from '../reprice-offer.ts'
import { makeOffer } from '../testing/make-offer.ts'
import { openSearch } from '../testing/open-search.ts'
import { NOON } from '../testing/open-system.ts'
import { scriptedSupplier } from '../testing/scripted-supplier.ts'
import { findOffer, flightSearches } from './flight-searches.ts'
import { listRecentFlights } from './recent-flights.ts'

let at: Awaited<ReturnType<typeof openSearch>>

beforeAll(async () => {
  at = await openSearch(await testDatabase())
})
afterAll(() => at.close())
beforeEach(() => at.nextDay())

const usd = (amount: number) => ({ net: amount, currency: 'USD' })

describe('a repeated search', () => {
  it("is answered from the results within a minute, with each viewer's own view", async () => {
    const [supplier] = at.suppliers({ a: [[makeOffer('a', '1')]] })
    const first = await at.run()
    const again = await at.run(at.searchFor({ children: [7] }), { seesMargin: false })
    expect(supplier?.asked).toHaveLength(1)
    expect(again.searchId).toBe(first.searchId)
    expect(again.offers).toEqual(first.offers.map((offer) => ({ ...offer, waterfall: null, supplier: '' })))
    expect(again.events.at(-1)).toMatchObject({ type: 'finished', found: 1 })
  })

  it('by another agency calls the suppliers, with that agency’s price', async () => {
    const [supplier] = at.suppliers({ a: [[makeOffer('a', '1', usd(500_00))]] })
    await at.run()
    const { offers } = await at.run(at.searchFor(), { ctx: at.other })
    expect(supplier?.asked).toHaveLength(2)
    expect(offers[0]?.total.amount).toBe(765_125_00)
  })

  it('calls suppliers again when one had failed', async () => {
    const [supplier] = at.suppliers({ a: [[makeOffer('a', '1')]], b: [new SupplierError('timeout', 'b', 'slow')] })
    await at.run()
    await at.run()
    expect(supplier?.asked).toHaveLength(2)
  })
})

describe('results', () => {
  it('include requested offers that a cheaper equal one has replaced in the list', async () => {
    const dear = makeOffer('a', '1', { flight: '7', net: 700_00 })
    at.suppliers({ a: [[dear], [makeOffer('a', '2', { flight: '7', net: 600_00 })]] })
    const { searchId } = await at.run()
    const record = await flightSearches.read(at.ctx, searchId)
    const ids = async (only?: string[]) =>
      (await flightSearches.snapshot(at.ctx, record, { seesMargin: false }, only)).found.map((offer) => offer.id)
    expect(await ids()).toEqual(['a-2'])
    expect(await ids(['a-1'])).toEqual(['a-1'])
  })

  it('are available for half an hour, to the same agency only', async () => {
    at.suppliers({ a: [[makeOffer('a', '1')]] })
    const { searchId } = await at.run()
    expect(
      await flightSearches.snapshot(at.ctx, await flightSearches.read(at.ctx, searchId), { seesMargin: true }),
    ).toMatchObject({
      finished: true,
      found: [{ id: 'a-1' }],
    })
    await expect(flightSearches.read(at.other, searchId)).rejects.toMatchObject({ code: 'flight.search-expired' })
    at.clock.now = new Date(NOON.getTime() + 30 * 60_000)
    await expect(flightSearches.read(at.ctx, searchId)).rejects.toMatchObject({ code: 'flight.search-expired' })
  })

  it("are stored when the client disconnects early, and the suppliers' calls are aborted", async () => {
    const [supplier] = at.suppliers({ a: [[makeOffer('a', '1')], 60_000, [makeOffer('a', '2')]] })
    const leaves = new AbortController()
    const ids: string[] = []
    for await (const event of await flightSearches.events(at.ctx, {
      search: at.searchFor(),
      seesMargin: true,
      signal: leaves.signal,
    })) {
      if (event.type === 'started') ids.push(event.searchId)
      if (event.type === 'found') leaves.abort()
    }
    expect(
      await flightSearches.snapshot(at.ctx, await flightSearches.read(at.ctx, ids[0] ?? ''), { seesMargin: true }),
    ).toMatchObject({
      finished: true,
      found: [{ id: 'a-1' }],
    })
    expect(supplier?.asked[0]?.signal.aborted).toBe(true)
  })

  it('are stored to the end when a caller needs no more of them', async () => {
    at.suppliers({ a: [[makeOffer('a', '1')], 20, [makeOffer('a', '2')]] })
    const ids: string[] = []
    for await (const event of await flightSearches.events(at.ctx, {
      search: at.searchFor(),
      seesMargin: true,
      signal: new AbortController().signal,
    })) {
      if (event.type === 'started') ids.push(event.searchId)
      break
    }
    const stored = async () =>
      flightSearches.snapshot(at.ctx, await flightSearches.read(at.ctx, ids[0] ?? ''), { seesMargin: true })
    await expect.poll(async () => (await stored()).finished).toBe(true)
    expect((await stored()).found.map(({ id }) => id).toSorted()).toEqual(['a-1', 'a-2'])
  })

  it('can be opened as soon as an offer is streamed', async () => {
    at.suppliers({ a: [[makeOffer('a', '1')], 20] })
    let searchId = ''
    for await (const event of await flightSearches.events(at.ctx, {
      search: at.searchFor(),
      seesMargin: true,
      signal: new AbortController().signal,
    })) {
      if (event.type === 'started') searchId = event.searchId
      if (event.type === 'found')
        expect((await findOffer(at.ctx, { searchId, offerId: 'a-1' })).offer.supplierOfferId).toBe('off_1')
    }
  })

  it('do not return expired or unknown offers', async () => {
    at.suppliers({ a: [[makeOffer('a', '1', { expiresAt: '2026-11-21T11:10:00Z' })]] })
    const { searchId } = await at.run()
    await expect(findOffer(at.ctx, { searchId, offerId: 'a-2' })).rejects.toMatchObject({ code: 'flight.offer-gone' })
    at.clock.now = new Date('2026-11-21T11:10:00Z')
    await expect(findOffer(at.ctx, { searchId, offerId: 'a-1' })).rejects.toMatchObject({ code: 'flight.offer-gone' })
  })
})

describe('repricing an offer', () => {
  it('calls its supplier, keeps our id and returns the current price', async () => {
    const offer = makeOffer('a', '1', usd(500_00))
    at.system.integrations.flights = [
      scriptedSupplier('a', [], { ...makeOffer('a', 'x', usd(520_00)), supplierOfferId: 'off_1' }),
    ]
    const again = await repriceOffer(at.ctx, { search: at.searchFor({ dealCode: 'OVER' }), offer })
    expect(again.offer).toMatchObject({ id: 'a-1', net: { amount: 520_00 } })
    expect(again.waterfall.lines.map((line) => line.kind)).toEqual(['net', 'markup'])
    expect(again.waterfall.total.amount).toBe(835_516_50)
  })

  it('reports that the offer is gone', async () => {
    at.system.integrations.flights = [scriptedSupplier('a', [], new SupplierError('sold-out', 'a', 'gone'))]
    await expect(repriceOffer(at.ctx, { search: at.searchFor(), offer: makeOffer('a', '1') })).rejects.toMatchObject({
      kind: 'sold-out',
    })
  })

  it('refuses an offer of a supplier that is no longer configured', async () => {
    at.system.integrations.flights = []
    await expect(repriceOffer(at.ctx, { search: at.searchFor(), offer: makeOffer('a', '1') })).rejects.toMatchObject({
      code: 'supplier.unavailable',
    })
  })
})

describe('recent searches', () => {
  it('are the person’s last eight, newest first, without duplicates and past dates', async () => {
    at.suppliers({ a: [] })
    const me = await at.addAgency('recent')
    for (let n = 1; n <= 10; n++) {
      at.clock.now = new Date(NOON.getTime() + n * 1000)
      await at.run(at.searchFor({ depart: `2026-12-${n + 10}` }), { ctx: me })
    }
    at.clock.now = new Date(NOON.getTime() + 60_000)
    await at.run(at.searchFor({ depart: '2026-12-15' }), { ctx: me })
    const days = async () => (await listRecentFlights(me)).map((recent) => recent.search.depart.slice(8))
    expect(await days()).toEqual(['15', '20', '19', '18', '17', '16', '14', '13'])
    expect((await listRecentFlights(me))[0]).toMatchObject({ fromCity: 'Lagos', toCity: 'London' })
    at.clock.now = new Date('2026-12-18T11:00:00Z')
    expect(await days()).toEqual(['20', '19', '18'])
  })
})
