import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/dates.ts'
import { members } from '#server/db/schema/index.ts'
import { createUser } from '#server/modules/accounts/create-user.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import { pay } from '#tests/book-flight.ts'
import { ctxOf, ngn } from '#tests/factories.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'
import { choosePolicy, familyInFrance, readyPolicy } from '#tests/policies/book-policy.ts'
import { changePath, changePolicy, quotePolicyChange } from '#tests/policies/change-policy.ts'
import { openPolicies } from '#tests/policies/open-policies.ts'
import { visitShop } from '#tests/shop-visitor.ts'

const { t, owner, orderOf, balance, bought, settled, atInsurer, moveClocks } = await openPolicies()

/** Ten days are insured; these are five more and five fewer. */
const { from } = familyInFrance
const longer = { from, to: addDays(familyInFrance.to, 5) }
const shorter = { from, to: addDays(familyInFrance.to, -5) }

describe('a policy', () => {
  test('for more days costs more, which is paid from the wallet, once, and it has a new certificate', async () => {
    const order = await bought()
    expect(order.actions).toContain('change')
    const certificate = await owner.call('GET', `/orders/${order.id}/e-ticket.pdf`)
    const asked = await quotePolicyChange(owner, order.id, longer)
    // Harbour Essential is priced by the day: fifteen days instead of ten cost half as much again.
    expect(asked).toMatchObject({ before: order.total, refund: { amount: 0 }, period: longer })
    expect(Math.abs(asked.pay.amount - order.total.amount / 2)).toBeLessThanOrEqual(2)
    const before = await balance()
    expect(await orderOf(order.id)).toMatchObject({ offer: { to: familyInFrance.to } })
    const answers = await Promise.all([changePolicy(owner, order.id, asked), changePolicy(owner, order.id, asked)])
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200)
    const after = await settled(order.id)
    expect(after).toMatchObject({
      status: 'Issued',
      total: asked.after,
      bookingReference: order.bookingReference,
      offer: longer,
      insured: order.insured,
      money: { paid: asked.after, due: { amount: 0 } },
    })
    expect(after.payments).toHaveLength(2)
    expect(await balance()).toBe(before + (asked.wallet?.amount ?? Number.NaN))
    expect(await atInsurer(order)).toMatchObject({ details: { period: longer } })
    expect(after.timeline.at(-1).note).toMatch(/^From .+ to .+\.$/)
    expect(after.mails[0].subject).toContain('Your policy is changed: Harbour Essential')
    const renewed = await owner.call('GET', `/orders/${order.id}/e-ticket.pdf`)
    expect(renewed.status).toBe(200)
    expect(renewed.body).not.toEqual(certificate.body)
  })

  test('for fewer days returns the difference, and a cancellation afterwards returns the rest', { tags: ['full'] }, async () => {
    const before = await balance()
    const order = await bought()
    const asked = await quotePolicyChange(owner, order.id, shorter)
    expect(asked).toMatchObject({ pay: { amount: 0 }, refundTo: 'wallet' })
    expect(Math.abs(asked.refund.amount - order.total.amount / 2)).toBeLessThanOrEqual(2)
    expect((await changePolicy(owner, order.id, asked)).status).toBe(200)
    expect(await settled(order.id)).toMatchObject({
      total: asked.after,
      offer: shorter,
      money: { paid: order.total, refunded: asked.refund, due: { amount: 0 } },
    })
    const { refund, idempotencyKey } = (await owner.call('GET', `/orders/${order.id}/cancellation`)).body
    expect(refund).toEqual(asked.after)
    expect((await owner.call('POST', `/orders/${order.id}/cancel`, { refund, idempotencyKey })).status).toBe(200)
    expect(await settled(order.id)).toMatchObject({ status: 'Refunded', money: { refunded: order.total, due: { amount: 0 } } })
    expect(await balance()).toBe(before)
  })

  test('keeps the agency’s markup: its margin is that of a policy of the new premium', { tags: ['full'] }, async () => {
    const order = await bought('Harbour Complete')
    const asked = await quotePolicyChange(owner, order.id, longer)
    await changePolicy(owner, order.id, asked)
    const after = await settled(order.id)
    const share = (of: { margin: { amount: number }; total: { amount: number } }) => of.margin.amount / of.total.amount
    expect(share(after)).toBeCloseTo(share(order), 6)
    expect(after.waterfall.total).toEqual(asked.after)
  })

  test('is not changed to days that nobody insures, with the insurer’s reason', { tags: ['full'] }, async () => {
    const order = await bought()
    const tooLong = await owner.call('GET', changePath(order.id, { from, to: addDays(from, 120) }))
    expect(tooLong).toMatchObject({
      status: 409,
      body: {
        code: 'protection.change-refused',
        data: { problems: [{ path: 'to', message: 'Insures trips of up to 90 days.' }] },
      },
    })
    const past = await owner.call('GET', changePath(order.id, { from: addDays(from, -90), to: from }))
    expect(past).toMatchObject({ status: 422, body: { code: 'protection.dates-in-past' } })
    const backwards = await owner.call('GET', changePath(order.id, { from, to: addDays(from, -1) }))
    expect(backwards).toMatchObject({ status: 422, body: { code: 'input.invalid' } })
    const same = await quotePolicyChange(owner, order.id, familyInFrance)
    expect(await changePolicy(owner, order.id, same)).toMatchObject({ status: 422, body: { code: 'input.invalid' } })
  })

  test('is not changed once its period has begun, nor by another agency', { tags: ['full'] }, async () => {
    const order = await bought()
    const asked = await quotePolicyChange(owner, order.id, longer)
    const savanna = await t.signIn('owner@savanna.test')
    expect((await changePolicy(savanna, order.id, asked)).status).toBe(404)
    expect((await savanna.call('GET', `/orders/${order.id}/policy-gaps`)).status).toBe(404)
    moveClocks(61)
    const late = await owner.call('GET', changePath(order.id, longer))
    expect(late).toMatchObject({ status: 409, body: { code: 'protection.not-changeable' } })
    expect(await orderOf(order.id)).toMatchObject({ changeableUntil: null })
    expect((await orderOf(order.id)).actions).not.toContain('change')
  })
})

