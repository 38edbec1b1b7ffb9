import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { pay } from '#tests/book-flight.ts'
import { chooseStart, familyInAccra, readyTour } from '#tests/book-tour.ts'
import { openOwner } from '#tests/open-owner.ts'
import { type AskOcto, askingOcto, startIn } from '#tests/tours/ask-octo.ts'
import { addReseller, ownOption, ownTour, publishOwnTour } from '#tests/tours/own-tour.ts'

const { t, owner, orderOf, balance } = await openOwner()
const today = new Date().toISOString().slice(0, 10)
let productId: string
let ask: AskOcto
beforeAll(async () => {
  const times = ['09:00', '14:00'].map((from) => ({ from, to: null }))
  const [rule] = ownOption.schedule.rules
  if (!rule) throw new Error('no rule')
  const schedule = { ...ownOption.schedule, rules: [{ ...rule, times }] }
  productId = await publishOwnTour(t.system, 'skyways', ownTour([{ ...ownOption, schedule }]))
  ask = askingOcto(t, (await addReseller(t.system, 'skyways')).key)
})
beforeEach(() => t.setClock(() => new Date()))

const reason = 'Storm warning'
const contact = { contact: { fullName: 'Ama Mensah' } }
const idAt = (day: string, time = '09:00') => `${day}T${time}`
const pathOf = (departureId: string) => `/tour-departures/${productId}/walk/${departureId}`
const manifest = async (departureId: string) => (await owner.call('GET', pathOf(departureId))).body
const move = (from: string, to: string, client = owner) => client.call('POST', `${pathOf(from)}/move`, { to, reason })

async function hold(availabilityId: string, people: number) {
  const unitItems = Array.from({ length: people }, () => ({ unitId: 'adult' }))
  return (await ask('POST', '/bookings', { productId, optionId: 'walk', availabilityId, unitItems })).body
}
const book = async (availabilityId: string, people: number) =>
  (await ask('POST', `/bookings/${(await hold(availabilityId, people)).uuid}/confirm`, contact)).body

/** One adult pays for the departure of 09:00 in so many days by the wallet. */
async function buy(days: number) {
  const day = addDays(today, days)
  const chosen = await chooseStart(owner, /jamestown/i, { ...familyInAccra, from: day, to: day, adults: 1, children: [] })
  const paid = await pay(owner, await readyTour(owner, chosen), 'wallet')
  await t.drain()
  return { day, orderId: paid.body.orderId }
}
const mailsOf = async (subject: RegExp) =>
  (await owner.call('GET', '/mails')).body.items.filter((one: { subject: string }) => subject.test(one.subject))

