import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TourChangeQuote } from '#contract/products/tour-changes.ts'
import { addDays } from '#domain/dates.ts'
import { tourOwnBookings } from '#server/db/schema/index.ts'
import { openPeople } from '#server/modules/own-tours/bookings/own-booking-row.ts'
import type { Client } from '#tests/app.ts'
import { pay } from '#tests/book-flight.ts'
import { chooseStart, familyInAccra, readyTour } from '#tests/book-tour.ts'
import { ctxOf } from '#tests/factories.ts'
import { openOwner } from '#tests/open-owner.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'
import { visitShop } from '#tests/shop-visitor.ts'
import { changeOrder, changePath, quoteChange, type Wanted } from '#tests/tours/change-tour.ts'
import { ownOption, publishOwnTour } from '#tests/tours/own-tour.ts'

const { t, owner, orderOf, balance } = await openOwner({ TOUR_SUPPLIERS: 'wayfare' })
const OWN = /jamestown with a harbour pilot/i
const WALK = /old town/i
const patience = { timeout: 15_000, interval: 500 }
let productId: string
beforeAll(async () => {
  productId = await publishOwnTour(t.system, 'skyways')
})

const start = { day: familyInAccra.from, time: '09:00' as string | null }
async function bought(title: RegExp, client: Client = owner, method: 'wallet' | 'card' = 'wallet') {
  const checkout = await readyTour(client, await chooseStart(client, title))
  const { body } = await pay(client, checkout, method)
  if (method === 'card') {
    await payOnHostedPage(body.redirectUrl, cards.approved)
    await client.call('POST', `/checkouts/${checkout.id}/confirm-card`)
  }
  await t.drain()
  return (await client.call('GET', `/orders/${body.orderId}`)).body
}

const quote = (id: string, wanted: Wanted, client: Client = owner) => quoteChange(client, id, wanted)
const change = (id: string, wanted: Wanted, quoted: TourChangeQuote, client: Client = owner) =>
  changeOrder(client, id, { wanted, quoted })
const settled = (id: string, client: Client = owner) =>
  client.call('GET', `/orders/${id}`).then(async () => {
    await t.drain()
    return (await client.call('GET', `/orders/${id}`)).body
  })
const bookingOf = async (orderId: string) => {
  const [row] = await t.system.db.select().from(tourOwnBookings).where(eq(tourOwnBookings.resellerReference, orderId))
  return row
}
const left = async (day: string) => {
  const { body } = await owner.call('GET', `/tour-departures?from=${day}&to=${day}`)
  return body.find((one: { tourId: string }) => one.tourId === productId)?.left ?? 10
}

