import { describe, expect, test } from 'vitest'
import { formatMoney } from '#domain/money/money.ts'
import { pay } from '../book-flight.ts'
import { cards, payOnHostedPage } from '../pay-on-hosted-page.ts'
import { atGateway, harmless, named, unreadable, useless, wrong } from './gateway-desk.ts'
import { openTroubledDesk } from './open-desk.ts'
import { chargedFor } from './third-parties.ts'

const desk = await openTroubledDesk()
const { strike, settled, paidByCard } = atGateway(desk)

describe('a fault while the payment page is opened', () => {
  const where = { method: 'POST', path: '/transaction/initialize' }

  test.each(named(useless, [{ f: 'F14', fault: 'missing-field', field: 'authorization_url' }]))(
    '%s: nothing is charged and another method pays',
    async (_name, row) => {
      const checkout = await desk.checkout()
      await strike(row, where)
      const refused = await pay(desk.owner, checkout, 'card')
      expect(refused).toMatchObject({ status: 502, body: { code: 'payment.gateway-failed', data: { dialogCode: '42' } } })
      await desk.renew()
      const paid = await pay(desk.owner, checkout, 'wallet')
      await desk.settle()
      const order = await desk.orderOf(paid.body.orderId)
      expect(order.status).toBe('Issued')
      expect(order.payments.map(({ method, status, message }) => [method, status, message])).toEqual([
        ['card', 'failed', 'The payment page did not open. Nothing was charged.'],
        ['wallet', 'succeeded', null],
      ])
      expect(await chargedFor(desk.t.sandboxUrl, order.payments[0]?.reference ?? '')).toBe(0)
      expect(await desk.bookings(order.id)).toBe(1)
    },
  )

  test.each(named(wrong, unreadable, harmless))('%s: the page opens', async (_name, row) => {
    const checkout = await desk.checkout()
    await strike(row, where)
    const { body } = await pay(desk.owner, checkout, 'card')
    expect(body.redirectUrl).toContain('/paystack/checkout/')
    await payOnHostedPage(body.redirectUrl, cards.declined)
    await desk.renew()
    await desk.settle()
    expect((await desk.orderOf(body.orderId)).status).toBe('Failed')
  })
})

describe('a fault of the gateway while the outcome of a payment is polled', () => {
  const where = { method: 'GET', path: '/transaction/verify' }

  test.each(named(useless, unreadable))(
    '%s: the response does not claim that nothing was charged, and the outcome is determined',
    async (_name, row) => {
      const { orderId, payment, confirm } = await paidByCard()
      await strike(row, where)
      expect(await confirm()).toMatchObject({ status: 502, body: { code: 'payment.gateway-failed' } })
      expect((await desk.orderOf(orderId)).status).toBe('Pending')
      await desk.renew()
      await desk.settle()
      expect((await desk.orderOf(orderId)).status).toBe('Issued')
      expect(await chargedFor(desk.t.sandboxUrl, payment.reference)).toBe(payment.amount.amount)
      expect(await desk.bookings(orderId)).toBe(1)
    },
  )

  test.each(named(wrong))('%s: another amount is not accepted, and polled again', async (_name, row) => {
    const { orderId, payment, confirm } = await paidByCard()
    await strike(row, where)
    expect((await confirm()).body).toMatchObject({ status: 'pending', message: expect.stringMatching(/another amount/) })
    expect((await desk.orderOf(orderId)).status).toBe('Pending')
    await desk.renew()
    await desk.settle()
    expect((await desk.orderOf(orderId)).status).toBe('Issued')
    expect(await chargedFor(desk.t.sandboxUrl, payment.reference)).toBe(payment.amount.amount)
  })

  test.each(named(harmless))('%s: it is paid', async (_name, row) => {
    const { orderId, confirm } = await paidByCard()
    await strike(row, where)
    expect((await confirm()).body).toMatchObject({ status: 'succeeded', orderId })
    await desk.renew()
    await desk.settle()
    expect((await desk.orderOf(orderId)).status).toBe('Issued')
  })

  test('a gateway that always reports another amount causes an escalation', async () => {
    const { orderId } = await paidByCard()
    await strike({ f: 'F11', fault: 'wrong-unit' }, where)
    await desk.settle()
    const order = await desk.orderOf(orderId)
    expect(order.status).toBe('AwaitingAdmin')
    expect(order.timeline.at(-1)?.note).toMatch(/^The gateway reports NGN .* was asked\. A person must check with the gateway\.$/)
    expect(order.mails.map(({ subject }) => subject)).toEqual([`Decision needed: ${order.number}, ${order.title}`])
    expect(await desk.bookings(orderId)).toBe(0)
  })

  test('a payment whose amount is right later is refunded when a person ends its order', async () => {
    const { orderId, payment } = await paidByCard()
    await strike({ f: 'F11', fault: 'wrong-unit' }, where)
    await desk.settle()
    await desk.renew()
    await endByPerson(orderId)
    await expect.poll(() => settled(orderId), { timeout: 15_000, interval: 200 }).toBe('Refunded')
    expect(await chargedFor(desk.t.sandboxUrl, payment.reference)).toBe(0)
  })

  test('another amount at the gateway is refunded there without a posting when a person ends the order', async () => {
    const { orderId, payment } = await paidByCard()
    await desk.t.system.db.$client.query('update payments set amount = amount + 100 where id = $1', [payment.id])
    await desk.settle()
    await strike({ f: 'F18', fault: '503' }, { method: 'POST', path: '/refund', times: 1 })
    await endByPerson(orderId)
    const lastNote = async () => {
      await desk.settle()
      return (await desk.orderOf(orderId)).timeline.at(-1)?.note
    }
    await expect
      .poll(lastNote, { timeout: 15_000, interval: 200 })
      .toBe(`The gateway gave back ${formatMoney(payment.amount)}, which was never booked.`)
    const order = await desk.orderOf(orderId)
    expect([order.status, order.payments[0]?.status]).toEqual(['Failed', 'failed'])
    expect(await chargedFor(desk.t.sandboxUrl, payment.reference)).toBe(0)
  })

  test('a payment is settled after a gateway was unavailable for a day', async () => {
    const { orderId } = await paidByCard()
    await strike({ f: 'F18', fault: '503' }, where)
    for (let day = 0; day < 3; day += 1) await desk.settle()
    expect((await desk.orderOf(orderId)).status).toBe('Pending')
    await desk.renew()
    await desk.settle()
    expect((await desk.orderOf(orderId)).status).toBe('Issued')
  })
})

async function endByPerson(orderId: string) {
  const body = { decision: 'fail-and-refund', note: 'The gateway cannot explain it.' }
  expect((await desk.owner.call('POST', `/orders/${orderId}/decide`, body)).status).toBe(200)
}
