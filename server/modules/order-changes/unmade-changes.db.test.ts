import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { changeReasons } from '#domain/orders/change-reasons.ts'
import { callsOf } from '#tests/held-order.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'
import { changeOrder, payChange, quoteChange, type Wanted } from '#tests/tours/change-tour.ts'
import { openPaidChanges, type PaidTour } from '#tests/tours/paid-change.ts'
import { settlePayment } from '../payments/settle-payment.ts'

const { t, owner, patience, waiting, confirm, orderOf, untilReturned, mailsOf, isAsBefore, ctxOf } = await openPaidChanges()
const WALK = /old town/i
/** 15 minutes to pay, and an hour in which the money may arrive. */
const afterGrace = () => new Date(Date.now() + 76 * 60_000)

describe('a change that is not made', { tags: ['full'] }, () => {
  test('because nobody paid leaves the order as it was, and another change is possible', async () => {
    const { visitor, order, wanted } = await waiting()
    t.setClock(afterGrace)
    try {
      await t.drainLater()
      expect(await orderOf(visitor, order.id)).toMatchObject({ ...isAsBefore(order), change: null })
      expect(await mailsOf(order.id)).not.toContainEqual(expect.stringContaining('Not changed'))
      const quoted = await quoteChange(visitor, order.id, wanted)
      expect((await payChange(visitor, order.id, { wanted, quoted })).status).toBe(200)
    } finally {
      t.setClock(() => new Date())
    }
  })

  test('because its money came an hour after the deadline returns it', async () => {
    const { visitor, order, redirectUrl } = await waiting()
    t.setClock(afterGrace)
    try {
      await payOnHostedPage(redirectUrl, cards.approved)
      await confirm(visitor, order.id)
    } finally {
      t.setClock(() => new Date())
    }
    await expectUnmade({ visitor, order }, changeReasons.late)
    expect(await callsOf(t, order.id, 'change')).toEqual([])
  })

  test('because the agency moved the order meanwhile returns the money, and keeps what the agency made', async () => {
    const { visitor, order, redirectUrl } = await waiting()
    const moved: Wanted = { day: addDays(order.offer.day, 3), time: order.offer.time, adults: 2, children: [7] }
    expect(
      (await changeOrder(owner, order.id, { wanted: moved, quoted: await quoteChange(owner, order.id, moved) })).status,
    ).toBe(200)
    await payOnHostedPage(redirectUrl, cards.approved)
    await confirm(visitor, order.id)
    const after = await untilReturned(visitor, order.id)
    expect(after).toMatchObject({ status: 'Issued', offer: { day: moved.day }, total: order.total, travellers: 3 })
    expect(await reasonIn(order.id)).toContain(changeReasons.moved)
  })

  test('because the order was cancelled meanwhile returns both, each once', async () => {
    const { visitor, order, redirectUrl } = await waiting()
    const { refund, idempotencyKey } = (await visitor.call('GET', `/orders/${order.id}/cancellation`)).body
    expect((await visitor.call('POST', `/orders/${order.id}/cancel`, { refund, idempotencyKey })).status).toBe(200)
    await t.drain()
    await payOnHostedPage(redirectUrl, cards.approved)
    await confirm(visitor, order.id)
    const after = await untilReturned(visitor, order.id)
    await expect
      .poll(async () => {
        await t.drainLater()
        return (await orderOf(visitor, order.id)).status
      }, patience)
      .toBe('Refunded')
    expect(after.payments).toHaveLength(2)
    expect((await orderOf(visitor, order.id)).payments).toMatchObject([{ returned: refund }, { status: 'refunded' }])
  })

  test.each([
    ['refuses', 'booking-refused', 'The operator refused the change. The booking is as it was.'],
    ['asks another price', 'price-change', changeReasons.price],
  ])('because its supplier %s returns the money', async (_, fault, reason) => {
    const { visitor, order, redirectUrl } = await waiting(WALK)
    await payOnHostedPage(redirectUrl, cards.approved)
    await t.arm({ vendor: 'octo', fault, times: 1 })
    await confirm(visitor, order.id)
    await expectUnmade({ visitor, order }, reason)
  })

  test('because another amount arrived returns what the gateway has', async () => {
    const { visitor, order, redirectUrl } = await waiting()
    await payOnHostedPage(redirectUrl, cards.approved)
    const [, { id: paymentId }] = (await orderOf(visitor, order.id)).payments
    await t.system.db.$client.query('update payments set amount = amount + 100 where id = $1', [paymentId])
    await settlePayment(await ctxOf(order.id), { paymentId, giveUp: 'wrong-amount' })
    await expect
      .poll(async () => {
        await t.drainLater()
        return reasonIn(order.id)
      }, patience)
      .toContain('which was never booked')
    expect(await orderOf(visitor, order.id)).toMatchObject({
      ...isAsBefore(order),
      change: { state: 'unmade', reason: changeReasons.amount },
    })
    expect(await mailsOf(order.id)).toContainEqual(expect.stringContaining('Not changed'))
    expect(await callsOf(t, order.id, 'change')).toEqual([])
  })

  test.each([
    ['has it, is made', 'accepted-then-lost', { travellers: 4, change: null }],
    ['has not, returns the money', 'reset', { travellers: 3, change: { state: 'unmade' } }],
  ])('because its answer was lost, where the supplier %s, by its own record', async (_, fault, result) => {
    const { visitor, order, quoted, redirectUrl } = await waiting(WALK)
    await payOnHostedPage(redirectUrl, cards.approved)
    await t.arm({ vendor: 'octo', method: 'PATCH', fault, times: 1 })
    await confirm(visitor, order.id)
    await t.drain()
    expect(await orderOf(visitor, order.id)).toMatchObject({
      change: { state: 'being-made' },
      money: { changing: quoted.pay, refunding: { amount: 0 }, due: { amount: 0 } },
    })
    await expect
      .poll(async () => {
        await t.drainLater()
        return orderOf(visitor, order.id)
      }, patience)
      .toMatchObject(result)
    expect(await callsOf(t, order.id, 'change')).toHaveLength(1)
  })
})

async function expectUnmade({ visitor, order }: PaidTour, reason: string) {
  const after = await untilReturned(visitor, order.id)
  expect(after).toMatchObject({ ...isAsBefore(order), change: { state: 'unmade', reason } })
  expect(await mailsOf(order.id)).toContainEqual(expect.stringContaining('Not changed'))
}

const reasonIn = async (id: string): Promise<string> =>
  (await orderOf(owner, id)).timeline.map(({ note }: { note: string | null }) => note ?? '').join(' ')