describe('everybody of a departure', () => {
  test('is moved with their vouchers and prices; each customer gets one mail, and resellers read the new departure', async () => {
    const { day, orderId } = await buy(30)
    const before = await orderOf(orderId)
    const paid = await balance()
    const [from, to] = [idAt(day), idAt(addDays(day, 1), '14:00')]
    const reseller = await book(from, 2)
    expect((await move(from, to)).body).toEqual({ moved: 2, left: 0 })
    await t.drain()

    const after = await orderOf(orderId)
    expect(after).toMatchObject({
      status: 'Issued',
      bookingReference: before.bookingReference,
      total: before.total,
      vouchers: before.vouchers,
      departsAt: expect.stringContaining(`${addDays(day, 1)}T14:00`),
      offer: { day: addDays(day, 1), time: '14:00', endTime: '17:00', freeUntil: `${addDays(day, 1)}T14:00:00.000Z` },
    })
    expect(await balance()).toBe(paid)
    const mails = await mailsOf(/your tour is moved/i)
    expect(mails).toHaveLength(1)
    const mail = (await owner.call('GET', `/mails/${mails[0].id}`)).body
    expect(mail.text ?? JSON.stringify(mail)).toContain(reason)

    expect((await ask('GET', `/bookings/${reseller.uuid}`)).body).toMatchObject({
      status: 'CONFIRMED',
      availabilityId: to,
      supplierReference: reseller.supplierReference,
      pricing: reseller.pricing,
    })
    expect(await manifest(from)).toMatchObject({ taken: 0, bookings: [], closed: { reason } })
    expect(await manifest(to)).toMatchObject({ taken: 3, left: 7 })
    const checkIn = await owner.call('POST', '/tour-check-ins', { code: `${reseller.supplierReference}-1` })
    expect(checkIn.body).toMatchObject({ outcome: 'arrived', day: addDays(day, 1), time: '14:00' })
    expect((await owner.call('GET', '/audit')).body.items).toContainEqual(expect.objectContaining({ action: 'departure.moved' }))
  })

  test('may cancel free of charge until the new start, whatever the terms were', { tags: ['full'] }, async () => {
    const { day, orderId } = await buy(40)
    await move(idAt(day), idAt(addDays(day, 2)))
    t.setClock(() => new Date(Date.parse(`${addDays(day, 2)}T09:00:00Z`) - 60_000))
    const { body } = await owner.call('GET', `/orders/${orderId}/cancellation`)
    expect(body.refund).toEqual({ amount: 2_000_000, currency: 'NGN' })
  })

  test('is moved, or nobody where one seat is missing', async () => {
    const [from, to] = [startIn(60), startIn(61)]
    await book(from, 4)
    await book(to, 7)
    expect(await move(from, to)).toMatchObject({ status: 409, body: { code: 'tour.too-few-seats' } })
    expect(await manifest(from)).toMatchObject({ taken: 4, closed: null })
    await owner.call('POST', `${pathOf(to)}/overbookings`, { seats: 1, reason: 'The boat has a bench' })
    expect((await move(from, to)).body).toEqual({ moved: 1, left: 0 })
    expect(await manifest(to)).toMatchObject({ taken: 11, overbooked: 1, left: 0 })
  })

  test('is not moved to a closed, unknown or begun departure, or to the same one', { tags: ['full'] }, async () => {
    const from = startIn(62)
    await book(from, 1)
    await owner.call('PUT', `${pathOf(startIn(63))}/closed`, { isClosed: true })
    for (const [to, code] of [
      [startIn(63), 'tour.too-few-seats'],
      [`${addDays(today, 64)}T10:00`, 'tour.no-departure'],
      [from, 'tour.no-departure'],
      [idAt(addDays(today, -1)), 'tour.departure-begun'],
    ] as const)
      expect((await move(from, to)).body.code).toBe(code)
    t.setClock(() => new Date(Date.parse(`${addDays(today, 62)}T09:00:01Z`)))
    expect((await move(from, startIn(65))).body.code).toBe('tour.departure-begun')
  })

  test('is moved while others buy: never one seat too many, and holds of the departure end', async () => {
    const [from, to] = [startIn(66), startIn(67)]
    await book(from, 6)
    const held = await hold(from, 1)
    const [moved, ...bought] = await Promise.all([move(from, to), ...Array.from({ length: 10 }, () => book(to, 1))])
    const sold = bought.filter(({ status }) => status === 'CONFIRMED').length
    const seats = moved.status === 200 ? 6 : 0
    expect(sold + seats).toBeLessThanOrEqual(10)
    expect((await manifest(to)).taken).toBe(sold + seats)
    if (moved.status === 200) expect((await ask('GET', `/bookings/${held.uuid}`)).body.status).toBe('CANCELLED')
  })

  test('is moved, and requests for the departure are declined', { tags: ['full'] }, async () => {
    const asked = { ...ownOption, capacity: { ...ownOption.capacity, mode: 'on-request' as const } }
    const tourId = await publishOwnTour(t.system, 'skyways', ownTour([asked], 'By appointment'))
    const request = async (days: number) => {
      const wanted = { productId: tourId, optionId: 'walk', availabilityId: startIn(days), unitItems: [{ unitId: 'adult' }] }
      const { uuid } = (await ask('POST', '/bookings', wanted)).body
      return (await ask('POST', `/bookings/${uuid}/confirm`, contact)).body
    }
    const statusOf = async ({ uuid }: { uuid: string }) => (await ask('GET', `/bookings/${uuid}`)).body.status
    const [moved, alone] = [await request(74), await request(76)]
    expect(moved.status).toBe('PENDING')
    const path = `/tour-departures/${tourId}/walk/${startIn(74)}`
    expect((await owner.call('POST', `${path}/move`, { to: startIn(75), reason })).body).toEqual({ moved: 0, left: 0 })
    expect(await statusOf(moved)).toBe('REJECTED')
    await owner.call('POST', `/tour-days/${tourId}/${addDays(today, 76)}/close`, { reason, decisions: [] })
    expect(await statusOf(alone)).toBe('REJECTED')
  })

  test('is listed the departures that have seats for all of them', { tags: ['full'] }, async () => {
    const from = startIn(70)
    await book(from, 4)
    await book(startIn(71), 7)
    const { body } = await owner.call('GET', `${pathOf(from)}/moves`)
    expect(body.seats).toBe(4)
    const ids = body.targets.map((one: { departureId: string }) => one.departureId)
    expect(ids).not.toContain(from)
    expect(ids).not.toContain(startIn(71))
    expect(body.targets).toContainEqual({ departureId: startIn(72), day: addDays(today, 72), time: '09:00', left: 10 })
    expect(ids).toContain(idAt(addDays(today, 70), '14:00'))
  })

  test('is moved only by who may decide about all orders', { tags: ['full'] }, async () => {
    const agent = await t.signIn('agent@skyways.test')
    expect((await move(startIn(70), startIn(73), agent)).status).toBe(403)
  })
})

