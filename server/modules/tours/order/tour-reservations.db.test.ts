import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TourSearch } from '#domain/tours/search.ts'
import { pay } from '#tests/book-flight.ts'
import { type ChosenStart, chooseStart, familyInAccra, openTourCheckout, readyTour } from '#tests/book-tour.ts'
import { openOwner } from '#tests/open-owner.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'

const { t, owner, orderOf, balance } = await openOwner({ TOUR_SUPPLIERS: 'wayfare' })
const MINUTE = 60_000
const patience = { timeout: 15_000, interval: 500 }
let offset = 0
const later = (ms: number) => {
  offset += ms
}
const headers = { authorization: 'Bearer wayfare_test_sandbox', 'octo-capabilities': '', 'content-type': 'application/json' }
const atSupplier = (path: string, method = 'GET') =>
  fetch(`${t.sandboxUrl}/octo/wayfare/bookings/${path}`, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) })

/** A checkout of one adult, so that a place is a booking. */
const alone = TourSearch.parse({ ...familyInAccra, adults: 1, children: [] })
let walk: ChosenStart

beforeEach(async () => {
  // The supplier's clock does not move: its holds would end at once for an app that is ahead.
  offset = 0
  t.setClock(() => new Date(Date.now() + offset))
  walk = await chooseStart(owner, /old town/i, alone)
})
// Releases of one test must not run in the next.
afterEach(async () => {
  later(2 * 60 * MINUTE)
  await t.drainLater()
})

const expiryOf = async (uuid: string): Promise<string> => (await (await atSupplier(uuid)).json()).utcExpiresAt

/** The supplier's booking of a checkout: its uuid is the id of the item, which has that of its checkout. */
async function bookingOf(checkoutId: string) {
  const { rows } = await t.system.db.$client.query<{ id: string }>('select id from checkout_items where checkout_id = $1', [
    checkoutId,
  ])
  const uuid = rows[0]?.id ?? ''
  return { uuid, status: async (): Promise<string> => (await (await atSupplier(uuid)).json()).status }
}

const settled = async (id: string) => {
  await t.drainLater()
  return (await orderOf(id)).status
}

// The first, while the gateway's clock shows the same time.
test('an account for a bank transfer accepts money no longer than the reservation lasts', async () => {
  const checkout = await readyTour(owner, walk)
  // A supplier may hold longer than was asked. The gateway keeps no account for less than a quarter of an hour.
  const until = new Date(Date.now() + 20 * MINUTE).toISOString()
  await t.system.db.$client.query(
    "update checkout_items set reservation = jsonb_set(reservation, '{until}', to_jsonb($2::text)) where checkout_id = $1",
    [checkout.id, until],
  )
  await pay(owner, checkout, 'bank-transfer')
  const { lastPayment } = (await owner.call('GET', `/checkouts/${checkout.id}`)).body
  expect(lastPayment.transfer.until).toBe(until)
})

