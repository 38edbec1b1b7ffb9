import { describe, expect, test } from 'vitest'
import type { SoldAncillaries } from '#contract/flights.ts'
import type { FlightCheckout } from '#contract/products/flight.ts'
import { addDays } from '#domain/dates.ts'
import { itineraryKey } from '#domain/flights/itinerary.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { ownId } from '#server/modules/flights/own-ids.ts'
import { demoTraveller } from '#server/seed/demo-people.ts'
import { familyToLondon, oneAdultToAbuja, pay, readyCheckout, search } from '#tests/book-flight.ts'
import { openShop } from '#tests/open-shop.ts'

const { t, owner, orderOf, balance } = await openShop()

type Choice = { id: string; quantity: number }

const offeredTo = async (checkout: FlightCheckout): Promise<SoldAncillaries> =>
  (await owner.call('GET', `/checkouts/${checkout.id}/ancillaries`)).body
const choose = (checkout: FlightCheckout, choices: Choice[], client = owner) =>
  client.call('PUT', `/checkouts/${checkout.id}/ancillaries`, { choices })
const bookedAtSandbox = async (): Promise<
  { services: { id: string; quantity: number }[]; total_amount: string; documents: { type: string }[] }[]
> => {
  const headers = { authorization: 'Bearer duffel_test_sandbox', 'duffel-version': 'v2', accept: 'application/json' }
  const answer = await fetch(`${t.sandboxUrl}/duffel/air/orders?limit=200`, { headers })
  return (await answer.json()).data
}

const seatsOf = ({ seatMaps }: SoldAncillaries) =>
  seatMaps.flatMap(({ segmentId, cabins }) =>
    cabins
      .flatMap((cabin) => cabin.rows.flat(2))
      .flatMap((cell) => (cell.kind === 'seat' && cell.offers.length > 0 ? [{ ...cell, segmentId }] : [])),
  )
const bagsOf = ({ services }: SoldAncillaries) => services.filter(({ kind }) => kind === 'checked-bag')
const one = (id: string, quantity = 1): Choice => ({ id, quantity })

const couple = FlightSearch.parse({ ...oneAdultToAbuja, adults: 2 })

describe('ancillaries of a flight', () => {
  test("are offered in the selling currency at the checkout's frozen exchange rate, without a markup", async () => {
    const checkout = await readyCheckout(owner, familyToLondon)
    const { waterfall } = checkout.offer
    const offered = await offeredTo(checkout)
    expect(offered.isComplete).toBe(true)
    expect(seatsOf(offered).length).toBeGreaterThan(20)
    const amounts = [
      ...offered.services.flatMap(({ totals }) => totals),
      ...seatsOf(offered).flatMap(({ offers }) => offers.map(({ price }) => price)),
    ]
    expect(new Set(amounts.map(({ currency }) => currency))).toEqual(new Set(['NGN']))
    const [bag] = bagsOf(offered)
    const units = waterfall && Number(waterfall.rate)
    if (!bag || !units) throw new Error('the sandbox sells bags, and an owner sees the rate')
    expect(bag.totals).toHaveLength(bag.most)
    expect(bag.totals[0]).toEqual(bag.price)
    // Whole cents of the supplier's dollar times the rate: a rounding difference of at most one kobo.
    for (const [more, total] of bag.totals.entries())
      expect(Math.abs(total.amount - bag.price.amount * (more + 1))).toBeLessThanOrEqual(more + 1)
    expect(Math.abs(bag.price.amount / units - Math.round(bag.price.amount / units))).toBeLessThan(0.01)
  })

  test('include no seat and no bag for a lap infant', { tags: ['full'] }, async () => {
    const checkout = await readyCheckout(owner, familyToLondon, { index: 1 })
    const infant = checkout.offer.passengers.find(({ type }) => type === 'INF')?.id ?? ''
    const offered = await offeredTo(checkout)
    expect(seatsOf(offered).some(({ offers }) => offers.some(({ passengerId }) => passengerId === infant))).toBe(false)
    expect(bagsOf(offered).some(({ passengerIds }) => passengerIds.includes(infant))).toBe(false)
  })

  test('are the readable part of a partial supplier response, and empty without a response', { tags: ['full'] }, async () => {
    const first = await readyCheckout(owner, couple, { index: 1 })
    await t.arm({ vendor: 'duffel', fault: '500', path: '/air/seat_maps', times: 5 })
    const part = await offeredTo(first)
    expect(part).toMatchObject({ isComplete: false, seatMaps: [] })
    expect(bagsOf(part).length).toBeGreaterThan(0)
    await t.clearFaults()
    expect((await offeredTo(first)).isComplete).toBe(true)

    const second = await readyCheckout(owner, couple, { index: 2 })
    await t.arm({ vendor: 'duffel', fault: '503', times: 20 })
    expect(await offeredTo(second)).toEqual({ services: [], seatMaps: [], isComplete: false })
    await t.clearFaults()
  })
})

