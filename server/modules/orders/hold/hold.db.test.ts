import { describe, expect, test, vi } from 'vitest'
import { hold, holdableCheckout } from '#tests/book-flight.ts'
import { callsOf, heldOrder, payHeld, rowOf, supplierOf } from '#tests/held-order.ts'
import { Killed, openShop } from '#tests/open-shop.ts'
import { holdOrder } from '../fulfilment/hold-order.job.ts'
import { holdDeadline } from './hold-deadline.job.ts'

const { t, owner, orderOf, balance } = await openShop()

const eventsOf = async (id: string) => (await orderOf(id)).timeline.map((line: { event: string }) => line.event)

describe('holding', () => {
  test("stores the airline's locator and deadlines, charges nothing, and mails the agency", async () => {
    const before = await balance()
    const { order, checkout } = await heldOrder(t, owner, 0)
    expect(order).toMatchObject({ bookingReference: expect.stringMatching(/^[A-Z0-9]{6}$/), payments: [], isHolding: false })
    expect(order.payBy).toBe(checkout.hold?.until)
    expect(order.departure).toEqual({ city: 'Lagos', zone: 'Africa/Lagos' })
    expect(order.money.due).toEqual(checkout.offer.total)
    expect(order.actions).toContain('release')
    expect(await balance()).toBe(before)
    expect(order.mails.map((mail: { subject: string }) => mail.subject)).toEqual([`Held: ${order.title} (${order.number})`])
    const pdf = await owner.call('GET', `/orders/${order.id}/e-ticket.pdf`)
    expect(pdf.status).toBe(200)
  })

  test('with eight concurrent clicks makes one order and one hold', async () => {
    const checkout = await holdableCheckout(owner, { index: 1 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => hold(owner, checkout)))
    const ids = new Set(answers.filter((one) => one.status === 200).map((one) => one.body.orderId))
    expect(ids.size).toBe(1)
    expect(answers.filter((one) => one.status !== 200).every((one) => one.body.code === 'checkout.busy')).toBe(true)
    await t.drain()
    expect(await callsOf(t, [...ids][0], 'hold')).toEqual(['booked'])
  })

  test('is refused for a fare that requires instant payment', { tags: ['full'] }, async () => {
    const checkout = await holdableCheckout(owner, { index: 0, holds: false })
    expect(checkout.hold).toBeNull()
    expect((await hold(owner, checkout)).body.code).toBe('checkout.not-holdable')
  })

  test('with another total than shown is refused', { tags: ['full'] }, async () => {
    const checkout = await holdableCheckout(owner, { index: 2 })
    const answer = await owner.call('POST', `/checkouts/${checkout.id}/hold`, {
      idempotencyKey: checkout.idempotencyKey,
      total: { ...checkout.offer.total, amount: 1 },
    })
    expect(answer.body.code).toBe('checkout.price-changed')
  })

  test('with a lost response is found at the airline and never repeated', { tags: ['full'] }, async () => {
    const checkout = await holdableCheckout(owner, { index: 3 })
    await t.arm({ vendor: 'duffel', fault: 'accepted-then-lost', times: 1 })
    const { orderId } = (await hold(owner, checkout)).body
    await t.drain()
    expect((await orderOf(orderId)).isHolding).toBe(true)
    await t.drainLater()
    expect((await orderOf(orderId)).status).toBe('Not Paid')
    expect(await callsOf(t, orderId, 'hold')).toEqual(['unknown'])
  })

  test('is adopted after the process died once the airline had held', { tags: ['full'] }, async () => {
    const checkout = await holdableCheckout(owner, { index: 4 })
    const supplier = supplierOf(t, checkout)
    const { orderId } = (await hold(owner, checkout)).body
    const real = supplier.hold
    vi.spyOn(supplier, 'hold').mockImplementationOnce(async (booking) => {
      await real(booking)
      throw new Killed()
    })
    await expect(holdOrder.handle(t.system, { agencyId: (await rowOf(t, orderId)).agencyId, orderId })).rejects.toThrow(Killed)
    await t.drain()
    await t.drainLater()
    expect((await orderOf(orderId)).status).toBe('Not Paid')
  })

  test('without confirmation fails after about a minute, and one that appears later is released', {
    tags: ['full'],
  }, async () => {
    const checkout = await holdableCheckout(owner, { index: 5 })
    const supplier = supplierOf(t, checkout)
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
    const there = await supplier.findBooking({ reference: orderId, supplierOfferId: (await rowOf(t, orderId)).supplierOfferId })
    expect(there?.status).toBe('cancelled')
  })

  test('that the airline refuses fails the order with its reason', { tags: ['full'] }, async () => {
    const checkout = await holdableCheckout(owner, { index: 6 })
    await t.arm({ vendor: 'duffel', fault: 'sold-out', times: 1 })
    const { orderId } = (await hold(owner, checkout)).body
    await t.drain()
    const order = await orderOf(orderId)
    expect(order.status).toBe('Failed')
    expect(order.timeline.at(-1).note).toContain('before it was held')
  })
})