describe('the places of a tour', () => {
  test('end the checkout earlier when the supplier holds them for a shorter time', { tags: ['full'] }, async () => {
    await t.arm({ vendor: 'octo', fault: 'short-hold', times: 1 })
    const { body } = await openTourCheckout(owner, walk)
    const { uuid } = await bookingOf(body.id)
    const opened = (await owner.call('GET', `/checkouts/${body.id}`)).body
    expect(opened.state).toBe('open')
    expect(Date.parse(opened.expiresAt)).toBe(Date.parse(await expiryOf(uuid)))
    expect(Date.parse(opened.expiresAt) - Date.now()).toBeLessThanOrEqual(5 * MINUTE)
  })

  test('are held when its checkout is opened, and are booked', { tags: ['full'] }, async () => {
    const checkout = await readyTour(owner, walk)
    const booking = await bookingOf(checkout.id)
    expect(await booking.status()).toBe('ON_HOLD')
    const left = Date.parse(checkout.expiresAt) - (Date.now() + offset)
    expect(left).toBeGreaterThan(13 * MINUTE)
    expect(left).toBeLessThanOrEqual(16 * MINUTE)
    const { body } = await pay(owner, checkout, 'wallet')
    await t.drain()
    expect(await orderOf(body.orderId)).toMatchObject({ status: 'Issued', supplierOrderId: booking.uuid })
    expect(await booking.status()).toBe('CONFIRMED')
  })

  test('are released when the checkout expires', { tags: ['full'] }, async () => {
    const { body } = await openTourCheckout(owner, walk)
    const booking = await bookingOf(body.id)
    await t.drainLater()
    expect(await booking.status()).toBe('ON_HOLD')
    later(16 * MINUTE)
    await t.drainLater()
    expect(await booking.status()).toBe('CANCELLED')
  })

  test('are released later when the supplier does not respond', { tags: ['full'] }, async () => {
    const { body } = await openTourCheckout(owner, walk)
    const booking = await bookingOf(body.id)
    later(16 * MINUTE)
    await t.arm({ vendor: 'octo', fault: '503', path: `/wayfare/bookings/${booking.uuid}/cancel`, method: 'POST', times: 4 })
    await expect(t.drainLater()).rejects.toThrow()
    expect(await booking.status()).toBe('ON_HOLD')
    await expect
      .poll(async () => {
        await t.drainLater().catch(() => {})
        return booking.status()
      }, patience)
      .toBe('CANCELLED')
  })

  test('are released at once when the operator refuses the paid booking, which is refunded', { tags: ['full'] }, async () => {
    const before = await balance()
    const checkout = await readyTour(owner, walk)
    await t.arm({ vendor: 'octo', fault: 'booking-refused', times: 1 })
    const { body } = await pay(owner, checkout, 'wallet')
    await t.drain()
    expect(await orderOf(body.orderId)).toMatchObject({ status: 'Refunded' })
    expect(await (await bookingOf(checkout.id)).status()).toBe('CANCELLED')
    expect(await balance()).toBe(before)
  })

  test('are released when the answer to the reservation is lost', { tags: ['full'] }, async () => {
    await t.arm({ vendor: 'octo', fault: 'accepted-then-lost', path: '/wayfare/bookings', times: 1 })
    expect((await openTourCheckout(owner, walk)).body).toMatchObject({ code: 'supplier.unavailable' })
    const { rows } = await t.system.db.$client.query<{ id: string }>('select id from checkout_items order by id desc limit 1')
    expect((await (await atSupplier(rows[0]?.id ?? '')).json()).status).toBe('ON_HOLD')
    await t.drain()
    expect((await (await atSupplier(rows[0]?.id ?? '')).json()).status).toBe('CANCELLED')
  })

  test('are never sold twice: of two who want the last one at the same time, one is refused', async () => {
    const left = walk.start.left ?? 0
    expect(left).toBeGreaterThan(0)
    for (let buyer = 1; buyer < left; buyer += 1) expect((await openTourCheckout(owner, walk)).status).toBe(201)
    const answers = await Promise.all([openTourCheckout(owner, walk), openTourCheckout(owner, walk)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 410])
    expect(answers.find(({ status }) => status === 410)?.body).toMatchObject({ code: 'tour.no-availability' })
  })
})

describe('a reservation that ended before the payment arrived', { tags: ['full'] }, () => {
  async function payTooLate() {
    const checkout = await readyTour(owner, walk)
    const { body } = await pay(owner, checkout, 'card')
    await atSupplier(`${(await bookingOf(checkout.id)).uuid}/cancel`, 'POST')
    return { checkout, ...body }
  }
  const paid = async ({ checkout, redirectUrl }: { checkout: { id: string }; redirectUrl: string }) => {
    await payOnHostedPage(redirectUrl, cards.approved)
    await owner.call('POST', `/checkouts/${checkout.id}/confirm-card`)
    await t.drain()
  }

  test('books free places', async () => {
    const late = await payTooLate()
    await paid(late)
    expect(await orderOf(late.orderId)).toMatchObject({ status: 'Issued' })
  })

  test('returns the money if the places were sold meanwhile', async () => {
    const late = await payTooLate()
    await t.arm({ vendor: 'octo', fault: 'sold-out', times: 1 })
    await paid(late)
    await expect.poll(() => settled(late.orderId), patience).toBe('Refunded')
  })
})

describe('a confirmation', { tags: ['full'] }, () => {
  test('whose answer is lost is found at the supplier, and not sent again', async () => {
    const checkout = await readyTour(owner, walk)
    await t.arm({ vendor: 'octo', fault: 'accepted-then-lost', path: '/wayfare/bookings', times: 1 })
    const { body } = await pay(owner, checkout, 'wallet')
    await t.drain()
    await expect.poll(() => settled(body.orderId), patience).toBe('Issued')
  })

  test.each([
    ['', 'Issued'],
    ['Please decline this', 'Refunded'],
  ])('on request waits for the operator, with the requests “%s”: %s', async (requests, status) => {
    const before = await balance()
    const abuja = { kind: 'map', id: '', name: 'Abuja', latitude: 9.0579, longitude: 7.4951 } as const
    const safari = await chooseStart(owner, /two-day trip|safari/i, TourSearch.parse({ ...alone, destination: abuja }))
    const checkout = await readyTour(owner, safari, requests)
    const { body } = await pay(owner, checkout, 'wallet')
    await t.drain()
    expect((await orderOf(body.orderId)).status).toBe('PendingTicketIssue')
    await expect.poll(() => settled(body.orderId), patience).toBe(status)
    if (status === 'Refunded') expect(await balance()).toBe(before)
  })
})
