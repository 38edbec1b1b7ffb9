import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '#domain/dates.ts'
import { pay } from '#tests/book-flight.ts'
import { chooseStart, familyInAccra, readyTour } from '#tests/book-tour.ts'
import { confirmAgain } from '#tests/api/confirm-again.ts'
import { openOwner } from '#tests/open-owner.ts'
import { type AskOcto, askingOcto, startIn } from '#tests/tours/ask-octo.ts'
import { addReseller, ownOption, ownTour, publishOwnTour } from '#tests/tours/own-tour.ts'

const { t, owner, orderOf, balance } = await openOwner()
const today = new Date().toISOString().slice(0, 10)
let productId: string
let onRequest: string
let ask: AskOcto
beforeAll(async () => {
  productId = await publishOwnTour(t.system, 'skyways')
  const asked = { ...ownOption, capacity: { ...ownOption.capacity, mode: 'on-request' as const } }
  onRequest = await publishOwnTour(t.system, 'skyways', ownTour([asked], 'By appointment'))
  const { key } = await addReseller(t.system, 'skyways')
  ask = askingOcto(t, key)
})

const contact = { contact: { fullName: 'Ama Mensah', phoneNumber: '+233201234567' } }
const at = (days: number, tour = productId) => `/tour-departures/${tour}/walk/${startIn(days)}`
const manifest = async (days: number, tour = productId) => (await owner.call('GET', at(days, tour))).body
async function book(days: number, people: number, product = productId) {
  const unitItems = Array.from({ length: people }, () => ({ unitId: 'adult' }))
  const held = await ask('POST', '/bookings', { productId: product, optionId: 'walk', availabilityId: startIn(days), unitItems })
  if (held.status !== 200) return held
  return ask('POST', `/bookings/${held.body.uuid}/confirm`, contact)
}

describe('departures', () => {
  test('are listed with their seats, of every tour of the agency alone', async () => {
    await book(10, 3)
    const day = addDays(today, 10)
    const { body } = await owner.call('GET', `/tour-departures?from=${day}&to=${day}`)
    expect(body).toMatchObject([
      { title: 'By appointment', time: '09:00', taken: 0 },
      { title: 'Jamestown with a harbour pilot', day, capacity: 10, taken: 3, left: 7, overbooked: 0, closed: null },
    ])
    expect((await (await t.signIn('owner@savanna.test')).call('GET', `/tour-departures?from=${day}&to=${day}`)).body).toEqual([])
  })

  test('stay listed with their bookings when the schedule no longer has them', { tags: ['full'] }, async () => {
    await book(11, 1)
    const day = addDays(today, 11)
    const closed = { id: 'x', from: day, to: day, times: [], note: '' }
    const tour = ownTour([{ ...ownOption, schedule: { ...ownOption.schedule, exceptions: [closed] } }])
    const set = (json: unknown) =>
      t.system.db.$client.query('update authored_tour_versions set tour = $1 where tour_id = $2', [
        JSON.stringify(json),
        productId,
      ])
    await set(tour)
    const { body } = await owner.call('GET', `/tour-departures?from=${day}&to=${day}`)
    expect(body.find((one: { tourId: string }) => one.tourId === productId)).toMatchObject({ taken: 1 })
    expect((await manifest(11)).bookings).toHaveLength(1)
    await set(ownTour())
  })

  test('have a manifest with the seller, the people and their codes', { tags: ['full'] }, async () => {
    await book(12, 2)
    expect(await manifest(12)).toMatchObject({
      taken: 2,
      bookings: [
        {
          status: 'confirmed',
          seller: 'Harbour Hotels',
          contact: { name: 'Ama Mensah', phone: '+233201234567' },
          total: { amount: 4_000_000, currency: 'NGN' },
          people: [
            { place: 0, category: 'Adult', state: 'expected', code: expect.stringMatching(/^\w{10}-1$/) },
            { place: 1, state: 'expected' },
          ],
        },
      ],
    })
    expect((await (await t.signIn('owner@savanna.test')).call('GET', at(12))).status).toBe(404)
  })

  test('get another capacity, which is not less than what is sold', { tags: ['full'] }, async () => {
    await book(13, 4)
    const refused = await owner.call('PUT', `${at(13)}/capacity`, { seats: 3 })
    expect(refused).toMatchObject({ status: 409, body: { code: 'tour.fewer-than-sold' } })
    expect((await owner.call('PUT', `${at(13)}/capacity`, { seats: 5 })).status).toBe(200)
    expect(await manifest(13)).toMatchObject({ capacity: 5, left: 1 })
    expect((await book(13, 2)).body.error).toBe('UNPROCESSABLE_ENTITY')
    await owner.call('PUT', `${at(13)}/capacity`, { seats: null })
    expect(await manifest(13)).toMatchObject({ capacity: 10, left: 6 })
  })

  test('that are closed are not sold, and are sold again after they reopen', { tags: ['full'] }, async () => {
    await owner.call('PUT', `${at(14)}/closed`, { isClosed: true, reason: 'Storm' })
    expect(await manifest(14)).toMatchObject({ left: 0, closed: { by: 'Adaeze Okonkwo', reason: 'Storm' } })
    expect((await book(14, 1)).body.error).toBe('UNPROCESSABLE_ENTITY')
    await owner.call('PUT', `${at(14)}/closed`, { isClosed: false })
    expect((await book(14, 1)).body.status).toBe('CONFIRMED')
  })

  test('are overbooked deliberately by who may, with a reason, and only by so many seats', { tags: ['full'] }, async () => {
    await book(15, 10)
    expect((await book(15, 1)).body.error).toBe('UNPROCESSABLE_ENTITY')
    const agent = await t.signIn('agent@skyways.test')
    const wanted = { seats: 1, reason: 'A guest of the owner' }
    expect((await agent.call('POST', `${at(15)}/overbookings`, wanted)).status).toBe(403)
    expect((await owner.call('POST', `${at(15)}/overbookings`, { ...wanted, reason: '' })).status).toBe(422)
    expect((await owner.call('POST', `${at(15)}/overbookings`, wanted)).status).toBe(200)
    expect((await book(15, 2)).body.error).toBe('UNPROCESSABLE_ENTITY')
    expect((await book(15, 1)).body.status).toBe('CONFIRMED')
    expect(await manifest(15)).toMatchObject({
      taken: 11,
      overbooked: 1,
      left: 0,
      overbookings: [{ seats: 1, reason: 'A guest of the owner', by: 'Adaeze Okonkwo' }],
    })
    const log = (await owner.call('GET', '/audit')).body.items
    expect(log[0]).toMatchObject({ action: 'departure.overbooked' })
  })
})