describe('at the insurer', () => {
  test('a price that moved since it was shown changes nothing, and is shown', { tags: ['full'] }, async () => {
    const order = await bought()
    const asked = await quotePolicyChange(owner, order.id, longer)
    const before = await balance()
    await t.arm({ vendor: 'xcover', fault: 'price-change', times: 1 })
    const moved = await changePolicy(owner, order.id, asked)
    expect(moved).toMatchObject({ status: 409, body: { code: 'protection.change-differs' } })
    expect(moved.body.data.pay.amount).toBeGreaterThan(asked.pay.amount)
    expect(await settled(order.id)).toMatchObject({ total: order.total, offer: { to: familyInFrance.to } })
    expect(await balance()).toBe(before)
  })

  test('a change that is refused is told in the insurer’s words, and the money goes back', { tags: ['full'] }, async () => {
    const order = await bought()
    const asked = await quotePolicyChange(owner, order.id, longer)
    const before = await balance()
    await t.arm({ vendor: 'xcover', fault: 'update-refused', times: 1 })
    expect(await changePolicy(owner, order.id, asked)).toMatchObject({
      status: 409,
      body: {
        code: 'protection.change-refused',
        data: { problems: [{ path: 'to', message: 'The insurer does not accept this change.' }] },
      },
    })
    const after = await settled(order.id)
    expect(after).toMatchObject({ status: 'Issued', total: order.total, money: { due: { amount: 0 } } })
    expect(after.timeline.at(-1)).toMatchObject({
      event: 'Not changed',
      note: 'The insurer refused the change. The policy is as it was.',
    })
    expect(await balance()).toBe(before)
    expect(await quotePolicyChange(owner, order.id, longer)).toMatchObject({ pay: asked.pay })
  })

  test('a change whose answer was lost is settled by what the policy says', { tags: ['full'] }, async () => {
    const order = await bought()
    const asked = await quotePolicyChange(owner, order.id, longer)
    await t.arm({ vendor: 'xcover', fault: 'accepted-then-lost', times: 1 })
    expect((await changePolicy(owner, order.id, asked)).status).toBe(200)
    expect(await orderOf(order.id)).toMatchObject({
      total: order.total,
      offer: { to: familyInFrance.to },
      money: { changing: asked.pay, refunding: { amount: 0 }, due: { amount: 0 } },
    })
    const { refund, idempotencyKey } = (await owner.call('GET', `/orders/${order.id}/cancellation`)).body
    const busy = await owner.call('POST', `/orders/${order.id}/cancel`, { refund, idempotencyKey })
    expect(busy).toMatchObject({ status: 409, body: { code: 'order.request-open' } })
    await t.drainLater()
    expect(await orderOf(order.id)).toMatchObject({ status: 'Issued', total: asked.after, offer: longer })
  })

  test('a change that was never made is refused after the last poll, and the money goes back', { tags: ['full'] }, async () => {
    const order = await bought()
    const asked = await quotePolicyChange(owner, order.id, longer)
    const before = await balance()
    await t.arm({ vendor: 'xcover', fault: 'reset', path: '/partners/', method: 'POST', times: 1 })
    expect((await changePolicy(owner, order.id, asked)).status).toBe(200)
    for (let turn = 0; turn < 5; turn++) await t.drainLater()
    const after = await orderOf(order.id)
    expect(after).toMatchObject({ status: 'Issued', total: order.total, offer: { to: familyInFrance.to } })
    expect(after.timeline.at(-1).note).toBe('The insurer has not changed it. The policy is as it was; change it again.')
    expect(await balance()).toBe(before)
  })
})

