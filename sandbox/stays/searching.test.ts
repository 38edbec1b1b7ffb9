import { expect, test } from 'vitest'
import { inDays, refusalOf } from '../duffel/drive-sandbox.ts'
import { kmBetween } from '../inventory/stays/world/geo.ts'
import { driveSupplier, fetchRates, findStays, island, lagos, ratesOf } from './drive-stays.ts'

const { duffel, ask } = await driveSupplier(2)

test('a search finds properties within its radius only, the nearest first', async () => {
  const results = await findStays(duffel, { radius: 4 })
  const away = results.map(({ accommodation }) => {
    const at = accommodation.location.geographic_coordinates
    return kmBetween({ lat: lagos.latitude, lng: lagos.longitude }, { lat: at?.latitude ?? 0, lng: at?.longitude ?? 0 })
  })
  expect(away.length).toBeGreaterThan(20)
  expect(Math.max(...away)).toBeLessThanOrEqual(4)
  expect(away).toEqual(away.toSorted((a, b) => a - b))
})

test('a large city has hundreds of properties at one supplier', async () => {
  const results = await findStays(duffel, { at: { latitude: 25.2, longitude: 55.27 }, radius: 40 })
  expect(results.length).toBeGreaterThan(350)
  expect(new Set(results.map(({ accommodation }) => accommodation.id)).size).toBe(results.length)
})

test('the price of a result is that of its cheapest rate', async () => {
  for (const result of (await findStays(duffel)).slice(0, 8)) {
    const totals = (await fetchRates(duffel, result.id)).map(({ total_amount }) => Number(total_amount))
    expect(Number(result.cheapest_rate_total_amount)).toBe(Math.min(...totals))
  }
})

test('every rate sums to its total, and its cancellation timeline has increasing deadlines and decreasing refunds', async () => {
  for (const { id } of (await findStays(duffel)).slice(0, 12)) {
    for (const rate of await fetchRates(duffel, id)) {
      const parts = [rate.base_amount, rate.tax_amount, rate.fee_amount].reduce((sum, part) => sum + Number(part), 0)
      expect(parts).toBeCloseTo(Number(rate.total_amount), 2)
      const moments = rate.cancellation_timeline.map(({ before }) => before)
      const refunds = rate.cancellation_timeline.map(({ refund_amount }) => Number(refund_amount))
      expect(moments).toEqual(moments.toSorted())
      expect(refunds).toEqual(refunds.toSorted((a, b) => b - a))
      expect(Math.max(0, ...refunds)).toBeLessThanOrEqual(Number(rate.total_amount))
    }
  }
})

test('a search for free cancellation returns only fully refundable rates', async () => {
  const all = await findStays(duffel)
  const free = await findStays(duffel, { freeOnly: true })
  expect(free.length).toBeGreaterThan(0)
  expect(free.length).toBeLessThan(all.length)
  for (const { id } of free.slice(0, 6)) {
    for (const { cancellation_timeline: timeline, total_amount } of await fetchRates(duffel, id)) {
      expect(timeline[0]?.refund_amount).toBe(total_amount)
    }
  }
})

test('paying now and paying at the property can be requested', async () => {
  const search = (instant_payment: boolean) =>
    duffel.stays.search({
      location: { radius: 6, geographic_coordinates: lagos },
      check_in_date: inDays(40),
      check_out_date: inDays(42),
      rooms: 1,
      guests: [{ type: 'adult' }],
      instant_payment,
    })
  for (const [instant, type] of [
    [true, 'pay_now'],
    [false, 'guarantee'],
  ] as const) {
    const { data } = await search(instant)
    const rates = await fetchRates(duffel, data.results[0]?.id ?? '')
    expect(new Set(rates.map(({ payment_type }) => payment_type))).toEqual(new Set([type]))
  }
})

test('properties are searched by id, with their rates on request', async () => {
  const [first, second] = await findStays(duffel)
  const { data } = await duffel.stays.search({
    accommodation: { ids: [second?.accommodation.id ?? '', first?.accommodation.id ?? ''], fetch_rates: true },
    check_in_date: inDays(40),
    check_out_date: inDays(43),
    rooms: 1,
    guests: [{ type: 'adult' }, { type: 'adult' }],
  })
  expect(data.results.map(({ accommodation }) => accommodation.id)).toEqual([second?.accommodation.id, first?.accommodation.id])
  for (const result of data.results) {
    const totals = ratesOf(result).map(({ total_amount }) => Number(total_amount))
    expect(Math.min(...totals)).toBe(Number(result.cheapest_rate_total_amount))
  }
})

