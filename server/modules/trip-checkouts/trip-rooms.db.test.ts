import { describe, expect, test } from 'vitest'
import type { StayOrder } from '#contract/products/stay.ts'
import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import type { StayRoom, StaySearch } from '#domain/stays/search.ts'
import { coupleAtTestHotel, testRate } from '#tests/book-stay.ts'
import { inDays } from '#tests/days/each-day.ts'
import { openOwner } from '#tests/open-owner.ts'
import { coupleOfTrip, payTrip, readTrip, readTripCheckout } from '#tests/trips/book-trip.ts'

const { t, owner, balance, orderOf } = await openOwner()

const couple: StayRoom = { adults: 2, children: [], infants: 0 }
const family: StayRoom = { adults: 1, children: [7], infants: 0 }
const { checkIn } = coupleAtTestHotel
const contact = { email: 'adaeze@example.com', phone: '+2348031234567' }

/** A rate of the test hotel for the guests of one room. */
async function chooseRoom(name: string, room: StayRoom, days: Partial<StaySearch> = {}) {
  const search: StaySearch = { ...coupleAtTestHotel, rooms: [room], ...days }
  const { searchId, detail, rate } = await testRate(owner, name, search)
  return { choice: { product: 'stay', searchId, propertyId: detail.property.id, rateId: rate.id }, rate, detail }
}

const start = (choices: object[], name = '2 rooms at Duffel Test Hotel') =>
  owner.call('POST', '/trip-checkouts/chosen', { name, choices })

/** Four people, in the order of the form: two adults, an adult and a child of seven on the day of arrival. */
const [ada, tobe] = coupleOfTrip
const born = (years: number) => `${Number(checkIn.slice(0, 4)) - years}-01-01`
const named = (givenName: string, bornOn: string) => ({ ...ada, givenName, bornOn })
const people = [named('Ada', born(35)), { ...tobe, givenName: 'Tobe' }, named('Ngozi', born(40)), named('Zikora', born(7))]

const givenNames = ({ guests }: StayOrder) => guests.map(({ givenName }) => givenName)

async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await t.drain()
}

/** A checkout of two rooms with its people, ready to be paid. */
async function readyRooms(first: string, second: string): Promise<TripCheckout> {
  const rooms = [await chooseRoom(first, couple), await chooseRoom(second, family)]
  const { id } = (await start(rooms.map(({ choice }) => choice))).body
  const saved = await owner.call('PUT', `/trip-checkouts/${id}/people`, { people, contact, answers: [] })
  expect(saved.status).toBe(200)
  return (await owner.call('POST', `/trip-checkouts/${id}/review`)).body
}