describe('the limits of people', () => {
  test('a member above the limit of the role asks a colleague, whose approval makes the change once', {
    tags: ['full'],
  }, async () => {
    const permissions = ['orders:write']
    const limits = { walletLimit: ngn(1_00), refundLimit: ngn(1_00) }
    const { id: roleId } = (await owner.call('POST', '/roles', { name: 'Limited', permissions, orderScope: 'all', ...limits }))
      .body
    const userId = await createUser(t.system, { name: 'Junior', email: 'junior@skyways.test', password: demoPassword })
    const { agencyId } = await ctxOf(t.system, 'owner@skyways.test')
    await t.system.db.insert(members).values({ organizationId: agencyId, userId, role: 'own', roleId })
    const junior = await t.signIn('junior@skyways.test')
    const order = await bought()
    const asked = await quotePolicyChange(junior, order.id, longer)
    expect(asked.wallet).toBeNull()
    const waiting = await changePolicy(junior, order.id, asked)
    expect(waiting).toMatchObject({ status: 409, body: { code: 'approval.waiting' } })
    expect(await settled(order.id)).toMatchObject({ total: order.total })
    expect((await owner.call('POST', `/approvals/${waiting.body.data.id}/approve`)).status).toBe(200)
    expect(await settled(order.id)).toMatchObject({ total: asked.after, offer: longer })
  })

  test('a customer changes a policy that costs less, to the card that paid, without seeing cost or supplier', {
    tags: ['full'],
  }, async () => {
    const visitor = visitShop(t, 'skyways')
    const checkout = await readyPolicy(visitor, await choosePolicy(visitor, 'Harbour Essential'))
    const { body } = await pay(visitor, checkout, 'card')
    await payOnHostedPage(body.redirectUrl, cards.approved)
    await visitor.call('POST', `/checkouts/${checkout.id}/confirm-card`)
    const order = await settled(body.orderId, visitor)
    expect(order.actions).toContain('change')
    const dear = await quotePolicyChange(visitor, order.id, longer)
    expect(dear.wallet).toBeNull()
    expect(JSON.stringify(dear)).not.toMatch(/xcover|margin|net/i)
    expect(await changePolicy(visitor, order.id, dear)).toMatchObject({ status: 409, body: { code: 'protection.change-costs' } })
    const less = await quotePolicyChange(visitor, order.id, shorter)
    expect(less).toMatchObject({ pay: { amount: 0 }, refundTo: 'card' })
    expect((await changePolicy(visitor, order.id, less)).status).toBe(200)
    await expect
      .poll(
        async () => {
          await t.drainLater()
          return (await visitor.call('GET', `/orders/${order.id}`)).body
        },
        { timeout: 15_000, interval: 500 },
      )
      .toMatchObject({ status: 'Issued', payments: [{ returned: less.refund }], money: { due: { amount: 0 } } })
    expect((await changePolicy(visitShop(t, 'skyways'), order.id, less)).status).toBe(404)
  })
})