describe('a day', { tags: ['full'] }, () => {
  test('is closed: everybody of one departure is refunded, and everybody of the other is moved, with the money shown first', async () => {
    const { day, orderId } = await buy(50)
    const afternoon = await book(idAt(day, '14:00'), 2)
    const path = `/tour-days/${productId}/${day}`
    const shown = (await owner.call('GET', path)).body
    expect(shown.departures).toMatchObject([
      { time: '09:00', cancellation: { orders: 1, people: 1, refunds: [{ amount: 2_000_000, currency: 'NGN' }] } },
      { time: '14:00', cancellation: { orders: 0, resellerBookings: 1, people: 2, refunds: [] } },
    ])
    const targets = shown.departures.flatMap((one: { moves: { targets: { day: string }[] } }) => one.moves.targets)
    expect(targets.map((target: { day: string }) => target.day)).not.toContain(day)
    const [morning, later] = [{ optionId: 'walk', departureId: idAt(day), moveTo: null }, idAt(addDays(day, 3), '14:00')]
    const close = (decisions: object[]) => owner.call('POST', `${path}/close`, { reason, decisions })
    expect((await close([morning])).body.code).toBe('tour.day-undecided')
    const within = { optionId: 'walk', departureId: idAt(day, '14:00'), moveTo: idAt(day) }
    expect((await close([morning, within])).body.code).toBe('tour.no-departure')
    expect((await manifest(idAt(day))).closed).toBeNull()

    expect((await close([morning, { ...within, moveTo: later }])).body).toEqual({ closed: 2, moved: 1, cancelled: 1, failed: 0 })
    await t.drain()
    expect(await orderOf(orderId)).toMatchObject({ status: 'Refunded', cancelled: { refund: { amount: 2_000_000 } } })
    expect((await ask('GET', `/bookings/${afternoon.uuid}`)).body).toMatchObject({ status: 'CONFIRMED', availabilityId: later })
    for (const time of ['09:00', '14:00']) expect(await manifest(idAt(day, time))).toMatchObject({ left: 0, taken: 0 })
  })

  test('with a move that is refused is closed, and whoever is left can be decided again', async () => {
    const [day, full] = [addDays(today, 80), startIn(81)]
    await book(idAt(day), 2)
    await book(full, 9)
    const decide = (moveTo: string | null) =>
      owner.call('POST', `/tour-days/${productId}/${day}/close`, {
        reason,
        decisions: [{ optionId: 'walk', departureId: idAt(day), moveTo }],
      })
    expect((await decide(full)).body).toEqual({ closed: 2, moved: 0, cancelled: 0, failed: 1 })
    expect(await manifest(idAt(day))).toMatchObject({ taken: 2, closed: { reason } })
    expect((await decide(null)).body).toMatchObject({ cancelled: 1, failed: 0 })
  })

  test('is closed for whoever is in a checkout of it', async () => {
    const held = await hold(startIn(83), 1)
    const close = { reason, decisions: [] }
    expect((await owner.call('POST', `/tour-days/${productId}/${addDays(today, 83)}/close`, close)).body.closed).toBe(2)
    expect((await ask('POST', `/bookings/${held.uuid}/confirm`, contact)).status).not.toBe(200)
    expect(await manifest(startIn(83))).toMatchObject({ taken: 0, bookings: [], closed: { reason } })
  })

  test('of another agency, or without departures, is not found', async () => {
    const savanna = await t.signIn('owner@savanna.test')
    expect((await savanna.call('GET', `/tour-days/${productId}/${addDays(today, 82)}`)).status).toBe(404)
    expect((await owner.call('GET', `/tour-days/${productId}/${addDays(today, -1)}`)).status).toBe(404)
  })
})