describe('choosing ancillaries', { tags: ['full'] }, () => {
  test('adds two seats and two bags to the price, charges them to the kobo, and books them with the airline', async () => {
    const checkout = await readyCheckout(owner, couple, { index: 3 })
    const before = await balance()
    const offered = await offeredTo(checkout)
    const [ada, obi] = checkout.offer.passengers
    const seats = seatsOf(offered).filter(({ offers, notes }) => offers.length === 2 && notes.length === 0)
    const first = seats[0]?.offers.find(({ passengerId }) => passengerId === ada?.id)
    const second = seats[1]?.offers.find(({ passengerId }) => passengerId === obi?.id)
    const bag = bagsOf(offered).find(({ passengerIds }) => passengerIds[0] === obi?.id)
    if (!first || !second || !bag) throw new Error('the sandbox sells seats and bags to Abuja')
    const choices = [one(first.id), one(second.id), one(bag.id, 2)]
    const chosen = (await choose(checkout, choices)).body as FlightCheckout

    const cost = first.price.amount + second.price.amount + (bag.totals[1]?.amount ?? 0)
    expect(chosen.offer.total.amount).toBe(checkout.offer.total.amount + cost)
    expect(chosen.extras.map(({ title, quantity }) => [title, quantity])).toEqual([
      [`Seat ${seats[0]?.designator}`, 1],
      [`Seat ${seats[1]?.designator}`, 1],
      [bag.title, 2],
    ])
    const lines = chosen.offer.waterfall?.lines.filter(({ kind }) => kind === 'ancillary')
    expect(lines?.map(({ amount }) => amount.amount)).toEqual([first.price.amount, second.price.amount, bag.totals[1]?.amount])
    expect((await choose(checkout, choices)).body.offer.total).toEqual(chosen.offer.total)

    const paid = await pay(owner, chosen, 'wallet')
    expect(paid.status).toBe(200)
    expect(await balance()).toBe(before - chosen.offer.total.amount)
    await t.drain()
    expect(await orderOf(paid.body.orderId)).toMatchObject({ status: 'Issued', total: chosen.offer.total })
    const theirs = (await bookedAtSandbox()).find(({ services }) => services.some(({ id }) => ownId(id) === first.id))
    expect(
      theirs?.services.map(({ id, quantity }) => ({ id: ownId(id), quantity })).sort((a, b) => a.id.localeCompare(b.id)),
    ).toEqual(choices.toSorted((a, b) => a.id.localeCompare(b.id)))
    // Duffel issues an EMD for ancillaries besides each traveller's ticket.
    expect(theirs?.documents.map(({ type }) => type)).toContain('electronic_miscellaneous_document_associated')
    const { net, extras } = chosen.offer.waterfall ?? {}
    expect(Math.round(Number(theirs?.total_amount) * 100)).toBe((net?.amount ?? 0) + (extras?.amount ?? 0))
  })

  test('with an empty list removes all', async () => {
    const checkout = await readyCheckout(owner, couple, { index: 4 })
    const [bag] = bagsOf(await offeredTo(checkout))
    const chosen = (await choose(checkout, [one(bag?.id ?? '')])).body
    expect(chosen.offer.total.amount).toBeGreaterThan(checkout.offer.total.amount)
    const cleared = (await choose(checkout, [])).body
    expect(cleared).toMatchObject({ extras: [], offer: { total: checkout.offer.total } })
  })

  test('refuses one seat for two travellers, too many, and unsold ones by name, and changes nothing', async () => {
    const checkout = await readyCheckout(owner, couple, { index: 5 })
    const offered = await offeredTo(checkout)
    const seat = seatsOf(offered).find(({ offers }) => offers.length === 2)
    const [bag] = bagsOf(offered)
    const [a, b] = seat?.offers ?? []
    const refused = await choose(checkout, [one(a?.id ?? ''), one(b?.id ?? ''), one(bag?.id ?? '', 9), one('ase_none')])
    expect(refused.status).toBe(422)
    expect(refused.body.data.problems.map(({ path }: { path: string }) => path)).toEqual(['choices.1', 'choices.2', 'choices.3'])
    expect((await owner.call('GET', `/checkouts/${checkout.id}`)).body.extras).toEqual([])
  })

  test('keeps them while a new price waits for the buyer, and charges both after acceptance', async () => {
    const checkout = await readyCheckout(owner, couple, { index: 6 })
    const [bag] = bagsOf(await offeredTo(checkout))
    const chosen = (await choose(checkout, [one(bag?.id ?? '')])).body
    await t.arm({ vendor: 'duffel', fault: 'price-change', times: 1 })
    const moved = (await owner.call('POST', `/checkouts/${checkout.id}/review`)).body
    expect(moved.priceChange.moved.map(({ cause }: { cause: string }) => cause)).not.toContain('Seats and bags')
    const { after } = moved.priceChange
    const accepted = (await owner.call('POST', `/checkouts/${checkout.id}/accept-price`, { total: after })).body
    expect(accepted.offer.total).toEqual(after)
    expect(accepted.extras).toEqual(chosen.extras)
  })

  test('is refused after the checkout expired, and for other agencies', async () => {
    const checkout = await readyCheckout(owner, couple, { index: 7 })
    const savanna = await t.signIn('owner@savanna.test')
    expect((await savanna.call('GET', `/checkouts/${checkout.id}/ancillaries`)).status).toBe(404)
    expect((await choose(checkout, [], savanna)).status).toBe(404)
    const expiry = Date.parse(checkout.expiresAt)
    t.setClock(() => new Date(expiry))
    const late = await choose(checkout, [])
    t.setClock(() => new Date())
    expect(late).toMatchObject({ status: 410, body: { code: 'checkout.expired' } })
  })
})

