import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StayDetail } from '#contract/stays.ts'
import { addDays } from '#domain/dates.ts'
import { reachOf } from '#domain/stays/search-rules.ts'
import { type SignedIn, type TestApp, testApp } from '#tests/app.ts'
import { coupleInAccra, coupleInLagos, openProperty, readyStay, searchStays } from '#tests/book-stay.ts'

let t: TestApp
let owner: SignedIn
beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
})
afterAll(() => t.close())

describe('a search for stays', () => {
  test('calls every supplier and lists each property once, with its rates and suppliers', async () => {
    const found = await searchStays(owner, coupleInLagos)
    expect(found.stays.length).toBeGreaterThan(100)
    expect(new Set(found.stays.map(({ id }) => id)).size).toBe(found.stays.length)
    expect(found.suppliers.map(({ id, status }) => `${id} ${status}`).toSorted()).toEqual(['stayx2 done', 'stayx3 done'])
    expect(found.stays.some(({ sources }) => sources?.length === 2)).toBe(true)
    expect(found.stays.every(({ rates }) => rates !== null && rates.length > 0)).toBe(true)
    for (const { total, rates } of found.stays) expect(Math.min(...(rates ?? []).map((rate) => rate.total))).toBe(total)
  })

  test('is stored for its actor: results and a property with its rooms', { tags: ['full'] }, async () => {
    const found = await searchStays(owner, coupleInLagos)
    const again = await owner.call('GET', `/stays/searches/${found.searchId}`)
    expect(again.body).toMatchObject({ finished: true, currency: 'NGN' })
    expect(again.body.found).toHaveLength(found.stays.length)
    const both = found.stays.find(({ sources }) => sources?.length === 2)
    if (!both) throw new Error('no property is sold by both')
    const property = await openProperty(owner, found.searchId, both.id)
    expect(property.property.name).toBe(both.name)
    expect(property.rooms.length).toBeGreaterThan(0)
    expect(Math.min(...property.rooms.flatMap(({ rates }) => rates.map(({ total }) => total.amount)))).toBe(both.total)
    const other = await t.signIn('owner@savanna.test')
    expect((await other.call('GET', `/stays/searches/${found.searchId}`)).status).toBe(410)
  })

  test('is refused for past dates, with the fields for the error dialog', async () => {
    const day = (days: number) => addDays(new Date().toISOString().slice(0, 10), days)
    const past = await owner.call('POST', '/stays/searches', { ...coupleInLagos, checkIn: day(-2), checkOut: day(3) })
    expect(past).toMatchObject({
      status: 422,
      body: { code: 'stay.check-in-past', data: { start_date: day(-2), end_date: day(3), dialogCode: 'start_date' } },
    })
  })

  test('of a city is around its centre and as wide as the city, whatever centre an old link has', {
    tags: ['full'],
  }, async () => {
    const suburb = { latitude: 25.077, longitude: 55.309 }
    const destination = { ...coupleInLagos.destination, ...suburb, id: 'city:dubai-ae', name: 'Dubai', country: 'AE' }
    const { searchId, stays } = await searchStays(owner, { ...coupleInLagos, destination })
    const { search } = (await owner.call('GET', `/stays/searches/${searchId}`)).body
    const listed = (await owner.call('GET', '/stays/destinations/city:dubai-ae')).body
    expect(search).toMatchObject({ radiusKm: null, destination: listed })
    // Deira in the north and Dubai Marina in the south-west.
    const districts = stays.filter(({ km }) => km <= listed.extentKm).map(({ district }) => district)
    expect(districts).toEqual(expect.arrayContaining(['Deira', 'Dubai Marina']))
    expect(districts.length).toBeGreaterThan(stays.length * 0.8)
  })

  test('keeps the radius that was asked for, and reaches 10 km around a landmark', { tags: ['full'] }, async () => {
    const near = await searchStays(owner, { ...coupleInAccra, radiusKm: 3 })
    expect((await owner.call('GET', `/stays/searches/${near.searchId}`)).body.search.radiusKm).toBe(3)
    const landmark = (await owner.call('GET', '/stays/destinations/landmark:victoria-island-ng')).body
    expect(reachOf({ destination: landmark, radiusKm: null })).toBe(10)
  })

  test('reports a failed supplier and shows the results of the other', { tags: ['full'] }, async () => {
    await t.arm({ vendor: 'stayx', fault: '500', path: '/3/', times: 20 })
    const found = await searchStays(owner, coupleInAccra)
    await t.clearFaults()
    expect(found.suppliers.map(({ id, status }) => `${id} ${status}`).toSorted()).toEqual(['stayx2 done', 'stayx3 failed'])
    expect(found.stays.length).toBeGreaterThan(20)
  })
})

describe('rates of a property', () => {
  const ratesOf = ({ rooms }: StayDetail) => rooms.flatMap(({ rates }) => rates)
  const unreachable = () => t.arm({ vendor: 'stayx', fault: '503', times: 100 })

  test('are read again without their supplier for two minutes, until one of them is quoted', async () => {
    const { searchId, stays } = await searchStays(owner, coupleInAccra)
    const [{ id } = { id: '' }] = stays.filter(({ sources }) => sources?.length === 1)
    const first = await openProperty(owner, searchId, id)
    const [rate] = ratesOf(first)
    if (!rate) throw new Error('the property has no rate')
    await unreachable()
    // A price in the selling currency is converted at the time of each reading: only its amount stays.
    const prices = (detail: StayDetail) => ratesOf(detail).map(({ id, total }) => ({ id, total }))
    expect(prices(await openProperty(owner, searchId, id))).toEqual(prices(first))
    await t.clearFaults()
    await readyStay(owner, { searchId, detail: first, rate })
    await unreachable()
    const after = await owner.call('GET', `/stays/searches/${searchId}/properties/${encodeURIComponent(id)}`)
    await t.clearFaults()
    expect(after).toMatchObject({ status: 503, body: { code: 'supplier.unavailable' } })
  })
})