describe('an own tour', () => {
  const party = { adults: 2, children: [7] }

  test('is moved to another day at the same price, with its seats, voucher and mail', async () => {
    const order = await bought(OWN)
    const to = { ...start, day: addDays(order.offer.day, 2), ...party }
    const asked = await quote(order.id, to)
    expect(asked).toMatchObject({ pay: { amount: 0 }, refund: { amount: 0 }, offer: { day: to.day, time: '09:00' } })
    const [before, there] = [await left(order.offer.day), await left(to.day)]
    expect((await change(order.id, to, asked)).status).toBe(200)
    const after = await settled(order.id)
    expect(after).toMatchObject({ status: 'Issued', bookingReference: order.bookingReference, offer: { day: to.day } })
    expect(after.vouchers).toEqual(order.vouchers)
    expect([await left(order.offer.day), await left(to.day)]).toEqual([before + 3, there - 3])
    expect(await bookingOf(order.id)).toMatchObject({ status: 'confirmed', day: to.day, seats: 3 })
    expect(after.mails.map(({ subject }: { subject: string }) => subject)).toContainEqual(expect.stringContaining('is changed'))
  })

  test('for fewer people returns the difference exactly, and keeps those who stay', { tags: ['full'] }, async () => {
    const order = await bought(OWN)
    const to = { day: order.offer.day, time: '09:00', adults: 1, children: [7] }
    const asked = await quote(order.id, to)
    expect(asked).toMatchObject({
      before: { amount: 5_000_000 },
      after: { amount: 3_000_000 },
      refund: { amount: 2_000_000 },
      refundTo: 'wallet',
      participants: [{ givenName: 'Adaeze' }, { givenName: 'Zikora', index: 1 }],
    })
    const balanceBefore = await balance()
    const seats = await left(order.offer.day)
    expect((await change(order.id, to, asked)).status).toBe(200)
    const after = await settled(order.id)
    expect(after).toMatchObject({
      status: 'Issued',
      total: { amount: 3_000_000 },
      travellers: 2,
      money: {
        paid: { amount: 5_000_000 },
        refunded: { amount: 2_000_000 },
        due: { amount: 0 },
        retained: { amount: 3_000_000 },
      },
      participants: [{ givenName: 'Adaeze' }, { givenName: 'Zikora' }],
    })
    expect(after.vouchers.tickets).toHaveLength(2)
    // The payer and the seller of an own tour are one: its price was the agency's margin.
    expect(await balance()).toBe(balanceBefore)
    expect(await left(order.offer.day)).toBe(seats + 1)
    const booking = await bookingOf(order.id)
    expect(booking).toMatchObject({ seats: 2, retail: 3_000_000 })
    const { people } = openPeople(await ctxOf(t.system, 'owner@skyways.test'), booking ?? { peopleCipher: '' })
    expect(people.map(({ contact }) => contact.firstName)).toEqual(['Adaeze', 'Zikora'])
  })

  test('for more people is paid from the wallet, once, and a later cancellation returns both payments', {
    tags: ['full'],
  }, async () => {
    const order = await bought(OWN)
    const to = { day: order.offer.day, time: '09:00', adults: 3, children: [7] }
    const asked = await quote(order.id, to)
    expect(asked).toMatchObject({ pay: { amount: 2_000_000 }, after: { amount: 7_000_000 } })
    const answers = await Promise.all([change(order.id, to, asked), change(order.id, to, asked)])
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200)
    const after = await settled(order.id)
    expect(after).toMatchObject({
      total: { amount: 7_000_000 },
      margin: { amount: 7_000_000 },
      money: { paid: { amount: 7_000_000 }, due: { amount: 0 } },
    })
    expect(after.payments).toHaveLength(2)
    const cancelling = (await owner.call('GET', `/orders/${order.id}/cancellation`)).body
    expect(cancelling.refund).toEqual(after.total)
    const { refund, idempotencyKey } = cancelling
    expect((await owner.call('POST', `/orders/${order.id}/cancel`, { refund, idempotencyKey })).status).toBe(200)
    expect(await settled(order.id)).toMatchObject({
      status: 'Refunded',
      money: { refunded: { amount: 7_000_000 }, retained: { amount: 0 }, refunding: { amount: 0 } },
    })
  })

  test('is not changed to a full departure, to what it is, or at another difference', { tags: ['full'] }, async () => {
    const order = await bought(OWN)
    const to = { ...start, day: addDays(order.offer.day, 3), ...party }
    const asked = await quote(order.id, to)
    const moved = await change(order.id, to, { ...asked, refund: { ...asked.refund, amount: 1 } })
    expect(moved).toMatchObject({ status: 409, body: { code: 'tour.change-differs' } })
    const same = { day: order.offer.day, time: '09:00', ...party }
    const nothing = await change(order.id, same, await quote(order.id, same))
    expect(nothing).toMatchObject({ status: 422, body: { code: 'input.invalid' } })
    const { body } = await owner.call('GET', `/tour-departures?from=${to.day}&to=${to.day}`)
    await owner.call('PUT', `/tour-departures/${productId}/${ownOption.id}/${body[0].departureId}/capacity`, { seats: 2 })
    expect(await change(order.id, to, asked)).toMatchObject({ status: 410, body: { code: 'tour.no-availability' } })
    expect(await settled(order.id)).toMatchObject({ status: 'Issued', offer: { day: order.offer.day }, total: order.total })
  })

  test('is not changed once cancelling it costs something, nor by another agency', { tags: ['full'] }, async () => {
    const order = await bought(OWN)
    const to = { ...start, day: addDays(order.offer.day, 1), ...party }
    const asked = await quote(order.id, to)
    const savanna = await t.signIn('owner@savanna.test')
    expect((await change(order.id, to, asked, savanna)).status).toBe(404)
    t.setClock(() => new Date(Date.parse(`${order.offer.day}T09:00:00Z`) - 12 * 3_600_000))
    const late = await owner.call('GET', changePath(order.id, to))
    t.setClock(() => new Date())
    expect(late).toMatchObject({ status: 409, body: { code: 'tour.not-changeable' } })
  })
})

