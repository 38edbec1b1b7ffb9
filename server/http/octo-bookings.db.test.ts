import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { tourOwnBookings } from '#server/db/schema/index.ts'
import { type TestApp, testApp } from '#tests/app.ts'
import { checkInvariants } from '#tests/check-invariants.ts'
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
beforeEach(() => t.setClock(() => new Date()))

const today = new Date().toISOString().slice(0, 10)
const hold = (availabilityId: string, more: object = {}) =>
  ask('POST', '/bookings/', {
    productId,
    optionId: 'walk',
    availabilityId,
    unitItems: [{ unitId: 'adult' }, { unitId: 'child' }],
    ...more,
  })
const contact = { contact: { fullName: 'Ama Mensah', emailAddress: 'ama@example.com' } }

describe('a booking', () => {
  test('is held, extended, changed, confirmed, found and cancelled', async () => {
    const uuid = crypto.randomUUID()
    const held = await hold(startIn(15), { uuid, expirationMinutes: 10, resellerReference: 'HH-1' })
    expect(held.body).toMatchObject({
      id: uuid,
      uuid,
      status: 'ON_HOLD',
      cancellable: true,
      resellerReference: 'HH-1',
      pricing: { retail: 3_000_000, net: 2_550_000 },
      availability: { vacancies: 8 },
    })
    expect((await hold(startIn(15), { uuid })).body).toMatchObject({ uuid, supplierReference: held.body.supplierReference })
    const extended = await ask('POST', `/bookings/${uuid}/extend`, { expirationMinutes: 50 })
    expect(Date.parse(extended.body.utcExpiresAt) - Date.parse(held.body.utcExpiresAt)).toBeGreaterThan(30 * 60_000)
    const moved = await ask('PATCH', `/bookings/${uuid}`, { availabilityId: startIn(16), notes: 'Late arrival' })
    expect(moved.body).toMatchObject({ availabilityId: startIn(16), notes: 'Late arrival', status: 'ON_HOLD' })
    const confirmed = await ask('POST', `/bookings/${uuid}/confirm`, contact)
    expect(confirmed.body).toMatchObject({ status: 'CONFIRMED', contact: { fullName: 'Ama Mensah' }, utcExpiresAt: null })
    const { supplierReference } = confirmed.body
    expect(confirmed.body.unitItems.map((one: { ticket: { deliveryOptions: unknown } }) => one.ticket.deliveryOptions)).toEqual(
      [1, 2].map((n) => [{ deliveryFormat: 'QRCODE', deliveryValue: `${supplierReference}-${n}` }]),
    )
    expect((await ask('POST', `/bookings/${uuid}/confirm`, contact)).body).toMatchObject({ status: 'CONFIRMED' })
    expect((await ask('GET', '/bookings/?resellerReference=HH-1')).body).toMatchObject([{ uuid }])
    expect((await ask('GET', `/bookings?supplierReference=${supplierReference}`)).body).toMatchObject([{ uuid }])
    const cancelled = await ask('POST', `/bookings/${uuid}/cancel`, { reason: 'Ill' })
    expect(cancelled.body).toMatchObject({ status: 'CANCELLED', cancellation: { refund: 'FULL', reason: 'Ill' } })
    expect((await ask('POST', `/bookings/${uuid}/cancel`, {})).body).toMatchObject({ status: 'CANCELLED' })
    expect((await ask('GET', `/bookings/${uuid}`)).body).toMatchObject({ status: 'CANCELLED', availability: { vacancies: 10 } })
  })

  test('of a hold that is cancelled reads cancelled, and of one that ended expired', async () => {
    const first = (await hold(startIn(17))).body.uuid
    expect((await ask('POST', `/bookings/${first}/cancel`)).body).toMatchObject({ status: 'CANCELLED' })
    const second = (await hold(startIn(17), { expirationMinutes: 5 })).body.uuid
    t.setClock(() => new Date(Date.now() + 6 * 60_000))
    expect((await ask('GET', `/bookings/${second}`)).body).toMatchObject({ status: 'EXPIRED', cancellable: false })
    for (const verb of ['confirm', 'extend', 'cancel'])
      expect(await ask('POST', `/bookings/${second}/${verb}`, contact), verb).toMatchObject(refused('UNPROCESSABLE_ENTITY'))
  })

  test('is cancelled for a part after the first cut-off, and not after the last', async () => {
    const book = async () => {
      const { uuid } = (await hold(startIn(18))).body
      await ask('POST', `/bookings/${uuid}/confirm`, contact)
      return uuid
    }
    const [partly, late] = [await book(), await book()]
    const start = Date.parse(`${addDays(today, 18)}T09:00:00Z`)
    t.setClock(() => new Date(start - 3 * 3_600_000))
    expect((await ask('POST', `/bookings/${partly}/cancel`, {})).body).toMatchObject({ cancellation: { refund: 'PARTIAL' } })
    t.setClock(() => new Date(start - 3_600_000))
    expect(await ask('POST', `/bookings/${late}/cancel`, {})).toMatchObject(refused('UNPROCESSABLE_ENTITY'))
  })

  test('that is no longer free to cancel is neither moved nor made smaller, and keeps its terms when it grows', async () => {
    const { uuid } = (await hold(startIn(22))).body
    await ask('POST', `/bookings/${uuid}/confirm`, contact)
    const change = (body: object) => ask('PATCH', `/bookings/${uuid}`, body)
    expect((await change({ availabilityId: startIn(23) })).body).toMatchObject({ availabilityId: startIn(23) })
    t.setClock(() => new Date(Date.parse(`${addDays(today, 23)}T09:00:00Z`) - 3 * 3_600_000))
    for (const body of [{ availabilityId: startIn(40) }, { unitItems: [{ unitId: 'adult' }] }])
      expect(await change(body)).toMatchObject(refused('UNPROCESSABLE_ENTITY'))
    const unitItems = ['adult', 'adult', 'child'].map((unitId) => ({ unitId }))
    expect((await change({ unitItems })).body).toMatchObject({ pricing: { retail: 5_000_000 }, status: 'CONFIRMED' })
    expect((await ask('POST', `/bookings/${uuid}/cancel`, {})).body).toMatchObject({ cancellation: { refund: 'PARTIAL' } })
  })

  test('of a private option takes the whole departure, and may itself grow', { tags: ['full'] }, async () => {
    const option = { ...ownOption, setup: { ...ownOption.setup, isPrivate: true } }
    const id = await publishOwnTour(t.system, 'skyways', ownTour([option]))
    const { uuid } = (await hold(startIn(24), { productId: id })).body
    expect(await hold(startIn(24), { productId: id })).toMatchObject(refused('UNPROCESSABLE_ENTITY'))
    const unitItems = ['adult', 'adult', 'child'].map((unitId) => ({ unitId }))
    expect((await ask('PATCH', `/bookings/${uuid}`, { unitItems })).body).toMatchObject({ status: 'ON_HOLD', uuid })
  })

  test.each([
    ['INVALID_PRODUCT_ID', { productId: NOWHERE }, { productId: NOWHERE }],
    ['INVALID_OPTION_ID', { optionId: 'none' }, { optionId: 'none' }],
    ['INVALID_AVAILABILITY_ID', { availabilityId: `${addDays(today, 15)}T10:00` }, {}],
    ['INVALID_AVAILABILITY_ID', { availabilityId: '2026-99-99T09:00' }, {}],
    ['INVALID_AVAILABILITY_ID', { availabilityId: startIn(800) }, {}],
    ['INVALID_UNIT_ID', { unitItems: [{ unitId: 'giant' }] }, { unitId: 'giant' }],
    ['UNPROCESSABLE_ENTITY', { unitItems: [] }, {}],
    ['UNPROCESSABLE_ENTITY', { unitItems: [{ unitId: 'child' }] }, {}],
    ['UNPROCESSABLE_ENTITY', { unitItems: Array.from({ length: 11 }, () => ({ unitId: 'adult' })) }, {}],
    ['BAD_REQUEST', { unitItems: 'many' }, {}],
    ['BAD_REQUEST', { uuid: 'not-a-uuid' }, {}],
  ])('is refused as %s: %j', { tags: ['full'] }, async (error, given, more) => {
    expect(await hold(startIn(15), given)).toMatchObject(refused(error, more))
  })

  test('that is unknown, or another reseller’s, is an invalid uuid', { tags: ['full'] }, async () => {
    const { uuid } = (await hold(startIn(19))).body
    const other = await addReseller(t.system, 'skyways')
    const theirs = { authorization: `Bearer ${other.key}` }
    expect(await ask('GET', `/bookings/${uuid}`, undefined, theirs)).toMatchObject(refused('INVALID_BOOKING_UUID', { uuid }))
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['POST', '/confirm'],
      ['POST', '/extend'],
      ['POST', '/cancel'],
    ] as const)
      expect(await ask(method, `/bookings/${NOWHERE}${path}`, method === 'GET' ? undefined : contact)).toMatchObject(
        refused('INVALID_BOOKING_UUID', { uuid: NOWHERE }),
      )
    expect(await ask('GET', '/bookings/')).toMatchObject(refused('BAD_REQUEST'))
  })

  test('on request waits for the agency, and without its answers and its name is not confirmed', {
    tags: ['full'],
  }, async () => {
    const question = {
      id: 'boots',
      label: 'Size of boots',
      help: '',
      kind: 'number' as const,
      of: 'person' as const,
      isRequired: true,
      choices: [],
    }
    const option = {
      ...ownOption,
      setup: { ...ownOption.setup, questions: [question] },
      capacity: { ...ownOption.capacity, mode: 'on-request' as const },
    }
    const id = await publishOwnTour(t.system, 'skyways', ownTour([option]))
    const { uuid } = (await hold(startIn(15), { productId: id })).body
    const confirm = (body: object) => ask('POST', `/bookings/${uuid}/confirm`, body)
    expect(await confirm({})).toMatchObject(refused('BAD_REQUEST'))
    expect(await confirm(contact)).toMatchObject(refused('UNPROCESSABLE_ENTITY'))
    const questionAnswers = [{ questionId: 'boots', value: '42' }]
    const asked = await confirm({ ...contact, unitItems: [{ questionAnswers }, { questionAnswers }] })
    expect(asked.body).toMatchObject({ status: 'PENDING', utcConfirmedAt: null })
    await t.system.db
      .update(tourOwnBookings)
      .set({ status: 'confirmed', confirmedAt: new Date() })
      .where(eq(tourOwnBookings.uuid, uuid))
    const moved = await ask('PATCH', `/bookings/${uuid}`, { availabilityId: startIn(16) })
    expect(moved.body).toMatchObject({ status: 'PENDING', utcConfirmedAt: null, availabilityId: startIn(16) })
  })

  test('and the storefront never sell one seat too many', { tags: ['full'] }, async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => hold(startIn(21), { unitItems: [{ unitId: 'adult' }] })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(await checkInvariants(t.databaseUrl)).toEqual([])
  })
})
