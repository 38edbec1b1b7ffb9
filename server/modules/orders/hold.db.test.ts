import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Checkout } from '#contract/checkouts.ts'
import type { FlightSupplier } from '#integrations/flights/port.ts'
import { type Client, type TestApp, testApp } from '#tests/app.ts'
import { holdableCheckout, hold } from '#tests/book-flight.ts'
import { checkInvariants } from '#tests/check-invariants.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'
import { fulfilments, orders } from '../../db/schema/index.ts'
import { holdDeadline } from './hold-deadline.job.ts'
import { holdOrder } from './hold-order.job.ts'

let t: TestApp
let owner: Client

beforeAll(async () => {
  t = await testApp()
  owner = await t.signIn('owner@skyways.test')
})
afterEach(async () => {
  vi.restoreAllMocks()
  t.setClock(() => new Date())
  expect(await checkInvariants(t.databaseUrl)).toEqual([])
})
afterAll(() => t.close())

const orderOf = async (id: string) => (await owner.call('GET', `/orders/${id}`)).body
const balance = async () => (await owner.call('GET', '/wallet')).body.balance.amount
const eventsOf = async (id: string) => (await orderOf(id)).timeline.map((line: { event: string }) => line.event)

async function rowOf(id: string) {
  const [row] = await t.system.db.select().from(orders).where(eq(orders.id, id))
  if (!row) throw new Error('no order')
  return row
}

function supplierOf(checkout: Checkout): FlightSupplier {
  const supplier = t.system.integrations.flights.find((one) => one.id === checkout.offer.supplier)
  if (!supplier) throw new Error('no supplier')
  return supplier
}

const callsOf = async (id: string, kind: 'hold' | 'pay') =>
  (
    await t.system.db
      .select()
      .from(fulfilments)
      .where(and(eq(fulfilments.orderId, id), eq(fulfilments.kind, kind)))
  ).map((call) => call.state)

/** An order that the airline holds. */
async function heldOrder(index: number) {
  const checkout = await holdableCheckout(owner, { index })
  const answer = await hold(owner, checkout)
  expect(answer.status).toBe(200)
  const id = String(answer.body.orderId)
  await t.drain()
  const order = await orderOf(id)
  expect(order.status).toBe('Not Paid')
  return { id, order, checkout, supplier: supplierOf(checkout) }
}

type Held = Awaited<ReturnType<typeof heldOrder>>

const bodyFor = (order: Held['order'], method: string) => {
  const total = order.pay.methods.find((one: { id: string }) => one.id === method).total
  return { method, total, idempotencyKey: order.pay.idempotencyKey }
}
const payHeld = ({ id, order }: Pick<Held, 'id' | 'order'>, method = 'wallet') =>
  owner.call('POST', `/orders/${id}/pay`, bodyFor(order, method))

/** The process dies: what would have been done next never happens. */
class Killed extends Error {}