describe('the end of a hold', () => {
  test('by release: nothing is charged, the airline gets its seats back, and it cannot be paid', async () => {
    const held = await heldOrder(t, owner, 16)
    const before = await balance()
    expect((await owner.call('POST', `/orders/${held.id}/release`)).status).toBe(200)
    expect((await owner.call('POST', `/orders/${held.id}/release`)).status).toBe(200)
    expect((await orderOf(held.id)).status).toBe('Cancelled')
    expect((await held.supplier.getOrder(held.order.supplierOrderId)).status).toBe('cancelled')
    expect((await payHeld(owner, held)).body.code).toBe('order.hold-lapsed')
    expect(await balance()).toBe(before)
  })

  test('by the airline before the deadline: paying detects it, and nothing is charged', { tags: ['full'] }, async () => {
    const held = await heldOrder(t, owner, 17)
    await held.supplier.release(held.order.supplierOrderId)
    const before = await balance()
    expect((await payHeld(owner, held)).body.code).toBe('order.hold-lapsed')
    expect((await orderOf(held.id)).status).toBe('AutoCanceled')
    expect(await balance()).toBe(before)
  })

  test('at its deadline: the agency was reminded before, then the order expires', { tags: ['full'] }, async () => {
    const held = await heldOrder(t, owner, 18)
    const { agencyId } = await rowOf(t, held.id)
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
    expect((await payHeld(owner, held)).body.code).toBe('order.hold-lapsed')
  })

  test('moves with a deadline that the airline extended', { tags: ['full'] }, async () => {
    const held = await heldOrder(t, owner, 21)
    const { agencyId } = await rowOf(t, held.id)
    const deadline = new Date(held.order.payBy)
    const later = new Date(deadline.getTime() + 3_600_000).toISOString()
    const said = await held.supplier.getOrder(held.order.supplierOrderId)
    vi.spyOn(held.supplier, 'getOrder').mockResolvedValue({ ...said, payBy: later })
    t.setClock(() => deadline)
    await holdDeadline.handle(t.system, { agencyId, orderId: held.id, tries: 3, what: 'end' })
    expect(await orderOf(held.id)).toMatchObject({ status: 'Not Paid', payBy: later })
  })

  test("between the payment and the airline's response: the order fails and is refunded", { tags: ['full'] }, async () => {
    const held = await heldOrder(t, owner, 19)
    const before = await balance()
    await payHeld(owner, held)
    await held.supplier.release(held.order.supplierOrderId)
    await t.drain()
    expect((await orderOf(held.id)).status).toBe('Refunded')
    expect(await balance()).toBe(before)
  })
})

test('a note is listed with its author in the notes and in the history', { tags: ['full'] }, async () => {
  const held = await heldOrder(t, owner, 20)
  expect((await owner.call('POST', `/orders/${held.id}/notes`, { text: '  Call Mrs Eze on Monday ' })).status).toBe(200)
  expect((await owner.call('POST', `/orders/${held.id}/notes`, { text: ' ' })).body.code).toBe('input.invalid')
  expect((await orderOf(held.id)).notes).toMatchObject([{ author: 'Adaeze Okonkwo', text: 'Call Mrs Eze on Monday' }])
})