/** Checkouts of several fares of one flight, ready to be paid: they share its seats. */
async function faresOfOneFlight(count: number): Promise<FlightCheckout[]> {
  const { searchId, offers } = await search(owner, { ...oneAdultToAbuja, depart: addDays(oneAdultToAbuja.depart, 3) })
  const economy = offers.filter(({ slices }) =>
    slices.every(({ segments }) => segments.every(({ cabin }) => cabin === 'economy')),
  )
  const fares = [...Map.groupBy(economy, itineraryKey).values()].find((group) => group.length >= count)
  if (!fares) throw new Error('no flight to Abuja has that many fares')
  const ready: FlightCheckout[] = []
  for (const offer of fares.slice(0, count)) {
    const { id } = (await owner.call('POST', '/checkouts', { product: 'flight', searchId, offerId: offer.id })).body
    await owner.call('POST', `/checkouts/${id}/review`)
    const travellers = offer.passengers.map((passenger) => demoTraveller(passenger, ready.length, oneAdultToAbuja.depart))
    const contact = { email: 'ngozi@example.com', phone: '+2348031234567' }
    ready.push((await owner.call('PUT', `/checkouts/${id}/travellers`, { travellers, contact })).body)
  }
  return ready
}

test('refuses a seat that was sold meanwhile before paying; after paying, the order fails and is refunded', {
  tags: ['full'],
}, async () => {
  const [mine, theirs, late] = await faresOfOneFlight(3)
  if (!mine || !theirs || !late) throw new Error('three checkouts')
  const idOf = async (checkout: FlightCheckout, designator: string) =>
    seatsOf(await offeredTo(checkout)).find((seat) => seat.designator === designator)?.offers[0]?.id ?? ''
  const wanted = seatsOf(await offeredTo(mine)).find(({ notes }) => notes.length === 0)?.designator ?? ''
  const [chosen, doubled] = [
    await choose(mine, [one(await idOf(mine, wanted))]),
    await choose(theirs, [one(await idOf(theirs, wanted))]),
  ]
  const stale = await idOf(late, wanted)
  expect([chosen.status, doubled.status]).toEqual([200, 200])
  const before = await balance()
  const sold = await pay(owner, chosen.body, 'wallet')
  await t.drain()
  const issued = await orderOf(sold.body.orderId)
  expect(issued.status).toBe('Issued')

  const refused = await choose(late, [one(stale)])
  expect(refused.status).toBe(422)
  expect(refused.body.data.problems).toEqual([{ path: 'choices.0', message: 'The airline no longer offers this. Choose again.' }])

  const unlucky = await pay(owner, doubled.body, 'wallet')
  expect(unlucky.status).toBe(200)
  await t.drain()
  await t.drain()
  expect((await orderOf(unlucky.body.orderId)).status).toBe('Refunded')
  expect(await balance()).toBe(before - chosen.body.offer.total.amount + issued.margin.amount)
})