describe('holding', () => {
  test('the airline holds the seats: not paid, a locator, deadlines, nothing charged, the agency mailed', async () => {
    const before = await balance()
    const { order, checkout } = await heldOrder(0)
    expect(order).toMatchObject({ bookingReference: expect.stringMatching(/^[A-Z0-9]{6}$/), payments: [], isHolding: false })
    expect(order.payBy).toBe(checkout.hold?.until)
    expect(order.due).toEqual(checkout.offer.total)
    expect(order.actions).toContain('release')
    expect(await balance()).toBe(before)
    expect(order.mails.map((mail: { subject: string }) => mail.subject)).toEqual([`Held: ${order.title} (${order.number})`])
    const pdf = await owner.call('GET', `/orders/${order.id}/e-ticket.pdf`)
    expect(pdf.status).toBe(200)
  })

  test('eight clicks at once are one order and one hold', async () => {
    const checkout = await holdableCheckout(owner, { index: 1 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => hold(owner, checkout)))
    const ids = new Set(answers.filter((one) => one.status === 200).map((one) => one.body.orderId))
    expect(ids.size).toBe(1)
    expect(answers.filter((one) => one.status !== 200).every((one) => one.body.code === 'checkout.busy')).toBe(true)
    await t.drain()
    expect(await callsOf([...ids][0], 'hold')).toEqual(['booked'])
  })

  test('a fare that the airline wants paid at once is refused', async () => {
    const checkout = await holdableCheckout(owner, { index: 0, holds: false })
    expect(checkout.hold).toBeNull()
    expect((await hold(owner, checkout)).body.code).toBe('checkout.not-holdable')
  })

  test('another total than shown is refused', async () => {
    const checkout = await holdableCheckout(owner, { index: 2 })
    const answer = await owner.call('POST', `/checkouts/${checkout.id}/hold`, {
      idempotencyKey: checkout.idempotencyKey,
      total: { ...checkout.offer.total, amount: 1 },
    })
    expect(answer.body.code).toBe('checkout.price-changed')
  })

  test('a hold whose answer is lost is found again and never asked for twice', async () => {
    const checkout = await holdableCheckout(owner, { index: 3 })
    await t.arm({ vendor: 'duffel', fault: 'accepted-then-lost', times: 1 })
    const { orderId } = (await hold(owner, checkout)).body
    await t.drain()
    expect((await orderOf(orderId)).isHolding).toBe(true)
    await t.drainLater()
    expect((await orderOf(orderId)).status).toBe('Not Paid')
    expect(await callsOf(orderId, 'hold')).toEqual(['unknown'])
  })

  test('a process that dies after the airline held: the hold is adopted', async () => {
    const checkout = await holdableCheckout(owner, { index: 4 })
    const supplier = supplierOf(checkout)
    const { orderId } = (await hold(owner, checkout)).body
    const real = supplier.hold
    vi.spyOn(supplier, 'hold').mockImplementationOnce(async (booking) => {
      await real(booking)
      throw new Killed()
    })
    await expect(holdOrder.handle(t.system, { agencyId: (await rowOf(orderId)).agencyId, orderId })).rejects.toThrow(Killed)
    await t.drain()
    await t.drainLater()
    expect((await orderOf(orderId)).status).toBe('Not Paid')
  })

  test('a hold that nobody confirms fails after about a minute, and one that appears later is given back', async () => {
    const checkout = await holdableCheckout(owner, { index: 5 })
    const supplier = supplierOf(checkout)
    await t.arm({ vendor: 'duffel', fault: 'accepted-then-lost', times: 1 })
    const unseen = vi.spyOn(supplier, 'findBooking').mockResolvedValue(null)
    const { orderId } = (await hold(owner, checkout)).body
    for (let look = 0; look < 6; look += 1) await t.drainLater()
    const failed = await orderOf(orderId)
    expect(failed.status).toBe('Failed')
    expect(failed.timeline.at(-1).note).toContain('Nothing was charged')
    unseen.mockRestore()
    await t.drainLater()
    expect(await eventsOf(orderId)).toContain('Seats given back to the airline')
    const there = await supplier.findBooking({ reference: orderId, supplierOfferId: (await rowOf(orderId)).supplierOfferId })
    expect(there?.status).toBe('cancelled')
  })

  test('a refused hold fails the order with the airline’s reason', async () => {
    const checkout = await holdableCheckout(owner, { index: 6 })
    await t.arm({ vendor: 'duffel', fault: 'sold-out', times: 1 })
    const { orderId } = (await hold(owner, checkout)).body
    await t.drain()
    const order = await orderOf(orderId)
    expect(order.status).toBe('Failed')
    expect(order.timeline.at(-1).note).toContain('before it was held')
  })
})

