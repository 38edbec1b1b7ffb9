import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { familyInFrance } from '#tests/policies/book-policy.ts'
import { quotePolicyChange } from '#tests/policies/change-policy.ts'
import { openPolicies } from '#tests/policies/open-policies.ts'

const { owner, bought, settled, atInsurer, moveClocks } = await openPolicies()
const { from, to } = familyInFrance
const longer = { from, to: addDays(to, 5) }
const shorter = { from, to: addDays(to, -5) }

describe('the cooling-off period', () => {
  const cancelled = async ({ id }: { id: string }) => {
    const { body: quote } = await owner.call('GET', `/orders/${id}/cancellation`)
    const { refund, idempotencyKey } = quote
    expect((await owner.call('POST', `/orders/${id}/cancel`, { refund, idempotencyKey })).status).toBe(200)
    return { quote, order: await settled(id) }
  }

  test('once it is over, fewer days return nothing: a change does not avoid what a cancellation costs', {
    tags: ['full'],
  }, async () => {
    const order = await bought()
    moveClocks(20)
    expect(await quotePolicyChange(owner, order.id, shorter)).toMatchObject({ pay: { amount: 0 }, refund: { amount: 0 } })
    const dear = await quotePolicyChange(owner, order.id, longer)
    expect(dear.pay.amount).toBeGreaterThan(0)
  })

  test('a policy that is cancelled in it returns everything, and the insurer returned the same', async () => {
    const order = await bought('Harbour Complete')
    const { quote, order: after } = await cancelled(order)
    expect(quote).toMatchObject({ penalty: { amount: 0 }, refund: order.total })
    expect(after).toMatchObject({ status: 'Refunded', money: { refunded: order.total } })
    expect((await atInsurer(order)).refund).toEqual(order.waterfall.net)
  })

  test('a policy that is cancelled after it returns the part of its terms, and one without such terms nothing', {
    tags: ['full'],
  }, async () => {
    const [part, nothing] = [await bought('Harbour Complete'), await bought()]
    moveClocks(20)
    const { quote, order } = await cancelled(part)
    expect(Math.abs(quote.penalty.amount - part.total.amount / 4)).toBeLessThanOrEqual(1)
    expect(order).toMatchObject({ status: 'Refunded', money: { refunded: quote.refund, retained: quote.penalty } })
    const { amount } = part.waterfall.net
    expect(Math.abs(((await atInsurer(part)).refund?.amount ?? 0) - (amount * 3) / 4)).toBeLessThanOrEqual(1)
    expect((await owner.call('GET', `/orders/${nothing.id}/cancellation`)).body).toMatchObject({
      refund: { amount: 0 },
      penalty: nothing.total,
    })
  })
})
