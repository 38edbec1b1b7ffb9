import { describe, expect, test } from 'vitest'
import { atGateway, harmless, named, unreadable, useless, wrong } from './gateway-desk.ts'
import { openTroubledDesk } from './open-desk.ts'
import { chargedFor } from './third-parties.ts'

const desk = await openTroubledDesk()
const { strike, settled, paidByCard } = atGateway(desk)

describe('a fault while a card payment is refunded', () => {
  const where = { method: 'POST', path: '/refund', times: 1 }

  async function refusedAfterCharge() {
    const paid = await paidByCard()
    await desk.t.arm({ vendor: 'duffel', fault: 'ticket-refused', times: 1 })
    await paid.confirm()
    return paid
  }
  test.each(named(...[useless, wrong, unreadable, harmless].map((rows) => rows.filter(({ fault }) => fault))))(
    '%s: the money is returned once',
    async (_name, row) => {
      const { orderId, payment } = await refusedAfterCharge()
      await strike(row, where)
      await expect.poll(() => settled(orderId), { timeout: 15_000, interval: 200 }).toBe('Refunded')
      expect(await chargedFor(desk.t.sandboxUrl, payment.reference)).toBe(0)
      expect((await desk.orderOf(orderId)).payments.map(({ status }) => status)).toEqual(['refunded'])
    },
  )

  test('a refund is completed after a gateway was unavailable for a day', async () => {
    const { orderId, payment } = await refusedAfterCharge()
    await strike({ f: 'F18', fault: '503' }, { method: 'POST', path: '/refund' })
    for (let day = 0; day < 3; day += 1) await desk.settle()
    const waiting = await desk.orderOf(orderId)
    expect(waiting.status).toBe('Failed')
    await desk.renew()
    await expect.poll(() => settled(orderId), { timeout: 15_000, interval: 200 }).toBe('Refunded')
    expect(await chargedFor(desk.t.sandboxUrl, payment.reference)).toBe(0)
  })
})