test('a cancelled departure refunds everybody in full, whatever its terms, with one mail, and is not sold again', {
  tags: ['full'],
}, async () => {
  const search = { ...familyInAccra, adults: 1, children: [] }
  const chosen = await chooseStart(owner, /jamestown/i, search)
  const days = daysBetween(today, chosen.day)
  const before = await balance()
  const checkout = await readyTour(owner, chosen)
  const paid = await pay(owner, checkout, 'wallet')
  await t.drain()
  const reseller = (await book(days, 2)).body
  t.setClock(() => new Date(Date.parse(`${chosen.day}T09:00:00Z`) - 3_600_000))
  await confirmAgain(owner)
  const path = at(days)
  expect((await owner.call('GET', `${path}/cancellation`)).body).toEqual({
    orders: 1,
    resellerBookings: 1,
    people: 3,
    refunds: [{ amount: 2_000_000, currency: 'NGN' }],
  })
  expect((await owner.call('POST', `${path}/cancel`, { reason: 'Storm warning' })).body).toEqual({ cancelled: 2, failed: 0 })
  await t.drain()
  t.setClock(() => new Date())
  expect(await orderOf(paid.body.orderId)).toMatchObject({ status: 'Refunded', cancelled: { refund: { amount: 2_000_000 } } })
  expect(await balance()).toBe(before)
  const mails = (await owner.call('GET', '/mails')).body.items
  expect(mails.filter(({ subject }: { subject: string }) => /your tour is cancelled/i.test(subject))).toHaveLength(1)
  expect((await ask('GET', `/bookings/${reseller.uuid}`)).body).toMatchObject({
    status: 'CANCELLED',
    cancellation: { refund: 'FULL', reason: 'Storm warning' },
  })
  expect((await book(days, 1)).body.error).toBe('UNPROCESSABLE_ENTITY')
})

