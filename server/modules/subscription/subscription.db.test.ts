import { describe, expect, test } from 'vitest'
import { money } from '#domain/money/money.ts'
import type { Ctx } from '#server/ctx.ts'
import { confirmAgain } from '#tests/api/confirm-again.ts'
import { ghs, newKey, openPlans } from '#tests/plans/open-plans.ts'
import { openShop } from '#tests/open-shop.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'

/** The invariants, such as that every receipt has its posting, are checked after each test. */
const { t } = await openShop()

const DAY = 86_400_000
const { open, fund, inDays, state, wallet, quote, pay, mails } = openPlans(t)
const key = newKey
const growth = { plan: 'growth', interval: 'month' } as const
const subjects = async (ctx: Ctx): Promise<string[]> => (await mails(ctx)).map(({ subject }) => subject)

describe('a paid plan', () => {
  test('is paid from the wallet once for a key, and has a receipt, also as PDF', async () => {
    const { owner } = await open(ghs('growth') + 5_00)
    const body = { ...growth, due: money(ghs('growth'), 'GHS'), method: 'wallet', idempotencyKey: key() }
    const paid = await owner.call('POST', '/subscription/changes', body)
    expect((await owner.call('POST', '/subscription/changes', body)).body).toEqual(paid.body)
    expect(await wallet(owner)).toBe(5_00)
    expect(await state(owner)).toMatchObject({ plan: 'growth', status: 'active', next: null, due: null })
    expect((await owner.call('GET', '/session')).body.subscriptionPlan).toBe('growth')
    const { items } = (await owner.call('GET', '/subscription/receipts')).body
    expect(items).toMatchObject([{ number: 'SUB-0001', plan: 'growth', amount: { amount: ghs('growth'), currency: 'GHS' } }])
    const pdf = await owner.call('GET', `/subscription/receipts/${items[0].id}/receipt.pdf`)
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    const [line] = (await owner.call('GET', '/wallet/transactions')).body.items
    expect(line).toMatchObject({ kind: 'subscription', title: 'Growth plan, SUB-0001', amount: { amount: -ghs('growth') } })
  })

  test('is refused with the balance where the wallet does not cover it, and nothing changes', { tags: ['full'] }, async () => {
    const { owner } = await open(ghs('growth') - 1)
    const refused = await pay(owner, 'growth')
    expect(refused).toMatchObject({ status: 402, body: { code: 'payment.balance-low', data: { balance: ghs('growth') - 1 } } })
    expect(await state(owner)).toMatchObject({ plan: 'starter', status: 'none' })
    expect((await owner.call('GET', '/subscription/receipts')).body.items).toEqual([])
  })

  test('is paid by card: the money arrives in the wallet, which pays', { tags: ['full'] }, async () => {
    const { owner } = await open()
    const { invoiceId, redirectUrl } = (await pay(owner, 'growth', 'card')).body
    expect((await owner.call('POST', `/subscription/invoices/${invoiceId}/settle`)).body.status).toBe('pending')
    await payOnHostedPage(redirectUrl, cards.approved)
    expect((await owner.call('POST', `/subscription/invoices/${invoiceId}/settle`)).body).toMatchObject({
      status: 'paid',
      message: null,
      payment: { method: 'card', status: 'succeeded', transfer: null },
    })
    await t.drain()
    expect(await state(owner)).toMatchObject({ plan: 'growth', status: 'active' })
    expect(await wallet(owner)).toBe(0)
  })

  test('is paid by card also if the payer does not return', { tags: ['full'] }, async () => {
    const { owner } = await open()
    await payOnHostedPage((await pay(owner, 'growth', 'card')).body.redirectUrl, cards.approved)
    await t.drainLater()
    await t.drain()
    expect(await state(owner)).toMatchObject({ plan: 'growth', status: 'active' })
  })

  test('is upgraded for the difference of the days that are left', { tags: ['full'] }, async () => {
    const { owner } = await open(ghs('growth') + ghs('scale'))
    await pay(owner, 'growth')
    const { kind, price, credit, due } = await quote(owner, 'scale')
    // On the first day the whole period is left.
    expect({ kind, price, credit, due }).toEqual({
      kind: 'now',
      price: money(ghs('scale'), 'GHS'),
      credit: money(ghs('growth'), 'GHS'),
      due: money(ghs('scale') - ghs('growth'), 'GHS'),
    })
    const before = (await state(owner)).periodEnd
    const other = { ...due, amount: due.amount - 1 }
    const asked = { plan: 'scale', interval: 'month', method: 'wallet' }
    const refused = await owner.call('POST', '/subscription/changes', { ...asked, due: other, idempotencyKey: key() })
    expect(refused.body.code).toBe('plan.due-changed')
    expect((await owner.call('POST', '/subscription/changes', { ...asked, due, idempotencyKey: key() })).status).toBe(200)
    expect(await wallet(owner)).toBe(ghs('growth'))
    expect(await state(owner)).toMatchObject({ plan: 'scale', status: 'active', periodEnd: before })
  })

  test('is chosen by owners and managers only, and read by every member', { tags: ['full'] }, async () => {
    const agent = await t.signIn('agent@skyways.test')
    expect((await agent.call('GET', '/subscription')).body.plan).toBe('scale')
    expect((await agent.call('POST', '/subscription/trial', growth)).status).toBe(403)
    expect((await agent.call('GET', '/subscription/receipts')).status).toBe(403)
  })

  test('is not sold in a currency without prices', { tags: ['full'] }, async () => {
    const { owner } = await open()
    await owner.call('PUT', '/agency/regional', { country: 'CI', currency: 'XOF', zone: 'Africa/Abidjan' })
    expect((await owner.call('POST', '/subscription/trial', growth)).body.code).toBe('plan.not-sold')
  })
})

