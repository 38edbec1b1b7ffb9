import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { systemCtx } from '#server/ctx.ts'
import { agencies } from '#server/db/schema/index.ts'
import { pay } from '#tests/book-flight.ts'
import { chooseStart, entriesFor, familyInAccra, readStarts } from '#tests/book-tour.ts'
import { openOwner } from '#tests/open-owner.ts'
import { type AskOcto, askingOcto, startIn } from '#tests/tours/ask-octo.ts'
import { addReseller, ownOption, ownTour, publishOwnTour } from '#tests/tours/own-tour.ts'
import { offerFreeSeats } from './offer-free-seats.ts'

const { t, owner, orderOf } = await openOwner()
const today = new Date().toISOString().slice(0, 10)
let productId: string
let ask: AskOcto
beforeAll(async () => {
  productId = await publishOwnTour(t.system, 'skyways')
  ask = askingOcto(t, (await addReseller(t.system, 'skyways')).key)
})
beforeEach(() => t.setClock(() => new Date()))

const contact = { contact: { fullName: 'Ama Mensah' } }
const pathOf = (days: number) => `/tour-departures/${productId}/walk/${startIn(days)}`
const list = async (days: number) => (await owner.call('GET', `${pathOf(days)}/waiting`)).body
const tokenOf = ({ url }: { url: string }) => url.split('/').at(-1) ?? ''
const add = (days: number, name: string, people = 1) =>
  owner.call('POST', `${pathOf(days)}/waiting`, { name, email: `${name.toLowerCase()}@example.com`, people })
const mailsTo = async (name: string) =>
  (await owner.call('GET', '/mails')).body.items.filter((one: { to: string }) => one.to === `${name.toLowerCase()}@example.com`)

async function hold(days: number, people: number) {
  const unitItems = Array.from({ length: people }, () => ({ unitId: 'adult' }))
  return (await ask('POST', '/bookings', { productId, optionId: 'walk', availabilityId: startIn(days), unitItems })).body
}
async function book(days: number, people: number) {
  const { uuid, error } = await hold(days, people)
  return error ? { error } : (await ask('POST', `/bookings/${uuid}/confirm`, contact)).body
}
const cancel = (uuid: string) => ask('POST', `/bookings/${uuid}/cancel`, {})

/** What the job does. */
async function offer(days: number, tourId = productId): Promise<boolean> {
  const [agency] = await t.system.db.select({ id: agencies.id }).from(agencies).where(eq(agencies.slug, 'skyways'))
  const ctx = await systemCtx(t.system, agency?.id ?? '')
  return offerFreeSeats(ctx, { tourId, optionId: 'walk', departureId: startIn(days) })
}

