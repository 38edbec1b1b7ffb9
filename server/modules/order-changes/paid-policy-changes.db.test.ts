import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { changeReasons } from '#domain/orders/change-reasons.ts'
import { pay } from '#tests/book-flight.ts'
import { callsOf } from '#tests/held-order.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'
import { choosePolicy, familyInFrance, readyPolicy } from '#tests/policies/book-policy.ts'
import { payPolicyChange, quotePolicyChange } from '#tests/policies/change-policy.ts'
import { openPolicies } from '#tests/policies/open-policies.ts'
import { visitShop } from '#tests/shop-visitor.ts'

const { t, orderOf, settled, atInsurer } = await openPolicies()
/** Ten days are insured; these are five more. */
const longer = { from: familyInFrance.from, to: addDays(familyInFrance.to, 5) }

/** A policy of a customer of the storefront, and its change to more days on the page of the gateway. */
async function waiting() {
  const visitor = visitShop(t, 'skyways')
  const checkout = await readyPolicy(visitor, await choosePolicy(visitor, 'Harbour Essential'))
  const { body } = await pay(visitor, checkout, 'card')
  await payOnHostedPage(body.redirectUrl, cards.approved)
  await visitor.call('POST', `/checkouts/${checkout.id}/confirm-card`)
  const order = await settled(body.orderId, visitor)
  const quoted = await quotePolicyChange(visitor, order.id, longer)
  const started = await payPolicyChange(visitor, order.id, quoted)
  expect(started.status).toBe(200)
  const confirm = () => visitor.call('POST', `/orders/${order.id}/confirm-payment`)
  return { visitor, order, quoted, confirm, redirectUrl: String(started.body.redirectUrl) }
}

describe('a customer who pays more days of a policy by card', () => {
  test('has the policy changed once, however often the payment is reported', async () => {
    const { visitor, order, quoted, confirm, redirectUrl } = await waiting()
    // Harbour Essential is priced by the day: fifteen days instead of ten cost half as much again.
    expect(Math.abs(quoted.pay.amount - quoted.before.amount / 2)).toBeLessThanOrEqual(2)
    expect((await visitor.call('GET', `/orders/${order.id}`)).body).toMatchObject({
      total: order.total,
      offer: { to: familyInFrance.to },
      change: { state: 'awaits-payment', pay: quoted.pay, redirectUrl },
    })
    await payOnHostedPage(redirectUrl, cards.approved)
    await Promise.all([confirm(), confirm()])
    const after = await settled(order.id, visitor)
    const charged = quoted.ways[0]?.total.amount ?? Number.NaN
    expect(after).toMatchObject({
      status: 'Issued',
      offer: longer,
      change: null,
      total: { amount: order.total.amount + charged },
      money: { due: { amount: 0 }, refunding: { amount: 0 }, changing: { amount: 0 } },
    })
    expect(await callsOf(t, order.id, 'change')).toEqual(['booked'])
    expect(await atInsurer(await orderOf(order.id))).toMatchObject({ details: { period: longer } })
  })

  test('gets everything back with the reason if the insurer asks another price', { tags: ['full'] }, async () => {
    const { visitor, order, confirm, redirectUrl } = await waiting()
    await payOnHostedPage(redirectUrl, cards.approved)
    await t.arm({ vendor: 'xcover', fault: 'price-change', times: 1 })
    await confirm()
    await expect
      .poll(
        async () => {
          await t.drainLater()
          return (await visitor.call('GET', `/orders/${order.id}`)).body
        },
        { timeout: 15_000, interval: 500 },
      )
      .toMatchObject({
        status: 'Issued',
        total: order.total,
        offer: { to: familyInFrance.to },
        payments: [{ status: 'succeeded' }, { status: 'refunded' }],
        money: { retained: order.money.retained, due: { amount: 0 }, refunding: { amount: 0 } },
        change: { state: 'unmade', reason: changeReasons.price },
      })
    expect(await callsOf(t, order.id, 'change')).toEqual([])
    const { mails } = await orderOf(order.id)
    expect(mails.map(({ subject }: { subject: string }) => subject)).toContainEqual(expect.stringContaining('Not changed'))
    expect(await atInsurer(await orderOf(order.id))).toMatchObject({ details: { period: { to: familyInFrance.to } } })
  })
})
