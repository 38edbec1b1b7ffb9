import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { callsOf } from '#tests/held-order.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'
import { visitShop } from '#tests/shop-visitor.ts'
import { payChange, quoteChange, type Wanted } from '#tests/tours/change-tour.ts'
import { openPaidChanges } from '#tests/tours/paid-change.ts'
import { settlePayment } from '../payments/settle-payment.ts'

const { t, owner, balance, patience, asked, waiting, confirm, orderOf, untilReturned, mailsOf, isAsBefore, ctxOf } =
  await openPaidChanges()
/** Of the gateway, for an amount from 2,500 naira: 1.5 % of what is charged and 100 naira. */
const FEE = Math.round((2_000_000 + 10_000) / (1 - 0.015)) - 2_000_000

describe('a customer who pays a dearer change by card', () => {
  test('sees the difference with the fee, and has the tour changed once, however often the payment is reported', async () => {
    const { visitor, order, wanted, quoted } = await asked()
    expect(quoted).toMatchObject({
      pay: { amount: 2_000_000 },
      wallet: null,
      ways: [{ id: 'card', fee: { amount: FEE }, total: { amount: 2_000_000 + FEE } }],
    })
    const balanceBefore = await balance()
    const started = await payChange(visitor, order.id, { wanted, quoted })
    expect(started.status).toBe(200)
    expect(await orderOf(visitor, order.id)).toMatchObject({
      ...isAsBefore(order),
      change: { state: 'awaits-payment', pay: quoted.pay, redirectUrl: started.body.redirectUrl },
    })
    await payOnHostedPage(started.body.redirectUrl, cards.approved)
    const ctx = await ctxOf(order.id)
    const paymentId = (await orderOf(visitor, order.id)).payments.at(-1).id
    await Promise.all([
      confirm(visitor, order.id),
      confirm(visitor, order.id),
      settlePayment(ctx, { paymentId }),
      settlePayment(ctx, { paymentId }),
    ])
    await t.drain()
    const after = await orderOf(visitor, order.id)
    expect(after).toMatchObject({
      status: 'Issued',
      travellers: 4,
      total: { amount: order.total.amount + 2_000_000 + FEE },
      money: { due: { amount: 0 }, refunding: { amount: 0 } },
      change: null,
    })
    expect(after.money.paid).toEqual(after.total)
    expect(await callsOf(t, order.id, 'change')).toEqual(['booked'])
    // An own tour has no net price: all of the difference is the agency's.
    expect(await balance()).toBe(balanceBefore + 2_000_000)
    expect(await mailsOf(order.id)).toContainEqual(expect.stringContaining('is changed'))
  })

  test('and cancels it afterwards gets both payments back to the card, without the fees', { tags: ['full'] }, async () => {
    const { visitor, order, redirectUrl } = await waiting()
    await payOnHostedPage(redirectUrl, cards.approved)
    await confirm(visitor, order.id)
    await t.drain()
    const { refund, idempotencyKey } = (await visitor.call('GET', `/orders/${order.id}/cancellation`)).body
    expect(refund.amount).toBe(order.money.total.amount - order.money.fee.amount + 2_000_000)
    expect((await visitor.call('POST', `/orders/${order.id}/cancel`, { refund, idempotencyKey })).status).toBe(200)
    await expect
      .poll(async () => {
        await t.drainLater()
        return (await orderOf(visitor, order.id)).status
      }, patience)
      .toBe('Refunded')
    const { payments } = await orderOf(visitor, order.id)
    expect(payments.map(({ returned }: { returned: { amount: number } }) => returned.amount)).toEqual([
      refund.amount - 2_000_000,
      2_000_000,
    ])
  })

  test('twice under one key is one request and one page; a member pays from the wallet instead', async () => {
    const { visitor, order, wanted, quoted } = await asked()
    const both = await Promise.all([
      payChange(visitor, order.id, { wanted, quoted }),
      payChange(visitor, order.id, { wanted, quoted }),
    ])
    expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    const again = await payChange(visitor, order.id, { wanted, quoted })
    expect(again).toMatchObject({ status: 200, body: both.find(({ status }) => status === 200)?.body })
    expect((await orderOf(visitor, order.id)).payments).toHaveLength(2)
    const byMember = await quoteChange(owner, order.id, wanted)
    expect(byMember.ways).toEqual([])
    expect((await payChange(owner, order.id, { wanted, quoted })).status).toBe(403)
    const stranger = visitShop(t, 'skyways')
    expect((await payChange(stranger, order.id, { wanted, quoted })).status).toBe(404)
  })

  test('of two tabs has the last change made; what was paid for the other one goes back with its reason', async () => {
    const { visitor, order, redirectUrl } = await waiting()
    const later: Wanted = { day: addDays(order.offer.day, 2), time: order.offer.time, adults: 3, children: [7] }
    const second = await payChange(visitor, order.id, { wanted: later, quoted: await quoteChange(visitor, order.id, later) })
    const [, first] = (await orderOf(visitor, order.id)).payments
    await payOnHostedPage(redirectUrl, cards.approved)
    await payOnHostedPage(second.body.redirectUrl, cards.approved)
    await settlePayment(await ctxOf(order.id), { paymentId: first.id })
    await confirm(visitor, order.id)
    const after = await untilReturned(visitor, order.id)
    expect(after).toMatchObject({ offer: { day: later.day }, travellers: 4, change: null, money: { due: { amount: 0 } } })
    expect(await callsOf(t, order.id, 'change')).toEqual(['booked'])
    expect(await mailsOf(order.id)).toContainEqual(expect.stringContaining('Not changed'))
  })

  test('whose money arrives after the deadline, within the hour that a checkout has too, has the tour changed', async () => {
    const { visitor, order, redirectUrl } = await waiting()
    await payOnHostedPage(redirectUrl, cards.approved)
    t.setClock(() => new Date(Date.now() + 74 * 60_000))
    try {
      expect(await orderOf(visitor, order.id)).toMatchObject({ ...isAsBefore(order), change: null })
      await confirm(visitor, order.id)
      await t.drain()
      expect(await orderOf(visitor, order.id)).toMatchObject({ travellers: 4, money: { due: { amount: 0 } }, change: null })
      expect(await callsOf(t, order.id, 'change')).toEqual(['booked'])
    } finally {
      t.setClock(() => new Date())
    }
  })

  test('who paid already is asked for no second payment', { tags: ['full'] }, async () => {
    const { visitor, order, wanted, redirectUrl } = await waiting()
    await payOnHostedPage(redirectUrl, cards.approved)
    const again = await payChange(visitor, order.id, { wanted, quoted: await quoteChange(visitor, order.id, wanted) })
    expect(again).toMatchObject({ status: 409, body: { code: 'order.request-open' } })
    await t.drain()
    expect(await orderOf(visitor, order.id)).toMatchObject({ travellers: 4 })
  })
})