describe('a waiting list', () => {
  test('is of departures that are sold out for the party, and has everybody once', async () => {
    await book(30, 8)
    expect((await add(30, 'Kofi', 2)).body.code).toBe('tour.not-sold-out')
    expect((await add(30, 'Kofi', 11)).body.code).toBe('tour.no-availability')
    expect((await add(30, 'Kofi', 3)).status).toBe(200)
    expect((await add(30, 'Kofi', 3)).status).toBe(200)
    expect(await list(30)).toMatchObject([{ name: 'Kofi', email: 'kofi@example.com', people: 3, status: 'waiting' }])
    expect(await mailsTo('Kofi')).toMatchObject([{ subject: expect.stringMatching(/waiting list/i) }])
    // Two seats do not suffice for three, so they are sold.
    expect((await book(30, 2)).status).toBe('CONFIRMED')
  })

  test('gets freed seats before anybody else, for a set time, and then the next gets them', async () => {
    const first = await book(31, 9)
    const second = await book(31, 1)
    for (const name of ['Esi', 'Yaw']) await add(31, name)
    await cancel(second.uuid)
    expect((await book(31, 1)).error).toBe('UNPROCESSABLE_ENTITY')
    expect(await offer(31)).toBe(true)
    expect((await list(31)).map(({ status }: { status: string }) => status)).toEqual(['offered', 'waiting'])
    expect((await owner.call('GET', pathOf(31))).body).toMatchObject({ taken: 10, left: 0 })
    expect(await mailsTo('Esi')).toHaveLength(2)
    expect(await mailsTo('Yaw')).toHaveLength(1)

    t.setClock(() => new Date(Date.now() + 4 * 3_600_000 + 1_000))
    expect((await book(31, 1)).error).toBe('UNPROCESSABLE_ENTITY')
    await offer(31)
    expect((await list(31)).map(({ status }: { status: string }) => status)).toEqual(['expired', 'offered'])
    expect(await mailsTo('Yaw')).toHaveLength(2)
    await owner.call('DELETE', `/tour-waiting-entries/${(await list(31))[1].id}`)
    expect(await offer(31)).toBe(false)
    expect((await book(31, 1)).status).toBe('CONFIRMED')
    expect(first.status).toBe('CONFIRMED')
  })

  test('offers seats that were added: by capacity, by overbooking, and after a reopening', { tags: ['full'] }, async () => {
    await book(32, 10)
    await add(32, 'Abena', 2)
    await offer(32)
    expect((await list(32))[0].status).toBe('waiting')
    await owner.call('PUT', `${pathOf(32)}/capacity`, { seats: 12 })
    await owner.call('PUT', `${pathOf(32)}/closed`, { isClosed: true })
    await offer(32)
    expect((await list(32))[0].status).toBe('waiting')
    await owner.call('PUT', `${pathOf(32)}/closed`, { isClosed: false })
    await offer(32)
    expect((await list(32))[0]).toMatchObject({ status: 'offered', people: 2 })
  })

  test('of a private departure is offered to one party alone', { tags: ['full'] }, async () => {
    const option = { ...ownOption, setup: { ...ownOption.setup, isPrivate: true } }
    const tourId = await publishOwnTour(t.system, 'skyways', ownTour([option], 'Jamestown for your party alone'))
    const wanted = { productId: tourId, optionId: 'walk', availabilityId: startIn(34), unitItems: [{ unitId: 'adult' }] }
    const { uuid } = (await ask('POST', '/bookings', wanted)).body
    const path = `/tour-departures/${tourId}/walk/${startIn(34)}`
    for (const name of ['Baaba', 'Ebo'])
      await owner.call('POST', `${path}/waiting`, { name, email: `${name.toLowerCase()}@example.com`, people: 2 })
    await cancel(uuid)
    for (const _ of [1, 2]) await offer(34, tourId)
    const statuses = (await owner.call('GET', `${path}/waiting`)).body.map(({ status }: { status: string }) => status)
    expect(statuses).toEqual(['offered', 'waiting'])
    expect((await owner.call('GET', path)).body.taken).toBe(2)
  })

  test('has everybody once, also of those who join at the same time', { tags: ['full'] }, async () => {
    await book(35, 10)
    await Promise.all(Array.from({ length: 4 }, () => add(35, 'Kwesi')))
    expect(await list(35)).toHaveLength(1)
  })

  test('ends with the cut-off of the departure', { tags: ['full'] }, async () => {
    await book(33, 10)
    await add(33, 'Kojo')
    t.setClock(() => new Date(Date.parse(`${addDays(today, 33)}T08:00:00Z`)))
    expect(await offer(33)).toBe(false)
    expect((await list(33))[0].status).toBe('expired')
  })
})

