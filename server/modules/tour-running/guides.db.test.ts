import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { authoredTourVersions } from '#server/db/schema/index.ts'
import { openOwner } from '#tests/open-owner.ts'
import { type AskOcto, askingOcto, startIn } from '#tests/tours/ask-octo.ts'
import { addReseller, ownOption, ownTour, publishOwnTour } from '#tests/tours/own-tour.ts'

const { t, owner } = await openOwner()
const today = new Date().toISOString().slice(0, 10)
const agent = await t.signIn('agent@skyways.test')
let productId: string
let ask: AskOcto
let guideId: string
beforeAll(async () => {
  productId = await publishOwnTour(t.system, 'skyways')
  ask = askingOcto(t, (await addReseller(t.system, 'skyways')).key)
  guideId = (await agent.call('GET', '/session')).body.user.id
  await become('Guide', 'tours:guide')
})
beforeEach(() => t.setClock(() => new Date()))

/** The agent has a new role with one permission. */
async function become(name: string, permission: string) {
  const { id } = (await owner.call('POST', '/roles', { name, permissions: [permission] })).body
  const { items } = (await owner.call('GET', '/team')).body
  const member = items.find((one: { email: string }) => one.email === 'agent@skyways.test')
  expect((await owner.call('PUT', `/team/${member.id}/role`, { role: id })).status).toBe(200)
}

const pathOf = (days: number) => `/tour-departures/${productId}/walk/${startIn(days)}`
const guidedPath = (days: number) => pathOf(days).replace('tour-departures', 'guided-departures')
const assign = (days: number, ...userIds: string[]) => owner.call('PUT', `${pathOf(days)}/guides`, { userIds })
async function book(days: number, people: number) {
  const unitItems = Array.from({ length: people }, () => ({ unitId: 'adult' }))
  const wanted = { productId, optionId: 'walk', availabilityId: startIn(days), unitItems }
  const { uuid } = (await ask('POST', '/bookings', wanted)).body
  const contact = { fullName: 'Ama Mensah', emailAddress: 'ama@example.com', phoneNumber: '+233201234567' }
  return (await ask('POST', `/bookings/${uuid}/confirm`, { contact })).body
}

