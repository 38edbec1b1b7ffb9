import { expect, test } from 'vitest'
import { book, driveSandbox, findOffers, ofTestAirline, receiveWebhooks, refusalOf } from '../drive-sandbox.ts'

const receiver = await receiveWebhooks()
const { duffel, ordersOf } = await driveSandbox()
await duffel.webhooks.create({ url: receiver.url, events: ['order.created', 'order.creation_failed'] })

const offerOn = async (from: string, to: string) => ofTestAirline(await findOffers(duffel, { from, to }))

test.each([
  ['LHR', 'LGW', 502, 'airline_unknown'],
  ['LGW', 'STN', 422, 'insufficient_balance'],
])('an order from %s to %s is refused with %i %s, and none is made', async (from, to, status, code) => {
  const offer = await offerOn(from, to)
  expect(await refusalOf(book(duffel, offer))).toMatchObject({ status, code })
  expect(await ordersOf(offer.id)).toEqual([])
})

test.each([
  ['SEN', 'LHR', 'order.created', 1],
  ['SEN', 'STN', 'order.creation_failed', 0],
] as const)('an order from %s to %s is accepted with 202; then follows %s', async (from, to, event, orders) => {
  const offer = await offerOn(from, to)
  expect((await book(duffel, offer)).id).toMatch(/^por_/)
  const { data } = JSON.parse((await receiver.next(event)).body)
  expect(data.object.offer_id).toBe(offer.id)
  expect(await ordersOf(offer.id)).toHaveLength(orders)
})

test('the rules do not apply to another airline on the same route', async () => {
  const offers = await findOffers(duffel, { from: 'LHR', to: 'DXB' })
  const direct = offers.filter(({ slices }) => slices[0]?.segments.length === 1)
  expect(direct.length).toBeGreaterThan(0)
  expect(direct.every(({ owner }) => owner.iata_code !== 'ZZ')).toBe(true)
})