describe('paying a held order', () => {
  test('from the wallet: the hold is paid once, tickets come, exactly the total moves', async () => {
    const held = await heldOrder(7)
    const before = await balance()
    expect((await payHeld(held)).body).toEqual({ orderId: held.id, redirectUrl: null })
    expect(await balance()).toBe(before - held.order.total.amount)
    await t.drain()
    const issued = await orderOf(held.id)
    expect(issued.status).toBe('Issued')
    expect(issued.bookingReference).toBe(held.order.bookingReference)
    expect(await callsOf(held.id, 'pay')).toEqual(['booked'])
    expect(await balance()).toBe(before - held.order.total.amount + issued.margin.amount)
  })

  test('eight clicks under one key and eight under others are one charge and one payment at the airline', async () => {
    const held = await heldOrder(8)
    const before = await balance()
    const body = bodyFor(held.order, 'wallet')
    const keys = [...Array(8).fill(body.idempotencyKey), ...Array.from({ length: 8 }, (_, n) => `another-key-${n}`)]
    const answers = await Promise.all(
      keys.map((idempotencyKey) => owner.call('POST', `/orders/${held.id}/pay`, { ...body, idempotencyKey })),
    )
    expect(answers.some((one) => one.status === 200)).toBe(true)
    expect(answers.every((one) => one.status === 200 || one.body.code === 'checkout.busy')).toBe(true)
    expect(await balance()).toBe(before - held.order.total.amount)
    await t.drain()
    expect((await orderOf(held.id)).payments).toHaveLength(1)
    expect(await callsOf(held.id, 'pay')).toEqual(['booked'])
  })

  test('by card: the money counts when the gateway says so, the fee on top', async () => {
    const held = await heldOrder(9)
    const started = await payHeld(held, 'card')
    await payOnHostedPage(started.body.redirectUrl, cards.threeDSecure)
    expect((await owner.call('POST', `/orders/${held.id}/confirm-payment`)).body.status).toBe('succeeded')
    await t.drain()
    const issued = await orderOf(held.id)
    expect(issued.status).toBe('Issued')
    expect(issued.total.amount).toBe(held.order.pay.total.amount + issued.payments[0].fee.amount)
    expect(issued.due.amount).toBe(0)
  })

  test('a declined card charges nothing, and the order is payable again under a fresh key', async () => {
    const held = await heldOrder(10)
    const started = await payHeld(held, 'card')
    await payOnHostedPage(started.body.redirectUrl, cards.declined)
    expect((await owner.call('POST', `/orders/${held.id}/confirm-payment`)).body.status).toBe('failed')
    const again = await orderOf(held.id)
    expect(again.status).toBe('Not Paid')
    expect(again.pay.idempotencyKey).not.toBe(held.order.pay.idempotencyKey)
    expect((await payHeld({ id: held.id, order: again })).status).toBe(200)
    await t.drain()
  })

  test('a wallet that is too low is code 82 with the balance; the hold stays', async () => {
    const savanna = await t.signIn('owner@savanna.test')
    const checkout = await holdableCheckout(savanna, { index: 0, adults: 9, cabin: 'business' })
    const { orderId } = (await hold(savanna, checkout)).body
    await t.drain()
    const order = (await savanna.call('GET', `/orders/${orderId}`)).body
    const refused = await savanna.call('POST', `/orders/${orderId}/pay`, bodyFor(order, 'wallet'))
    expect(refused).toMatchObject({ status: 402, body: { code: 'payment.balance-low', data: { dialogCode: '82' } } })
    expect((await savanna.call('GET', `/orders/${orderId}`)).body.status).toBe('Not Paid')
  })

  test('a payment whose answer is lost is asked about and never made twice', async () => {
    const held = await heldOrder(11)
    await t.arm({ vendor: 'duffel', fault: 'accepted-then-lost', times: 1 })
    await payHeld(held)
    await t.drain()
    expect((await orderOf(held.id)).status).toBe('PendingTicketIssue')
    await t.drainLater()
    expect((await orderOf(held.id)).status).toBe('Issued')
    expect(await callsOf(held.id, 'pay')).toEqual(['unknown'])
  })

  test('a payment that nobody can confirm waits for a person, who returns the money; the seats go back', async () => {
    const held = await heldOrder(12)
    const before = await balance()
    vi.spyOn(held.supplier, 'pay').mockRejectedValueOnce(new Killed())
    await payHeld(held)
    await expect(t.drain()).rejects.toThrow(Killed)
    for (let look = 0; look < 7; look += 1) await t.drainLater()
    const waiting = await orderOf(held.id)
    expect(waiting.status).toBe('AwaitingAdmin')
    expect(waiting.calls.map((call: { kind: string; state: string }) => `${call.kind} ${call.state}`)).toEqual([
      'hold booked',
      'pay calling',
    ])
    const desk = (await owner.call('GET', '/orders/desk')).body.items
    expect(desk).toMatchObject([{ id: held.id, atRisk: held.order.total, reason: expect.stringContaining('payment') }])
    await owner.call('POST', `/orders/${held.id}/decide`, { decision: 'fail-and-refund', note: 'Asked by phone' })
    await t.drain()
    expect((await orderOf(held.id)).status).toBe('Refunded')
    expect(await balance()).toBe(before)
    expect((await held.supplier.getOrder(held.order.supplierOrderId)).status).toBe('cancelled')
  })

  test('a refused ticket fails the order, the money goes back and so do the seats', async () => {
    const held = await heldOrder(13)
    const before = await balance()
    await t.arm({ vendor: 'duffel', fault: 'ticket-refused', times: 1 })
    await payHeld(held)
    await t.drain()
    expect((await orderOf(held.id)).status).toBe('Refunded')
    expect(await balance()).toBe(before)
    expect((await held.supplier.getOrder(held.order.supplierOrderId)).status).toBe('cancelled')
  })

  test('a price that moved after the guarantee is refused with what moved; paying the new total accepts it', async () => {
    const held = await heldOrder(14)
    const row = await rowOf(held.id)
    // The sandbox raises a held fare while it refuses a payment of the old one.
    await t.arm({ vendor: 'duffel', fault: 'price-change', times: 1 })
    await held.supplier.pay(row.supplierOrderId ?? '', row.waterfall.net).catch(() => undefined)
    const before = await balance()
    const refused = await payHeld(held)
    expect(refused.body.code).toBe('checkout.price-changed')
    const { total, moved } = refused.body.data
    expect(total.amount).toBeGreaterThan(held.order.total.amount)
    expect(moved.reduce((sum: number, move: { amount: { amount: number } }) => sum + move.amount.amount, 0)).toBe(
      total.amount - held.order.total.amount,
    )
    expect(await balance()).toBe(before)
    const accepted = await owner.call('POST', `/orders/${held.id}/pay`, { ...bodyFor(held.order, 'wallet'), total })
    expect(accepted.status).toBe(200)
    await t.drain()
    const issued = await orderOf(held.id)
    expect(issued).toMatchObject({ status: 'Issued', total })
    expect(await balance()).toBe(before - total.amount + issued.margin.amount)
  })

  test('a card that is charged after the order was released goes back by itself', async () => {
    const held = await heldOrder(15)
    const started = await payHeld(held, 'card')
    expect((await owner.call('POST', `/orders/${held.id}/release`)).status).toBe(200)
    await payOnHostedPage(started.body.redirectUrl, cards.approved)
    await owner.call('POST', `/orders/${held.id}/confirm-payment`)
    const settled = async () => {
      await t.drainLater()
      return (await orderOf(held.id)).payments[0].status
    }
    await expect.poll(settled, { timeout: 15_000, interval: 250 }).toBe('refunded')
  })
})