describe('a guide', () => {
  test('sees the departures of the day that are assigned to them, without prices and e-mail addresses', async () => {
    await book(30, 2)
    expect((await assign(30, guideId)).status).toBe(200)
    const day = addDays(today, 30)
    expect((await agent.call('GET', `/guided-departures?day=${day}`)).body).toMatchObject([
      {
        title: 'Jamestown with a harbour pilot',
        time: '09:00',
        people: 2,
        arrived: 0,
        meeting: 'Jamestown lighthouse, High Street, Accra',
      },
    ])
    expect((await agent.call('GET', `/guided-departures?day=${addDays(day, 1)}`)).body).toEqual([])
    const { body } = await agent.call('GET', guidedPath(30))
    expect(body.bookings).toMatchObject([{ contact: { name: 'Ama Mensah', phone: '+233201234567' }, people: [{}, {}] }])
    expect(JSON.stringify(body)).not.toMatch(/ama@example\.com|NGN|"total"|4000000/)
  })

  test('reads nothing of departures that somebody else guides, and nothing of all others', { tags: ['full'] }, async () => {
    await book(31, 1)
    await assign(31, guideId)
    await assign(31)
    expect((await agent.call('GET', guidedPath(31))).status).toBe(404)
    for (const path of [pathOf(31), '/tour-departures', '/orders', '/tour-resellers'])
      expect((await agent.call('GET', path)).status).toBe(403)
  })

  test('sees the other departures of a day of which one was removed from the schedule', { tags: ['full'] }, async () => {
    const other = await publishOwnTour(t.system, 'skyways', ownTour([ownOption], 'Fort and market'))
    await owner.call('PUT', `/tour-departures/${other}/walk/${startIn(35)}/guides`, { userIds: [guideId] })
    await assign(35, guideId)
    const rules = ownOption.schedule.rules.map((rule) => ({ ...rule, to: addDays(today, 30) }))
    const tour = ownTour([{ ...ownOption, schedule: { ...ownOption.schedule, rules } }])
    await t.system.db.update(authoredTourVersions).set({ tour }).where(eq(authoredTourVersions.tourId, other))
    const listed = await agent.call('GET', `/guided-departures?day=${addDays(today, 35)}`)
    expect(listed.body).toMatchObject([{ tourId: productId }])
  })

  test('checks in and records no-shows of their own departures alone', { tags: ['full'] }, async () => {
    const [mine, other] = [await book(32, 2), await book(33, 1)]
    await assign(32, guideId)
    const checkIn = async (code: string) => (await agent.call('POST', '/guided-check-ins', { code })).body
    expect(await checkIn(`${mine.supplierReference}-1`)).toMatchObject({ outcome: 'arrived', name: 'Ama Mensah' })
    expect(await checkIn(`${mine.supplierReference}-1`)).toMatchObject({ outcome: 'already' })
    expect(await checkIn(`${other.supplierReference}-1`)).toMatchObject({
      outcome: 'other-departure',
      name: null,
      day: addDays(today, 33),
    })
    expect((await owner.call('GET', pathOf(33))).body.bookings[0].people[0].state).toBe('expected')
    const [booking] = (await agent.call('GET', guidedPath(32))).body.bookings
    const noShow = (id: string) => agent.call('PUT', `/guided-bookings/${id}/no-shows`, { place: 1, isNoShow: true })
    expect((await noShow(booking.id)).status).toBe(200)
    expect((await agent.call('GET', guidedPath(32))).body.bookings[0].people.map((one: { state: string }) => one.state)).toEqual([
      'arrived',
      'no-show',
    ])
    const [theirs] = (await owner.call('GET', pathOf(33))).body.bookings
    expect((await noShow(theirs.id)).status).toBe(404)
  })
})

describe('the guides of a departure', { tags: ['full'] }, () => {
  test('are members whose role may guide, and are listed with it', async () => {
    await become('Reader', 'orders:read')
    expect(await assign(34, guideId)).toMatchObject({ status: 422, body: { code: 'tour.not-a-guide' } })
    await become('Tour leader', 'tours:guide')
    const savanna = (await (await t.signIn('owner@savanna.test')).call('GET', '/session')).body.user.id
    expect((await assign(34, savanna)).status).toBe(404)
    await assign(34, guideId, guideId)
    const day = addDays(today, 34)
    const [listed] = (await owner.call('GET', `/tour-departures?from=${day}&to=${day}`)).body
    expect(listed.guides).toHaveLength(1)
    const { assignedGuides } = (await owner.call('GET', pathOf(34))).body
    expect(assignedGuides).toEqual([{ id: guideId, name: listed.guides[0] }])
    expect((await owner.call('GET', '/audit')).body.items[0]).toMatchObject({ action: 'departure.guides-set' })
  })

  test('are found by a part of their name, in pages, among those of the agency whose role may guide', async () => {
    const find = async (query: string, client = owner, limit = 8) =>
      (await client.call('GET', `/tour-guides?${new URLSearchParams({ query, limit: String(limit) })}`)).body
    await become('Walker', 'tours:guide')
    const [found] = await find('tund')
    expect(found).toMatchObject({ id: guideId, name: 'Tunde Bakare' })
    expect(await find('', owner, 1)).toHaveLength(1)
    expect((await find('')).map((one: { id: string }) => one.id)).toContain(guideId)
    expect(await find('tund', await t.signIn('owner@savanna.test'))).toEqual([])
    expect((await agent.call('GET', '/tour-guides')).status).toBe(403)
    await become('Seller', 'orders:read')
    expect(await find('tund')).toEqual([])
  })
})