describe('an offer', { tags: ['full'] }, () => {
  const offered = async (days: number, name: string) => {
    await book(days, 9)
    const last = await book(days, 1)
    await add(days, name)
    await add(days, `${name}2`)
    await cancel(last.uuid)
    await offer(days)
    return tokenOf((await list(days))[0])
  }

  test('is booked by its link: the checkout takes the seats over, and nobody else gets them', async () => {
    const token = await offered(40, 'Akua')
    expect((await owner.call('POST', '/tour-waiting', { token })).body).toMatchObject({
      title: 'Jamestown with a harbour pilot',
      day: addDays(today, 40),
      time: '09:00',
      people: 1,
      status: 'offered',
    })
    const [opened, ...others] = await Promise.all([
      owner.call('POST', '/tour-waiting/checkout', { token }),
      ...Array.from({ length: 5 }, () => hold(40, 1)),
    ])
    expect(opened.status).toBe(200)
    expect(others.map(({ error }) => error)).toEqual(Array.from({ length: 5 }, () => 'UNPROCESSABLE_ENTITY'))
    expect((await owner.call('GET', pathOf(40))).body).toMatchObject({ taken: 10, left: 0 })
    expect((await list(40))[0].status).toBe('taken')
    const { id } = opened.body
    const checkout = (await owner.call('GET', `/checkouts/${id}`)).body
    const { offer: chosen } = checkout
    const entries = entriesFor({ detail: { options: [chosen.option] }, optionId: chosen.option.id } as never, 1)
    await owner.call('PUT', `/checkouts/${id}/participants`, { ...entries, requests: '' })
    const reviewed = (await owner.call('POST', `/checkouts/${id}/review`)).body
    const paid = await pay(owner, reviewed, 'wallet')
    await t.drain()
    expect(await orderOf(paid.body.orderId)).toMatchObject({
      status: 'Issued',
      offer: { day: addDays(today, 40), time: '09:00' },
    })
    expect((await owner.call('POST', '/tour-waiting/checkout', { token })).body.code).toBe('tour.offer-ended')
  })

  test('that has ended is not booked any more', async () => {
    const token = await offered(41, 'Adjoa')
    t.setClock(() => new Date(Date.now() + 4 * 3_600_000 + 1_000))
    expect((await owner.call('POST', '/tour-waiting', { token })).body.status).toBe('expired')
    expect(await owner.call('POST', '/tour-waiting/checkout', { token })).toMatchObject({
      status: 410,
      body: { code: 'tour.offer-ended' },
    })
  })

  test('of a departure that is cancelled is no longer held, and is made again once it is reopened', async () => {
    const token = await offered(44, 'Araba')
    await owner.call('POST', `${pathOf(44)}/cancel`, { reason: 'Storm' })
    expect((await owner.call('POST', '/tour-waiting', { token })).body.status).toBe('waiting')
    expect((await owner.call('POST', '/tour-waiting/checkout', { token })).body.code).toBe('tour.offer-ended')
    await owner.call('PUT', `${pathOf(44)}/closed`, { isClosed: false })
    await offer(44)
    expect((await owner.call('POST', '/tour-waiting', { token })).body.status).toBe('offered')
    expect((await owner.call('GET', pathOf(44))).body.taken).toBe(2)
  })

  test('that is declined goes to the next', async () => {
    const token = await offered(42, 'Efua')
    await owner.call('POST', '/tour-waiting/leave', { token })
    await offer(42)
    expect(await list(42)).toMatchObject([{ name: 'Efua2', status: 'offered' }])
    expect((await owner.call('POST', '/tour-waiting/checkout', { token })).body.code).toBe('tour.offer-ended')
  })

  test('of an unknown link, or of another agency, is not found', async () => {
    const token = await offered(43, 'Kwame')
    expect((await owner.call('POST', '/tour-waiting', { token: 'nothing' })).body.code).toBe('tour.waiting-link-invalid')
    const savanna = await t.signIn('owner@savanna.test')
    expect((await savanna.call('POST', '/tour-waiting', { token })).status).toBe(404)
    expect((await savanna.call('DELETE', `/tour-waiting-entries/${(await list(43))[0].id}`)).status).toBe(404)
  })
})

test('a start that is sold out is shown with its waiting list, which is joined from the search', {
  tags: ['full'],
}, async () => {
  const day = addDays(today, 36)
  const chosen = await chooseStart(owner, /jamestown/i, { ...familyInAccra, from: day, to: day })
  await book(36, 10)
  const [start] = await readStarts(owner, chosen, day)
  expect(start).toMatchObject({ state: 'sold-out', total: null, hasWaitingList: true })
  const path = `/tours/searches/${chosen.searchId}/tours/${chosen.tourId}/options/${chosen.optionId}/waiting`
  const wanted = { name: 'Nana Yeboah', email: 'nana@example.com', day, time: '09:00', party: { adults: 2, children: [7] } }
  expect((await owner.call('POST', path, { ...wanted, email: 'nobody' })).status).toBe(422)
  expect((await owner.call('POST', path, wanted)).status).toBe(200)
  expect(await list(36)).toMatchObject([{ name: 'Nana Yeboah', people: 3, status: 'waiting' }])
})
