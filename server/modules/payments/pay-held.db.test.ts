import { describe, expect, test, vi } from 'vitest'
import { formatMoney } from '#domain/money/money.ts'
import { hold, holdableCheckout } from '#tests/book-flight.ts'
import { callsOf, heldOrder, payHeld, paymentOf, rowOf } from '#tests/held-order.ts'
import { Killed, openShop } from '#tests/open-shop.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'
import { systemCtx } from '../../ctx.ts'
import { settlePayment } from './settle-payment.ts'

const { t, owner, orderOf, balance } = await openShop()

describe('paying a held order', () => {
  test('from the wallet pays the hold once, issues tickets, and charges exactly the total', { tags: ['full'] }, async () => {
    const held = await heldOrder(t, owner, 7)
    const before = await balance()
    expect((await payHeld(owner, held)).body).toEqual({ orderId: held.id, redirectUrl: null })
    expect(await balance()).toBe(before - held.order.total.amount)
    await t.drain()
    const issued = await orderOf(held.id)
    expect(issued.status).toBe('Issued')
    expect(issued.bookingReference).toBe(held.order.bookingReference)
    expect(await callsOf(t, held.id, 'pay')).toEqual(['booked'])
    expect(await balance()).toBe(before - held.order.total.amount + issued.margin.amount)
  })

  test('with eight clicks under one key and eight under others is one charge and one payment at the airline', async () => {
    const held = await heldOrder(t, owner, 8)
    const before = await balance()
    const body = paymentOf(held.order, 'wallet')
    const keys = [...Array(8).fill(body.idempotencyKey), ...Array.from({ length: 8 }, (_, n) => `another-key-${n}`)]
    const answers = await Promise.all(
      keys.map((idempotencyKey) => owner.call('POST', `/orders/${held.id}/pay`, { ...body, idempotencyKey })),
    )
    expect(answers.some((one) => one.status === 200)).toBe(true)
    expect(answers.every((one) => one.status === 200 || one.body.code === 'checkout.busy')).toBe(true)
    expect(await balance()).toBe(before - held.order.total.amount)
    await t.drain()
    expect((await orderOf(held.id)).payments).toHaveLength(1)
    expect(await callsOf(t, held.id, 'pay')).toEqual(['booked'])
  })

  test('by card counts when the gateway confirms it, with the fee on top', { tags: ['full'] }, async () => {
    const held = await heldOrder(t, owner, 9)
    const started = await payHeld(owner, held, 'card')
    await payOnHostedPage(started.body.redirectUrl, cards.threeDSecure)
    expect((await owner.call('POST', `/orders/${held.id}/confirm-payment`)).body.status).toBe('succeeded')
    await t.drain()
    const issued = await orderOf(held.id)
    expect(issued.status).toBe('Issued')
    expect(issued.total.amount).toBe(held.order.pay.total.amount + issued.payments[0].fee.amount)
    expect(issued.money.due.amount).toBe(0)
  })

  test('with another amount than due does not count; the order shows the received amount and stays payable', {
    tags: ['full'],
  }, async () => {
    const held = await heldOrder(t, owner, 22)
    expect(held.order.otherAmount).toBeNull()
    const started = await payHeld(owner, held, 'card')
    await payOnHostedPage(started.body.redirectUrl, cards.approved)
    const [{ id: paymentId, amount: arrived }] = (await orderOf(held.id)).payments
    await t.system.db.$client.query('update payments set amount = amount + 100 where id = $1', [paymentId])
    const { agencyId } = await rowOf(t, held.id)
    await settlePayment(await systemCtx(t.system, agencyId), { paymentId, giveUp: 'wrong-amount' })
    const order = await orderOf(held.id)
    const asked = { ...arrived, amount: arrived.amount + 100 }
    expect(order.otherAmount).toBe(
      `The gateway reports ${formatMoney(arrived)} where ${formatMoney(asked)} was asked. A person must check with the gateway.`,
    )
    expect([order.status, order.money.paid.amount, order.money.due]).toEqual(['Not Paid', 0, held.order.money.due])
    expect((await payHeld(owner, { id: held.id, order })).status).toBe(200)
    await t.drain()
    expect(await orderOf(held.id)).toMatchObject({ status: 'Issued', otherAmount: null })
  })

  test('with a declined card charges nothing, and the order is payable again under a new key', {
    tags: ['full'],
  }, async () => {
    const held = await heldOrder(t, owner, 10)
    const started = await payHeld(owner, held, 'card')
    await payOnHostedPage(started.body.redirectUrl, cards.declined)
    expect((await owner.call('POST', `/orders/${held.id}/confirm-payment`)).body.status).toBe('failed')
    const again = await orderOf(held.id)
    expect(again.status).toBe('Not Paid')
    expect(again.pay.idempotencyKey).not.toBe(held.order.pay.idempotencyKey)
    expect((await payHeld(owner, { id: held.id, order: again })).status).toBe(200)
    await t.drain()
  })

  test('with a low balance is code 82 with the balance; the hold stays', { tags: ['full'] }, async () => {
    const savanna = await t.signIn('owner@savanna.test')
    const checkout = await holdableCheckout(savanna, { index: 0, adults: 9, cabin: 'business' })
    const { orderId } = (await hold(savanna, checkout)).body
    await t.drain()
    const order = (await savanna.call('GET', `/orders/${orderId}`)).body
    const refused = await savanna.call('POST', `/orders/${orderId}/pay`, paymentOf(order, 'wallet'))
    expect(refused).toMatchObject({ status: 402, body: { code: 'payment.balance-low', data: { dialogCode: '82' } } })
    expect((await savanna.call('GET', `/orders/${orderId}`)).body.status).toBe('Not Paid')
  })

  test('with a lost response is looked up and never repeated', { tags: ['full'] }, async () => {
    const held = await heldOrder(t, owner, 11)
    await t.arm({ vendor: 'duffel', fault: 'accepted-then-lost', times: 1 })
    await payHeld(owner, held)
    await t.drain()
    expect((await orderOf(held.id)).status).toBe('PendingTicketIssue')
    await t.drainLater()
    expect((await orderOf(held.id)).status).toBe('Issued')
    expect(await callsOf(t, held.id, 'pay')).toEqual(['unknown'])
  })

  test('that nobody can confirm is escalated; a person refunds it, and the seats are released', {
    tags: ['full'],
  }, async () => {
    const held = await heldOrder(t, owner, 12)
    const before = await balance()
    vi.spyOn(held.supplier, 'pay').mockRejectedValueOnce(new Killed())
    await payHeld(owner, held)
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

  test('with a refused ticket fails the order, refunds the payment and releases the seats', { tags: ['full'] }, async () => {
    const held = await heldOrder(t, owner, 13)
    const before = await balance()
    await t.arm({ vendor: 'duffel', fault: 'ticket-refused', times: 1 })
    await payHeld(owner, held)
    await t.drain()
    expect((await orderOf(held.id)).status).toBe('Refunded')
    expect(await balance()).toBe(before)
    expect((await held.supplier.getOrder(held.order.supplierOrderId)).status).toBe('cancelled')
  })

  test('after a price change is refused with the change; paying the new total accepts it', { tags: ['full'] }, async () => {
    const held = await heldOrder(t, owner, 14)
    const row = await rowOf(t, held.id)
    // The sandbox raises the fare of a hold when it refuses a payment at the old fare.
    await t.arm({ vendor: 'duffel', fault: 'price-change', times: 1 })
    await held.supplier.pay(row.supplierOrderId ?? '', row.waterfall.net).catch(() => undefined)
    const before = await balance()
    const refused = await payHeld(owner, held)
    expect(refused.body.code).toBe('checkout.price-changed')
    const { total, moved } = refused.body.data
    expect(total.amount).toBeGreaterThan(held.order.total.amount)
    expect(moved.reduce((sum: number, move: { amount: { amount: number } }) => sum + move.amount.amount, 0)).toBe(
      total.amount - held.order.total.amount,
    )
    expect(await balance()).toBe(before)
    const accepted = await owner.call('POST', `/orders/${held.id}/pay`, { ...paymentOf(held.order, 'wallet'), total })
    expect(accepted.status).toBe(200)
    await t.drain()
    const issued = await orderOf(held.id)
    expect(issued).toMatchObject({ status: 'Issued', total })
    expect(await balance()).toBe(before - total.amount + issued.margin.amount)
  })

  test('by a card that is charged after the order was released is refunded automatically', { tags: ['full'] }, async () => {
    const held = await heldOrder(t, owner, 15)
    const started = await payHeld(owner, held, 'card')
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