describe('the end of a period', { tags: ['full'] }, () => {
  test('of a trial is paid from the wallet; the trial is given once', async () => {
    const { owner, ctx } = await open(ghs('growth'))
    expect((await owner.call('POST', '/subscription/trial', growth)).body).toMatchObject({ plan: 'growth', status: 'trial' })
    await t.drainLater()
    expect((await state(owner)).status, 'nothing is charged during the trial').toBe('trial')
    inDays(14.01)
    await t.drainLater()
    expect(await state(owner)).toMatchObject({ plan: 'growth', status: 'active' })
    expect(await wallet(owner)).toBe(0)
    expect(await subjects(ctx)).toEqual([
      expect.stringMatching(/^Your trial of Growth has started$/),
      expect.stringMatching(/^Your Growth plan is paid until /),
    ])
  })

  test('without enough money starts a grace of seven days; a top-up in it pays', async () => {
    const { owner, ctx } = await open(ghs('growth'))
    await pay(owner, 'growth')
    inDays(32)
    await t.drainLater()
    const late = await state(owner)
    expect(late).toMatchObject({ plan: 'growth', status: 'past-due', due: { amount: ghs('growth') } })
    expect(Date.parse(late.graceUntil) - Date.now()).toBeCloseTo(39 * DAY, -6)
    expect(await subjects(ctx)).toContain('Your Growth plan could not be renewed')
    expect((await owner.call('GET', '/subscription/quote?plan=scale&interval=month')).body.code).toBe('plan.past-due')
    await fund(ctx, ghs('growth'))
    const due = money(ghs('growth'), 'GHS')
    await confirmAgain(owner)
    const paid = await owner.call('POST', '/subscription/overdue', { due, method: 'wallet', idempotencyKey: key() })
    expect(paid.status).toBe(200)
    expect(await state(owner)).toMatchObject({ plan: 'growth', status: 'active', due: null, graceUntil: null })
  })

  test('unpaid until the end of the grace leads back to the free plan, and the own domain is disconnected', async () => {
    const { owner, ctx } = await open(ghs('growth'))
    await pay(owner, 'growth')
    expect((await owner.call('PUT', '/site/domain', { name: `www.${key().slice(0, 8)}.com` })).status).toBe(200)
    inDays(32)
    await t.drainLater()
    inDays(40)
    await t.drainLater()
    expect(await state(owner)).toMatchObject({
      plan: 'starter',
      status: 'ended',
      usage: { domain: null },
      due: null,
      hasTrial: true,
    })
    expect((await subjects(ctx)).at(-1)).toBe('Your Growth plan has ended')
    expect((await owner.call('PUT', '/site/domain', { name: 'www.volta-again.com' })).body.code).toBe('plan.limit-reached')
  })

  test('brings the smaller plan that was chosen, with what is cut named before; it can be taken back', async () => {
    const { owner } = await open(3 * ghs('scale'))
    await pay(owner, 'scale')
    const chosen = (await owner.call('PUT', '/subscription/next', growth)).body
    expect(chosen).toMatchObject({
      plan: 'scale',
      next: growth,
      cuts: ['You can start 500 bookings a month.', 'The team can have 15 members.'],
    })
    expect((await owner.call('DELETE', '/subscription/next')).body.next).toBeNull()
    await owner.call('PUT', '/subscription/next', growth)
    inDays(32)
    await t.drainLater()
    expect(await state(owner)).toMatchObject({ plan: 'growth', status: 'active', next: null })
    expect(await wallet(owner)).toBe(2 * ghs('scale') - ghs('growth'))
  })

  test('ends a cancelled subscription, which can come back', async () => {
    const { owner } = await open(2 * ghs('growth'))
    await pay(owner, 'growth')
    await owner.call('PUT', '/subscription/next', { plan: 'starter', interval: 'month' })
    expect((await state(owner)).plan, 'the plan stays until the end of its period').toBe('growth')
    inDays(32)
    await t.drainLater()
    expect(await state(owner)).toMatchObject({ plan: 'starter', status: 'ended' })
    await confirmAgain(owner)
    expect((await pay(owner, 'growth')).status).toBe(200)
    expect(await state(owner)).toMatchObject({ plan: 'growth', status: 'active' })
  })
})
