import { and, eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { oneAdultToAbuja, pay, readyCheckout } from '#tests/book-flight.ts'
import { Killed, openShop } from '#tests/open-shop.ts'
import { fulfilments, orders } from '../../../db/schema/index.ts'
import { issueOrder } from './issue-order.job.ts'
import { reconcileOrder } from './reconcile-order.job.ts'

const { t, owner, orderOf, balance } = await openShop()

async function paidOrder(index: number) {
  const checkout = await readyCheckout(owner, oneAdultToAbuja, { index, supplier: 'duffel' })
  const { orderId } = (await pay(owner, checkout, 'wallet')).body
  const [row] = await t.system.db.select().from(orders).where(eq(orders.id, orderId))
  if (!row) throw new Error('no order')
  return { orderId: String(orderId), agencyId: row.agencyId, offerId: row.supplierOfferId }
}

/** The number of orders that the supplier has for an offer, read from the supplier itself. */
async function bookedAtSupplier(offerId: string): Promise<number> {
  const answer = await fetch(`${t.sandboxUrl}/duffel/air/orders?offer_id=${encodeURIComponent(offerId)}`, {
    headers: { authorization: 'Bearer duffel_test_sandbox', 'duffel-version': 'v2' },
  })
  const body: { data: unknown[] } = Object(await answer.json())
  return body.data.length
}

const duffel = () => {
  const supplier = t.system.integrations.flights.find((one) => one.id === 'duffel')
  if (!supplier) throw new Error('no supplier')
  return supplier
}

describe('a process that dies while issuing', () => {
  test('after the supplier booked and before the answer was stored: the booking is adopted, never repeated', async () => {
    const { orderId, agencyId, offerId } = await paidOrder(10)
    const book = duffel().book
    vi.spyOn(duffel(), 'book').mockImplementationOnce(async (booking) => {
      await book(booking)
      throw new Killed()
    })
    await expect(issueOrder.handle(t.system, { agencyId, orderId })).rejects.toThrow(Killed)
    expect((await orderOf(orderId)).status).toBe('PendingTicketIssue')
    await t.drain()
    await t.drainLater()
    expect((await orderOf(orderId)).status).toBe('Issued')
    expect(await bookedAtSupplier(offerId)).toBe(1)
  })

  test('after the intent was stored and before the call: the order is escalated, and a person can refund it', {
    tags: ['full'],
  }, async () => {
    const before = await balance()
    const { orderId, agencyId, offerId } = await paidOrder(11)
    vi.spyOn(duffel(), 'book').mockRejectedValueOnce(new Killed())
    await expect(issueOrder.handle(t.system, { agencyId, orderId })).rejects.toThrow(Killed)
    for (let look = 0; look < 6; look += 1) await t.drainLater()
    const waiting = await orderOf(orderId)
    expect(waiting.status).toBe('AwaitingAdmin')
    expect(waiting.actions).toEqual(expect.arrayContaining(['check-again', 'mark-issued', 'fail-and-refund']))
    expect(await bookedAtSupplier(offerId)).toBe(0)
    const decided = await owner.call('POST', `/orders/${orderId}/decide`, {
      decision: 'fail-and-refund',
      note: 'Not at the airline',
    })
    expect(decided.status).toBe(200)
    await t.drain()
    expect((await orderOf(orderId)).status).toBe('Refunded')
    expect(await balance()).toBe(before)
  })
})

test("a webhook that arrives before the call's response: the response changes nothing and leaves no call open", {
  tags: ['full'],
}, async () => {
  const { orderId, agencyId, offerId } = await paidOrder(14)
  const book = duffel().book
  vi.spyOn(duffel(), 'book').mockImplementationOnce(async (booking) => {
    const answer = await book(booking)
    await reconcileOrder.handle(t.system, { agencyId, orderId, tries: 0 })
    return answer
  })
  await issueOrder.handle(t.system, { agencyId, orderId })
  expect(await orderOf(orderId)).toMatchObject({ status: 'Issued', calls: [{ kind: 'book', state: 'booked' }] })
  expect(await bookedAtSupplier(offerId)).toBe(1)
})

describe('a decision by a person', { tags: ['full'] }, () => {
  async function awaiting(index: number) {
    const paid = await paidOrder(index)
    vi.spyOn(duffel(), 'book').mockRejectedValueOnce(new Killed())
    await expect(issueOrder.handle(t.system, paid)).rejects.toThrow(Killed)
    for (let look = 0; look < 6; look += 1) await t.drainLater()
    return paid
  }

  test('to record issued tickets needs the locator and one number a traveller, and posts the money like any issue', async () => {
    const { orderId } = await awaiting(12)
    const decide = (body: object) => owner.call('POST', `/orders/${orderId}/decide`, { decision: 'mark-issued', ...body })
    expect((await decide({ ticketNumbers: [], bookingReference: 'ABC123' })).body.code).toBe('input.invalid')
    expect((await decide({ ticketNumbers: ['7101234567890'], bookingReference: 'ABC123' })).status).toBe(200)
    expect(await orderOf(orderId)).toMatchObject({
      status: 'Issued',
      bookingReference: 'ABC123',
      people: [{ ticketNumber: '710-1234567890' }],
    })
    expect((await decide({ ticketNumbers: ['7101234567890'], bookingReference: 'ABC123' })).body.code).toBe(
      'order.illegal-transition',
    )
  })
})

test('an airline that cannot be reached is called three times in total, then the order is refunded', {
  tags: ['full'],
}, async () => {
  const before = await balance()
  const { orderId, agencyId } = await paidOrder(13)
  await t.arm({ vendor: 'duffel', fault: '503', path: '/air/orders', times: 10 })
  for (let look = 0; look < 5; look += 1) await t.drainLater()
  const calls = await t.system.db
    .select()
    .from(fulfilments)
    .where(and(eq(fulfilments.agencyId, agencyId), eq(fulfilments.orderId, orderId)))
  expect(calls.map((call) => call.state)).toEqual(['refused', 'refused', 'refused'])
  expect((await orderOf(orderId)).status).toBe('Refunded')
  expect(await balance()).toBe(before)
})