describe('when a hold ends', () => {
  test('released: nothing is charged, the airline has its seats, and it cannot be paid', async () => {
    const held = await heldOrder(16)
    const before = await balance()
    expect((await owner.call('POST', `/orders/${held.id}/release`)).status).toBe(200)
    expect((await owner.call('POST', `/orders/${held.id}/release`)).status).toBe(200)
    expect((await orderOf(held.id)).status).toBe('Cancelled')
    expect((await held.supplier.getOrder(held.order.supplierOrderId)).status).toBe('cancelled')
    expect((await payHeld(held)).body.code).toBe('order.hold-lapsed')
    expect(await balance()).toBe(before)
  })

  test('given up early by the airline: paying finds out, nothing is charged', async () => {
    const held = await heldOrder(17)
    await held.supplier.release(held.order.supplierOrderId)
    const before = await balance()
    expect((await payHeld(held)).body.code).toBe('order.hold-lapsed')
    expect((await orderOf(held.id)).status).toBe('AutoCanceled')
    expect(await balance()).toBe(before)
  })

  test('at its deadline: the agency was reminded before, then the order expires', async () => {
    const held = await heldOrder(18)
    const { agencyId } = await rowOf(held.id)
    const job = { agencyId, orderId: held.id, tries: 0 }
    await holdDeadline.handle(t.system, { ...job, what: 'remind' })
    await t.drain()
    expect((await orderOf(held.id)).mails[0].subject).toBe(
      `Pay soon or lose the seats: ${held.order.number}, ${held.order.title}`,
    )
    await held.supplier.release(held.order.supplierOrderId)
    const deadline = new Date(held.order.payBy)
    t.setClock(() => deadline)
    await holdDeadline.handle(t.system, { ...job, what: 'end' })
    expect((await orderOf(held.id)).status).toBe('Expired')
    t.setClock(() => new Date())
    expect((await payHeld(held)).body.code).toBe('order.hold-lapsed')
  })

  test('lapsed between the payment and the airline: the order fails and the money goes back', async () => {
    const held = await heldOrder(19)
    const before = await balance()
    await payHeld(held)
    await held.supplier.release(held.order.supplierOrderId)
    await t.drain()
    expect((await orderOf(held.id)).status).toBe('Refunded')
    expect(await balance()).toBe(before)
  })
})

test('a note stands with its author in the notes and in the history', async () => {
  const held = await heldOrder(20)
  expect((await owner.call('POST', `/orders/${held.id}/notes`, { text: '  Call Mrs Eze on Monday ' })).status).toBe(200)
  expect((await owner.call('POST', `/orders/${held.id}/notes`, { text: ' ' })).body.code).toBe('input.invalid')
  expect((await orderOf(held.id)).notes).toMatchObject([{ author: 'Adaeze Okonkwo', text: 'Call Mrs Eze on Monday' }])
})