describe('a tour of a supplier over OCTO', { tags: ['full'] }, () => {
  const smaller = (order: { offer: { day: string; time: string | null } }): Wanted => ({
    day: order.offer.day,
    time: order.offer.time,
    adults: 1,
    children: [7],
  })

  test('is changed there, and the money of both sides follows', async () => {
    const order = await bought(WALK)
    const to = smaller(order)
    const asked = await quote(order.id, to)
    expect(asked.refund.amount).toBeGreaterThan(0)
    const before = await balance()
    expect((await change(order.id, to, asked)).status).toBe(200)
    const after = await settled(order.id)
    expect(after).toMatchObject({ status: 'Issued', total: asked.after, bookingReference: order.bookingReference })
    expect(after.vouchers.tickets).toHaveLength(2)
    expect(await balance()).toBe(before + (asked.wallet?.amount ?? Number.NaN))
    const back = { ...to, adults: 2 }
    const again = await quote(order.id, back)
    expect(again.pay).toEqual(asked.refund)
    const people = { participants: order.participants, answers: order.answers }
    const body = { ...back, pay: again.pay, refund: again.refund, idempotencyKey: again.idempotencyKey, people }
    expect((await owner.call('POST', `/orders/${order.id}/tour-change`, body)).status).toBe(200)
    expect(await settled(order.id)).toMatchObject({ total: order.total, participants: order.participants })
    expect(await balance()).toBe(before)
  })

  test.each([
    ['a refusal', 'booking-refused'],
    ['a price that rose', 'price-change'],
  ])('stays as it was after %s, and nothing is paid', async (_, fault) => {
    const order = await bought(WALK)
    const to = { ...smaller(order), adults: 3 }
    const asked = await quote(order.id, to)
    const before = await balance()
    await t.arm({ vendor: 'octo', fault, times: 1 })
    expect((await change(order.id, to, asked)).status).toBeGreaterThanOrEqual(409)
    const after = await settled(order.id)
    const { retained, due } = order.money
    expect(after).toMatchObject({ status: 'Issued', total: order.total, travellers: 3, money: { retained, due } })
    expect(await balance()).toBe(before)
    expect(await quote(order.id, to)).toMatchObject({ pay: asked.pay })
  })

  test('whose answer was lost is settled by what the supplier says', async () => {
    const order = await bought(WALK)
    const to = smaller(order)
    const asked = await quote(order.id, to)
    await t.arm({ vendor: 'octo', fault: 'accepted-then-lost', times: 1 })
    expect((await change(order.id, to, asked)).status).toBe(200)
    expect(await orderOf(order.id)).toMatchObject({ total: order.total })
    const { refund, idempotencyKey } = (await owner.call('GET', `/orders/${order.id}/cancellation`)).body
    const busy = await owner.call('POST', `/orders/${order.id}/cancel`, { refund, idempotencyKey })
    expect(busy).toMatchObject({ status: 409, body: { code: 'order.request-open' } })
    await t.drainLater()
    expect(await orderOf(order.id)).toMatchObject({ total: asked.after, travellers: 2, status: 'Issued' })
  })
})

describe('a customer of the storefront', { tags: ['full'] }, () => {
  test('changes a tour that costs less, to the card that paid, and is told to ask for one that costs more', async () => {
    const visitor = visitShop(t, 'skyways')
    const order = await bought(OWN, visitor, 'card')
    expect(order.actions).toContain('change')
    const more = { day: order.offer.day, time: '09:00', adults: 3, children: [7] }
    const dear = await quote(order.id, more, visitor)
    expect(dear.wallet).toBeNull()
    expect(await change(order.id, more, dear, visitor)).toMatchObject({ status: 409, body: { code: 'tour.change-costs' } })
    const less = { day: order.offer.day, time: '09:00', adults: 1, children: [] }
    const asked = await quote(order.id, less, visitor)
    expect(asked).toMatchObject({ refund: { amount: 3_000_000 }, refundTo: 'card' })
    const before = await balance()
    expect((await change(order.id, less, asked, visitor)).status).toBe(200)
    await expect
      .poll(async () => {
        await t.drainLater()
        return (await visitor.call('GET', `/orders/${order.id}`)).body
      }, patience)
      .toMatchObject({ status: 'Issued', payments: [{ returned: { amount: 3_000_000 } }], money: { due: { amount: 0 } } })
    expect(await balance()).toBe(before - 3_000_000)
    const stranger = visitShop(t, 'skyways')
    expect((await change(order.id, less, asked, stranger)).status).toBe(404)
  })
})