describe('a voucher', () => {
  const checkIn = async (code: string, when: string | null = null, idempotencyKey: string | null = null) =>
    (await owner.call('POST', '/tour-check-ins', { code, at: when, idempotencyKey })).body

  test('is counted once, however it is typed, and its seller reads that it was used', async () => {
    const { body } = await book(16, 1)
    const code = `${body.supplierReference}-1`
    expect(await checkIn(` ${code.toLowerCase()} `)).toMatchObject({
      outcome: 'arrived',
      name: 'Ama Mensah',
      category: 'Adult',
      title: 'Jamestown with a harbour pilot',
      day: addDays(today, 16),
      time: '09:00',
    })
    expect(await checkIn(code)).toMatchObject({ outcome: 'already' })
    expect((await ask('GET', `/bookings/${body.uuid}`)).body).toMatchObject({ status: 'REDEEMED' })
    const twice = await Promise.all([checkIn(`${(await book(16, 1)).body.supplierReference}-1`), checkIn(code)])
    expect(twice.map(({ outcome }) => outcome)).toEqual(['arrived', 'already'])
  })

  test('scanned twice at once is counted once', async () => {
    const { body } = await book(17, 1)
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => checkIn(`${body.supplierReference}-1`)))
    expect(outcomes.filter(({ outcome }) => outcome === 'arrived')).toHaveLength(1)
    expect(outcomes.filter(({ outcome }) => outcome === 'already')).toHaveLength(5)
  })

  test('without a connection is counted at its own instant, but never in the future', { tags: ['full'] }, async () => {
    const { body } = await book(17, 2)
    const earlier = new Date(Date.now() - 3_600_000).toISOString()
    expect(await checkIn(`${body.supplierReference}-1`, earlier)).toMatchObject({ outcome: 'arrived', at: earlier })
    const later = await checkIn(`${body.supplierReference}-2`, new Date(Date.now() + 86_400_000).toISOString())
    expect(Date.parse(later.at)).toBeLessThanOrEqual(Date.now())
  })

  test('that is sent again by its device has its first answer, and another device is told who counted it and when', {
    tags: ['full'],
  }, async () => {
    const { body } = await book(17, 1)
    const code = `${body.supplierReference}-1`
    const [first, other] = [crypto.randomUUID(), crypto.randomUUID()]
    const earlier = new Date(Date.now() - 60_000).toISOString()
    const counted = { at: earlier, by: 'Adaeze Okonkwo', name: 'Ama Mensah' }
    expect(await checkIn(code, earlier, first)).toMatchObject({ outcome: 'arrived', ...counted })
    expect(await checkIn(code, earlier, first)).toMatchObject({ outcome: 'arrived', ...counted })
    // Scanned earlier, sent later: the server keeps the first that it received.
    expect(await checkIn(code, new Date(Date.now() - 120_000).toISOString(), other)).toMatchObject({
      outcome: 'already',
      ...counted,
    })
    expect(await checkIn(code)).toMatchObject({ outcome: 'already', ...counted })
    expect((await manifest(17)).bookings.flatMap((one: { people: { code: string; at: string }[] }) => one.people)).toContainEqual(
      expect.objectContaining({ code, state: 'arrived', at: earlier }),
    )
  })

  test('that is cancelled, unknown or of another agency does not count', { tags: ['full'] }, async () => {
    const { body } = await book(18, 1)
    await ask('POST', `/bookings/${body.uuid}/cancel`, {})
    expect(await checkIn(`${body.supplierReference}-1`)).toMatchObject({ outcome: 'not-confirmed' })
    for (const code of ['hello', 'AB2C3D4E5F-1', `${body.supplierReference}-2`, `${body.supplierReference}-0`])
      expect(await checkIn(code)).toMatchObject({ outcome: 'unknown', name: null })
    const other = await book(18, 1)
    const savanna = await t.signIn('owner@savanna.test')
    const answer = await savanna.call('POST', '/tour-check-ins', { code: `${other.body.supplierReference}-1` })
    expect(answer.body).toMatchObject({ outcome: 'unknown' })
  })

  test('of somebody who did not come counts when they come after all', { tags: ['full'] }, async () => {
    const { body } = await book(19, 1)
    const [booking] = (await manifest(19)).bookings
    await owner.call('PUT', `/tour-bookings/${booking.id}/no-shows`, { place: 0, isNoShow: true })
    expect((await manifest(19)).bookings[0].people[0].state).toBe('no-show')
    expect(await checkIn(`${body.supplierReference}-1`)).toMatchObject({ outcome: 'arrived' })
    await owner.call('PUT', `/tour-bookings/${booking.id}/no-shows`, { place: 0, isNoShow: true })
    expect((await manifest(19)).bookings[0].people[0].state).toBe('arrived')
  })
})

describe('a request', { tags: ['full'] }, () => {
  test.each([
    [true, 'CONFIRMED'],
    [false, 'REJECTED'],
  ])('is decided once, accepted %s: its seller reads %s', async (isAccepted, status) => {
    const { body } = await book(20, 1, onRequest)
    expect(body.status).toBe('PENDING')
    const [booking] = (await manifest(20, onRequest)).bookings.filter((one: { status: string }) => one.status === 'requested')
    const decide = () => owner.call('POST', `/tour-bookings/${booking.id}/decision`, { isAccepted })
    expect((await decide()).status).toBe(200)
    expect(await decide()).toMatchObject({ status: 409, body: { code: 'tour.request-decided' } })
    expect((await ask('GET', `/bookings/${body.uuid}`)).body.status).toBe(status)
  })
})