test('two rooms for a family cost more than one for its parents, and rooms have enough places', async () => {
  const guests = [
    { type: 'adult' as const },
    { type: 'adult' as const },
    { type: 'child' as const, age: 9 },
    { type: 'child' as const, age: 1 },
  ]
  const family = await findStays(duffel, { rooms: 2, guests })
  expect(family[0]).toMatchObject({ rooms: 2, guests })
  const couple = await findStays(duffel)
  const priceOf = (results: typeof couple, id: string | undefined) =>
    Number(results.find(({ accommodation }) => accommodation.id === id)?.cheapest_rate_total_amount)
  const both = family.map(({ accommodation }) => accommodation.id).filter((id) => !Number.isNaN(priceOf(couple, id)))
  expect(both.length).toBeGreaterThan(10)
  for (const id of both) expect(priceOf(family, id)).toBeGreaterThan(priceOf(couple, id))
})

test('a repeated search returns the same results', async () => {
  const prices = async () => (await findStays(duffel)).map((one) => [one.accommodation.id, one.cheapest_rate_total_amount])
  expect(await prices()).toEqual(await prices())
})

test('amounts due at the property are in the currency of the place', async () => {
  const [inNigeria] = await findStays(duffel)
  const [inParis] = await findStays(duffel, { at: { latitude: 48.8566, longitude: 2.3522 } })
  expect(inNigeria?.cheapest_rate_due_at_accommodation_currency).toBe('NGN')
  expect(inParis?.cheapest_rate_due_at_accommodation_currency).toBe('EUR')
  expect(Number(inParis?.cheapest_rate_due_at_accommodation_amount)).toBeGreaterThan(0)
})

test('the sea around the test hotels has no other property, and one of them has no rooms', async () => {
  const found = await findStays(duffel, { at: island, radius: 50 })
  expect(found.map(({ accommodation }) => accommodation.name).toSorted()).toEqual([
    'Duffel Test Hotel',
    'Duffel Test Hotel Without Details',
    'Duffel Test Hotel Without Rooms',
  ])
  const full = found.find(({ accommodation }) => accommodation.name === 'Duffel Test Hotel Without Rooms')
  expect(await fetchRates(duffel, full?.id ?? '')).toEqual([])
  const bare = found.find(({ accommodation }) => accommodation.name === 'Duffel Test Hotel Without Details')
  expect(bare?.accommodation).toMatchObject({ amenities: null, ratings: null, review_score: null, photos: [], chain: null })
})

const search = (change: Record<string, unknown>) => ({
  location: { radius: 5, geographic_coordinates: lagos },
  check_in_date: inDays(40),
  check_out_date: inDays(42),
  rooms: 1,
  guests: [{ type: 'adult' }],
  ...change,
})

test.each([
  ['nowhere', { location: null }, '/location'],
  ['a place and properties at once', { accommodation: { ids: ['acc_x'] } }, '/location'],
  ['a day that has passed', { check_in_date: '2020-01-01' }, '/check_in_date'],
  ['a day too far ahead', { check_in_date: inDays(331), check_out_date: inDays(333) }, '/check_in_date'],
  ['zero nights', { check_out_date: inDays(40) }, '/check_out_date'],
  ['a hundred nights', { check_out_date: inDays(140) }, '/check_out_date'],
  ['nobody', { guests: [] }, '/guests'],
  ['a child alone', { guests: [{ type: 'child', age: 8 }] }, '/guests'],
  ['a child without an age', { guests: [{ type: 'adult' }, { type: 'child' }] }, '/guests/1'],
  ['more rooms than adults', { rooms: 2 }, '/guests'],
  ['a radius as large as a country', { location: { radius: 400, geographic_coordinates: lagos } }, '/location/radius'],
])('a search for %s is refused', async (_what, change, pointer) => {
  const answer = await ask('POST', '/stays/search', { body: { data: search(change) } })
  expect(answer.status).toBe(422)
  const { errors } = await answer.json()
  expect(errors[0].source.pointer.startsWith(pointer)).toBe(true)
})

test('a result belongs to the account and cannot be forged', async () => {
  const [result] = await findStays(duffel)
  const id = result?.id ?? ''
  expect(
    await refusalOf(
      duffel.stays.searchResults.fetchAllRates(id.replace(/.(?=.{30}$)/, (letter) => (letter === 'x' ? 'y' : 'x'))),
    ),
  ).toMatchObject({ status: 404 })
  expect(await refusalOf(duffel.stays.quotes.create(id.replace('srr', 'rat')))).toMatchObject({ status: 404 })
})
