import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { tourResellerCalls, tourResellers } from '#server/db/schema/index.ts'
import { type TestApp, testApp } from '#tests/app.ts'
import { type AskOcto, askingOcto, NOWHERE, refused, startIn } from '#tests/tours/ask-octo.ts'
import { addReseller, ownOption, ownTour, publishOwnTour } from '#tests/tours/own-tour.ts'

let t: TestApp
let ask: AskOcto
let productId: string
beforeAll(async () => {
  t = await testApp()
  ask = askingOcto(t, (await addReseller(t.system, 'skyways')).key)
  productId = await publishOwnTour(t.system, 'skyways')
}, 60_000)
afterAll(() => t.close())

const today = new Date().toISOString().slice(0, 10)

describe('a key', () => {
  test.each([
    ['is missing', {}, 401, 'UNAUTHORIZED'],
    ['is unknown', { authorization: `Bearer octo_${'0'.repeat(88)}` }, 403, 'FORBIDDEN'],
    ['is no key', { authorization: 'Bearer hello' }, 403, 'FORBIDDEN'],
  ])('that %s is refused', async (_name, headers: Record<string, string>, status, error) => {
    const response = await t.app.inject({ url: '/octo/products/', headers: { 'octo-capabilities': '', ...headers } })
    expect([response.statusCode, response.json().error]).toEqual([status, error])
  })

  test('that was revoked is refused, and the header of capabilities is required but may be empty', async () => {
    const other = await addReseller(t.system, 'skyways')
    const headers = { authorization: `Bearer ${other.key}` }
    expect((await ask('GET', '/supplier/', undefined, { ...headers, 'octo-capabilities': '' })).status).toBe(200)
    const response = await t.app.inject({ url: '/octo/supplier', headers })
    expect([response.statusCode, response.json().error]).toEqual([400, 'BAD_REQUEST'])
    await t.system.db.update(tourResellers).set({ revokedAt: new Date() })
    expect((await ask('GET', '/supplier/', undefined, headers)).body.error).toBe('FORBIDDEN')
    await t.system.db.update(tourResellers).set({ revokedAt: null })
  })

  test('reaches the tours of its own agency alone, and not those that it may not sell', async () => {
    const theirs = await publishOwnTour(t.system, 'savanna')
    const tour = ownTour()
    const kept = await publishOwnTour(t.system, 'skyways', { ...tour, connectivity: { sellers: 'none', resellerIds: [] } })
    const ids = (await ask('GET', '/products/')).body.map(({ id }: { id: string }) => id)
    expect(ids).toEqual([productId])
    for (const id of [theirs, kept, NOWHERE, 'x'])
      expect(await ask('GET', `/products/${id}`)).toMatchObject(refused('INVALID_PRODUCT_ID', { productId: id }))
  })

  test('is told what it calls, and its calls are stored', async () => {
    const { headers } = await ask('GET', '/capabilities/', undefined, { 'octo-capabilities': 'octo/pricing, octo/cart' })
    expect(headers['octo-capabilities']).toBe('octo/pricing')
    await expect
      .poll(async () => (await t.system.db.select().from(tourResellerCalls)).map(({ call }) => call))
      .toContain('GET /octo/capabilities/')
  })
})

describe('a product', () => {
  test('has its option and units, and prices and texts only by their capabilities', async () => {
    const full = (await ask('GET', `/products/${productId}`)).body
    expect(full).toMatchObject({
      id: productId,
      timeZone: 'Africa/Accra',
      availabilityType: 'START_TIME',
      instantConfirmation: true,
      title: 'Jamestown with a harbour pilot',
      defaultCurrency: 'NGN',
      pricingPer: 'UNIT',
      options: [{ id: 'walk', default: true, availabilityLocalStartTimes: ['09:00'], cancellationCutoffAmount: 1_440 }],
    })
    expect(full.options[0].units).toMatchObject([
      { id: 'child', type: 'CHILD', restrictions: { minAge: 0, maxAge: 12, accompaniedBy: ['adult'] } },
      { id: 'adult', type: 'ADULT', pricingFrom: [{ retail: 2_000_000, net: 1_700_000, currency: 'NGN', currencyPrecision: 2 }] },
    ])
    const core = (await ask('GET', `/products/${productId}`, undefined, { 'octo-capabilities': '' })).body
    expect(core.title ?? core.pricingPer ?? core.options[0].units[1].pricingFrom).toBeUndefined()
  })
})

describe('availability', () => {
  const asked = { optionId: 'walk', localDateStart: addDays(today, 10), localDateEnd: addDays(today, 12) }
  test('has local and UTC times, seats and prices', async () => {
    const { body } = await ask('POST', '/availability/', {
      ...asked,
      productId,
      units: [
        { id: 'adult', quantity: 2 },
        { id: 'child', quantity: 1 },
      ],
    })
    expect(body).toHaveLength(3)
    expect(body[0]).toMatchObject({
      id: startIn(10),
      localDateTimeStart: `${addDays(today, 10)}T09:00:00+00:00`,
      localDateTimeEnd: `${addDays(today, 10)}T12:00:00+00:00`,
      utcCutoffAt: `${addDays(today, 10)}T08:00:00.000Z`,
      status: 'AVAILABLE',
      vacancies: 10,
      capacity: 10,
      pricing: { retail: 5_000_000, net: 4_250_000 },
    })
    const byId = await ask('POST', '/availability', { optionId: 'walk', productId, availabilityIds: [startIn(11)] })
    const noDay = await ask('POST', '/availability', { optionId: 'walk', productId, availabilityIds: ['2026-99-99T09:00'] })
    expect(noDay).toMatchObject({ status: 200, body: [] })
    expect(byId.body.map(({ id }: { id: string }) => id)).toEqual([startIn(11)])
  })

  test('of a calendar has every day, closed ones too', async () => {
    const tour = ownTour([
      {
        ...ownOption,
        schedule: {
          ...ownOption.schedule,
          exceptions: [{ id: 'x', from: addDays(today, 11), to: addDays(today, 11), times: [], note: '' }],
        },
      },
    ])
    const id = await publishOwnTour(t.system, 'skyways', tour)
    const { body } = await ask('POST', '/availability/calendar', { ...asked, productId: id })
    expect(body.map(({ status }: { status: string }) => status)).toEqual(['AVAILABLE', 'CLOSED', 'AVAILABLE'])
    expect(body.map(({ available }: { available: boolean }) => available)).toEqual([true, false, true])
  })

  test.each([
    ['INVALID_PRODUCT_ID', { productId: NOWHERE }, { productId: NOWHERE }],
    ['INVALID_OPTION_ID', { optionId: 'none' }, { optionId: 'none' }],
    ['INVALID_UNIT_ID', { units: [{ id: 'giant', quantity: 1 }] }, { unitId: 'giant' }],
    ['BAD_REQUEST', { localDateStart: '2026-02-31' }, {}],
    ['BAD_REQUEST', { localDateStart: undefined, localDateEnd: undefined }, {}],
    ['BAD_REQUEST', { localDateEnd: addDays(today, 900) }, {}],
  ])('%s names the offending id: %j', async (error, given, more) => {
    expect(await ask('POST', '/availability/', { ...asked, productId, ...given })).toMatchObject(refused(error, more))
  })
})
