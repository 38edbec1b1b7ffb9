import { afterEach, describe, expect, test, vi } from 'vitest'
import { oneAdultToAbuja, readyCheckout } from '#tests/book-flight.ts'
import { openStayDesk } from '#tests/open-stay-desk.ts'

const { t, owner, pay, roomCalled } = await openStayDesk()
const FIFTEEN_MINUTES = 900_000

/** Expires a checkout. */
const expire = ({ expiresAt }: { expiresAt: string }) => t.setClock(() => new Date(Date.parse(expiresAt)))
afterEach(() => {
  vi.restoreAllMocks()
  t.setClock(() => new Date())
})

/** Every supplier of stays quotes a price ten per cent higher. */
function dearer() {
  for (const supplier of t.system.integrations.stays) {
    const quote = supplier.quote.bind(supplier)
    vi.spyOn(supplier, 'quote').mockImplementation(async (id) => {
      const quoted = await quote(id)
      const net = { ...quoted.rate.net, amount: Math.round(quoted.rate.net.amount * 1.1) }
      return { ...quoted, rate: { ...quoted.rate, net, payNow: net, base: null, tax: null, fee: null } }
    })
  }
}

const renew = (id: string) => owner.call('POST', `/checkouts/${id}/renew`)
const read = async (id: string) => (await owner.call('GET', `/checkouts/${id}`)).body

/** The same flights, without the ids of the offer. */
const flightsOf = ({ offer }: { offer: { slices: { segments: { flightNumber: string; departsAt: string }[] }[] } }) =>
  offer.slices.flatMap(({ segments }) => segments.map(({ flightNumber, departsAt }) => `${flightNumber} ${departsAt}`))

describe('renewing an expired checkout', () => {
  test('opens a checkout of the same flights for fifteen minutes, with the entered data in its form', async () => {
    const first = await readyCheckout(owner, oneAdultToAbuja)
    expire(first)
    const { status, body } = await renew(first.id)
    expect(status).toBe(201)
    expect(body.id).not.toBe(first.id)
    const again = await read(body.id)
    expect(again).toMatchObject({ state: 'open', total: first.total, priceChange: null, orderId: null })
    expect(flightsOf(again)).toEqual(flightsOf(first))
    expect(Date.parse(again.expiresAt) - Date.parse(first.expiresAt)).toBe(FIFTEEN_MINUTES)
    const { earlier } = (await owner.call('GET', `/checkouts/${body.id}/typed`)).body
    expect(earlier.travellers).toHaveLength(1)
    expect(earlier.contact).toEqual(first.contact)
  })

  test('opens a checkout of the same room with the same board basis', async () => {
    const first = await roomCalled('Successful Booking with Balance')
    expire(first)
    const { body } = await renew(first.id)
    const again = await read(body.id)
    expect(again).toMatchObject({ state: 'open', total: first.total, priceChange: null })
    expect(again.offer.rate.board).toBe(first.offer.rate.board)
    expect(again.offer.room.name).toBe(first.offer.room.name)
  })

  test('waits for acceptance when the same room costs more now', { tags: ['full'] }, async () => {
    const first = await roomCalled('Successful Booking with Balance')
    expire(first)
    dearer()
    const { body } = await renew(first.id)
    const { priceChange } = await read(body.id)
    expect(priceChange).toMatchObject({ before: first.total, terms: [] })
    expect(priceChange.after).not.toEqual(first.total)
    const accepted = await owner.call('POST', `/checkouts/${body.id}/accept-price`, { total: priceChange.after })
    expect(accepted.body).toMatchObject({ total: priceChange.after, priceChange: null })
  })

  test('is refused when the offer is gone; the old checkout keeps the entered data', { tags: ['full'] }, async () => {
    const first = await roomCalled('Successful Booking with Balance')
    expire(first)
    for (const supplier of t.system.integrations.stays) vi.spyOn(supplier, 'search').mockImplementation(async function* () {})
    expect(await renew(first.id)).toMatchObject({ status: 410, body: { code: 'stay.no-availability' } })
    expect((await read(first.id)).guests).toEqual(first.guests)
  })
})

describe('a checkout that cannot be renewed', { tags: ['full'] }, () => {
  test('is returned unchanged while it is open', async () => {
    const { id } = await readyCheckout(owner, oneAdultToAbuja)
    expect((await renew(id)).body).toEqual({ id })
  })

  test('is refused when it became an order', async () => {
    const checkout = await roomCalled('Successful Booking with Balance')
    await pay(checkout, 'wallet')
    expect((await renew(checkout.id)).body.code).toBe('checkout.done')
  })

  test('is refused while its payment is in progress', async () => {
    const checkout = await roomCalled('Successful Booking with Balance')
    await pay(checkout, 'card')
    expire(checkout)
    expect((await renew(checkout.id)).body.code).toBe('checkout.busy')
  })
})
