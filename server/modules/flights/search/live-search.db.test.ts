import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FlightEvent, FlightSnapshot } from '#contract/flights.ts'
import { addDays, dayAt } from '#domain/dates.ts'
import { type Client, type TestApp, testApp } from '#tests/app.ts'

let app: TestApp
let owner: Client
let agent: Client

beforeAll(async () => {
  app = await testApp()
  owner = await app.signIn('owner@skyways.test')
  agent = await app.signIn('agent@skyways.test')
})
afterAll(() => app.close())

const family = () => ({
  trip: 'round-trip',
  from: 'LOS',
  to: 'LON',
  depart: addDays(dayAt(app.system.now(), 'Africa/Lagos'), 30),
  return: addDays(dayAt(app.system.now(), 'Africa/Lagos'), 44),
  adults: 2,
  children: [7],
  infants: 1,
  cabin: 'economy',
})

/** The events of a streamed response. */
const eventsOf = (body: unknown): FlightEvent[] =>
  String(body)
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => FlightEvent.parse(JSON.parse(line.slice('data: '.length))))

describe('a family’s search from Lagos to London over HTTP', () => {
  it('streams priced offers of both suppliers and reports each as done', async () => {
    const { status, body } = await owner.call('POST', '/flights/searches', family())
    expect(status).toBe(200)
    const events = eventsOf(body)
    const offers = events.flatMap((event) => (event.type === 'found' ? event.upserts : []))
    expect(new Set(offers.map((offer) => offer.supplier))).toEqual(new Set(['duffel', 'zenith']))
    expect(events[0]?.type).toBe('started')
    expect(events.at(-1)?.type).toBe('finished')
    expect(
      events.flatMap((event) => (event.type === 'supplier' ? [`${event.progress.id} ${event.progress.status}`] : [])).toSorted(),
    ).toEqual(['duffel done', 'zenith done'])
    for (const offer of offers) {
      expect(offer.total).toMatchObject({ currency: 'NGN' })
      expect(offer.total.amount).toBe(offer.waterfall?.lines.reduce((sum, line) => sum + line.amount.amount, 0))
      expect(offer.passengers.map((passenger) => passenger.type).toSorted()).toEqual(['ADT', 'ADT', 'CHD', 'INF'])
      expect(offer.slices).toHaveLength(2)
    }
    expect(new Set(offers.map((offer) => offer.waterfall?.net.currency))).toEqual(new Set(['USD', 'NGN']))
  })

  it('shows an agent the same prices without net and margin, also when results are read again', {
    tags: ['full'],
  }, async () => {
    const { body } = await agent.call('POST', '/flights/searches', family())
    const events = eventsOf(body)
    const started = events.find((event) => event.type === 'started')
    const results = await agent.call('GET', `/flights/searches/${started?.searchId}`)
    const snapshot = FlightSnapshot.parse(results.body)
    expect(snapshot.found.length).toBeGreaterThan(0)
    expect(snapshot.found.every((offer) => offer.waterfall === null)).toBe(true)
    expect(JSON.stringify([body, results.body])).not.toContain('supplierOfferId')
  })

  it('is among the recent searches', async () => {
    const { body } = await owner.call('GET', '/flights/recent-searches')
    expect(body).toMatchObject([{ fromCity: 'Lagos', toCity: 'London', search: { adults: 2, children: [7], infants: 1 } }])
  })
})

describe('places and rates over HTTP', { tags: ['full'] }, () => {
  it('suggest places without a session', async () => {
    expect((await app.anonymous.call('GET', '/places/suggestions?query=Heatrow')).body).toMatchObject([
      { code: 'LHR', city: 'London' },
    ])
    expect((await app.anonymous.call('GET', '/places/LON')).body).toMatchObject({ kind: 'city', countryName: 'United Kingdom' })
    expect((await app.anonymous.call('GET', '/places/QQX')).status).toBe(404)
  })

  it('give the price of a dollar in naira', async () => {
    const { body } = await app.anonymous.call('GET', '/rates')
    const rates = new Map(body.rates.map((row: { currency: string; rate: string }) => [row.currency, row.rate]))
    expect(body.base).toBe('NGN')
    expect(rates.get('NGN')).toBe('1')
    expect(rates.get('USD')).toMatch(/^\d{3,4}(\.\d+)?$/)
    expect(rates.size).toBeGreaterThanOrEqual(20)
  })
})