describe('two rooms of different types at one property', () => {
  test('are a trip whose total is the sum of their rates, and which fits together', async () => {
    const rooms = [await chooseRoom('Successful Booking', couple), await chooseRoom('Successful Booking', family)]
    const { status, body } = await start(rooms.map(({ choice }) => choice))
    expect(status).toBe(201)
    const trip = await readTrip(owner, body.tripId)
    expect(trip.name).toBe('2 rooms at Duffel Test Hotel')
    expect(trip.items.map(({ people: of }) => of)).toEqual(['2 adults', '1 adult, 1 child'])
    expect(new Set(trip.items.map(({ title }) => title)).size).toBe(2)
    expect(trip.total.amount).toBe(rooms.reduce((sum, { rate }) => sum + rate.total.amount, 0))
    expect(trip.feasibility.lines.filter(({ level }) => level !== 'pass')).toEqual([])
  })

  test('are rooms of one party, whichever supplier of the property answers its search first', async () => {
    const rooms = []
    for (const [slow, room] of [
      ['/2/', couple],
      ['/3/', family],
    ] as const) {
      await t.arm({ vendor: 'stayx', fault: 'slow', path: slow, ms: 1000 })
      rooms.push(await chooseRoom('Successful Booking', room, { checkOut: inDays(35) }))
      await t.clearFaults()
    }
    const { body } = await start(rooms.map(({ choice }) => choice))
    const { feasibility } = await readTrip(owner, body.tripId)
    expect(feasibility.lines.filter(({ level }) => level !== 'pass')).toEqual([])
  })

  test('of which one is paid at the property say that it costs nothing now, and what is paid there', async () => {
    const rooms = [await chooseRoom('Successful Booking', couple), await chooseRoom('Pay at the Accommodation', family)]
    const { body } = await start(rooms.map(({ choice }) => choice))
    const there = rooms[1]?.rate.payAtProperty.amount ?? 0
    const words = `About NGN ${(there / 100).toLocaleString('en', { minimumFractionDigits: 2 })} is paid at the property.`
    expect(there).toBeGreaterThan(0)
    for (const { items } of [await readTrip(owner, body.tripId), await readTripCheckout(owner, body.id)]) {
      expect(items.map(({ total }) => total.amount)).toEqual([rooms[0]?.rate.total.amount, 0])
      expect(items.map(({ due }) => due)).toEqual([[], [words]])
    }
  })

  test('are paid once: each room has its own people, its order and its price, and both have one itinerary', async () => {
    const before = await balance()
    const checkout = await readyRooms('Successful Booking', 'Successful Booking')
    expect(checkout).toMatchObject({ name: '2 rooms at Duffel Test Hotel', canUndo: true, usualChoice: 'undo' })
    expect(checkout.wanted.map(({ words, room }) => [words, room?.slice(0, 7)])).toEqual([
      ['an adult', 'Room 1:'],
      ['an adult', 'Room 1:'],
      ['an adult', 'Room 2:'],
      ['a child of 7', 'Room 2:'],
    ])
    expect((await payTrip(owner, checkout, checkout.usualChoice)).status).toBe(200)
    await settle()
    const { items } = await readTripCheckout(owner, checkout.id)
    expect(items.map(({ order }) => order?.status)).toEqual(['Issued', 'Issued'])
    const orders = await Promise.all(items.map(({ order }) => orderOf(order?.id ?? '')))
    expect(orders.map(givenNames)).toEqual([
      ['Ada', 'Tobe'],
      ['Ngozi', 'Zikora'],
    ])
    expect(new Set(orders.map(({ tripId }) => tripId)).size).toBe(1)
    expect(orders.reduce((sum, { total }) => sum + total.amount, 0)).toBe(checkout.total.amount)
    const margin = orders.reduce((sum, order) => sum + order.margin.amount, 0)
    expect(before - (await balance())).toBe(checkout.total.amount - margin)
    const itinerary = await owner.call('GET', `/trips/${orders[0].tripId}/itinerary.pdf`)
    expect(itinerary.status).toBe(200)
  })

  test('of which one is refused are both undone: every amount is returned', { tags: ['full'] }, async () => {
    const before = await balance()
    const checkout = await readyRooms('Successful Booking', 'Booking Refused')
    await payTrip(owner, checkout, checkout.usualChoice)
    await settle()
    const { items } = await readTripCheckout(owner, checkout.id)
    expect(items.map(({ order }) => order?.status)).toEqual(['Refunded', 'Refunded'])
    expect(await balance()).toBe(before)
  })

  test('are no trip where one is no longer sold', async () => {
    const { choice } = await chooseRoom('Successful Booking', couple)
    const trips = async () => (await owner.call('GET', '/planned-trips')).body.items.length
    const before = await trips()
    expect((await start([choice, { ...choice, rateId: 'none' }])).body.code).toBe('stay.no-availability')
    expect(await trips()).toBe(before)
  })

  test('lack a person where somebody is named for one room alone', async () => {
    const rooms = [await chooseRoom('Successful Booking', couple), await chooseRoom('Successful Booking', family)]
    const { id } = (await start(rooms.map(({ choice }) => choice))).body
    const saved = await owner.call('PUT', `/trip-checkouts/${id}/people`, {
      people: [people[0], people[1], people[3]],
      contact,
      answers: [],
    })
    expect(saved.body.data.problems[0]).toMatchObject({ path: 'people', message: expect.stringMatching(/is for an adult on/) })
  })
})
