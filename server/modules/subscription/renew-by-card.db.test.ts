import { describe, expect, test, vi } from 'vitest'
import { SupplierError } from '#domain/supplier-error.ts'
import { confirmAgain } from '#tests/api/confirm-again.ts'
import { Killed, openShop } from '#tests/open-shop.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'
import { newKey } from '#tests/plans/open-plans.ts'
import { charged, openSavedCards, price } from '#tests/plans/open-saved-cards.ts'
import { renewSubscription } from './renew-subscription.job.ts'

/** The invariants, such as that a renewal is charged to a card at most once, are checked after each test. */
const { t } = await openShop()
const { fund, inDays, state, wallet, mails, subscribed, cardOf, charges, atGateway, onDay } = openSavedCards(t)

const route = '/transaction/charge_authorization'

describe('a renewal', () => {
  test('takes the wallet first: the card is not charged', async () => {
    const it = await subscribed()
    await fund(it.ctx, price.amount + 1)
    await onDay(32)
    expect(await state(it.owner)).toMatchObject({ plan: 'growth', status: 'active', due: null })
    expect([await wallet(it.owner), await charges(it)]).toEqual([1, []])
  })

  test('charges the card what is due with the fee, where the wallet is short: the wallet pays and the mail names the card', async () => {
    const it = await subscribed()
    await fund(it.ctx, price.amount - 1)
    await onDay(32)
    await t.drain()
    expect(await state(it.owner)).toMatchObject({ plan: 'growth', status: 'active', due: null, graceUntil: null })
    expect(await charges(it)).toEqual([{ status: 'succeeded', amount: String(charged.amount) }])
    expect(await atGateway(it)).toEqual([charged])
    expect(await wallet(it.owner), 'what was in the wallet stays').toBe(price.amount - 1)
    const told = await mails(it.ctx)
    expect(told.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your Growth plan is paid until /),
      expect.stringMatching(/^Your Growth plan is paid until /),
    ])
    expect(told[1]?.text).toContain(`${it.ctx.numbers.money(charged)} was charged to Visa ending 4081`)
    const { items } = (await it.owner.call('GET', '/subscription/receipts')).body
    expect(items).toHaveLength(2)
  })

  test('with a declined card starts the grace, and one mail says which card and why; a top-up pays', async () => {
    const it = await subscribed()
    await t.arm({ vendor: 'paystack', fault: 'decline', times: 2 })
    await onDay(32)
    await t.drain()
    expect(await state(it.owner)).toMatchObject({ status: 'past-due', due: price, isCharging: false })
    const told = (await mails(it.ctx)).at(-1)
    expect(told?.subject).toBe('Your Growth plan could not be renewed')
    expect(told?.text).toContain('Visa ending 4081 was not charged: Declined.')
    expect(told?.text).toContain('/settings/agency/subscription')
    await onDay(33.1)
    expect(await charges(it), 'one a day').toMatchObject([{ status: 'failed' }, { status: 'failed' }])
    expect((await mails(it.ctx)).length, 'told once').toBe(2)
    await fund(it.ctx, price.amount)
    await confirmAgain(it.owner)
    const body = { due: price, method: 'wallet', idempotencyKey: newKey() }
    expect((await it.owner.call('POST', '/subscription/overdue', body)).status).toBe(200)
    expect(await state(it.owner)).toMatchObject({ status: 'active', due: null })
    await onDay(34.2)
    expect([await wallet(it.owner), (await charges(it)).length]).toEqual([0, 2])
  })

  test('that was declined is paid at once by a top-up of the wallet', { tags: ['full'] }, async () => {
    const it = await subscribed()
    await t.arm({ vendor: 'paystack', fault: 'decline', times: 1 })
    await onDay(32)
    expect(await charges(it)).toMatchObject([{ status: 'failed' }])
    const topUp = await it.owner.call('POST', '/wallet/top-ups', { amount: price, idempotencyKey: newKey() })
    await payOnHostedPage(topUp.body.redirectUrl, cards.approved)
    await it.owner.call('POST', `/wallet/top-ups/${topUp.body.id}/confirm`)
    await t.drain()
    expect(await state(it.owner)).toMatchObject({ status: 'active', due: null })
    expect([await wallet(it.owner), await atGateway(it)]).toEqual([0, []])
  })

  test('that was declined is charged on a later day of the grace', { tags: ['full'] }, async () => {
    const it = await subscribed()
    await t.arm({ vendor: 'paystack', fault: 'decline', times: 1 })
    await onDay(32)
    await onDay(33.1)
    await t.drain()
    expect(await state(it.owner)).toMatchObject({ status: 'active', due: null, graceUntil: null })
    expect([await atGateway(it), await wallet(it.owner)]).toEqual([[charged], 0])
  })

  test('whose answer is lost says nothing until the gateway does, and is charged once', async () => {
    const it = await subscribed()
    await t.arm({ vendor: 'paystack', fault: 'lost-answer', path: route, times: 1 })
    await t.arm({ vendor: 'paystack', fault: '500', path: '/transaction/verify', times: 1 })
    const charge = vi.spyOn(t.system.integrations.payments, 'chargeSaved')
    inDays(32)
    await renewSubscription.handle(t.system, { agencyId: it.ctx.agencyId, at: (await state(it.owner)).periodEnd })
    expect(await state(it.owner)).toMatchObject({ status: 'past-due', due: price, isCharging: true })
    expect((await mails(it.ctx)).length, 'nothing is told').toBe(1)
    const body = { due: price, method: 'card', idempotencyKey: newKey() }
    await confirmAgain(it.owner)
    expect((await it.owner.call('POST', '/subscription/overdue', body)).body.code).toBe('plan.charging')
    for (let look = 0; look < 3; look += 1) await t.drainLater()
    expect(await state(it.owner)).toMatchObject({ status: 'active', due: null, isCharging: false })
    expect([await atGateway(it), await wallet(it.owner), charge.mock.calls.length]).toEqual([[charged], 0, 1])
    expect((await mails(it.ctx)).at(-1)?.subject).toMatch(/is paid until/)
  })

  test('without an outcome for days is not charged again, and the plan does not end', { tags: ['full'] }, async () => {
    const it = await subscribed()
    await t.arm({ vendor: 'paystack', fault: 'lost-answer', path: route, times: 1 })
    const charge = vi.spyOn(t.system.integrations.payments, 'chargeSaved')
    const silent = new SupplierError('timeout', 'paystack', 'Paystack does not answer')
    const verify = vi.spyOn(t.system.integrations.payments, 'verify').mockRejectedValue(silent)
    for (const day of [32, 33.1, 39.5]) await onDay(day)
    expect(await state(it.owner)).toMatchObject({ plan: 'growth', status: 'past-due', isCharging: true })
    expect((await mails(it.ctx)).length, 'nothing is told').toBe(1)
    verify.mockRestore()
    await onDay(39.6)
    await t.drain()
    expect(await state(it.owner)).toMatchObject({ plan: 'growth', status: 'active', due: null })
    expect([await atGateway(it), await wallet(it.owner), charge.mock.calls.length]).toEqual([[charged], 0, 1])
  })

  test('run twice at once charges once', async () => {
    const it = await subscribed()
    inDays(32)
    const job = { agencyId: it.ctx.agencyId, at: (await state(it.owner)).periodEnd }
    await Promise.all([1, 2, 3].map(() => renewSubscription.handle(t.system, job)))
    await renewSubscription.handle(t.system, job)
    await t.drain()
    expect(await state(it.owner)).toMatchObject({ status: 'active', due: null })
    expect([await atGateway(it), await wallet(it.owner), (await charges(it)).length]).toEqual([[charged], 0, 1])
  })

  test('that another run has paid meanwhile is not charged for the period after it', { tags: ['full'] }, async () => {
    const it = await subscribed()
    inDays(32)
    const job = { agencyId: it.ctx.agencyId, at: (await state(it.owner)).periodEnd }
    const { db } = t.system
    const transaction = db.transaction.bind(db)
    // The first run has found the wallet short: before its second transaction the other run pays.
    const spy = vi.spyOn(db, 'transaction').mockImplementationOnce(transaction)
    spy.mockImplementationOnce(async (work) => {
      await fund(it.ctx, price.amount)
      await renewSubscription.handle(t.system, job)
      return transaction(work)
    })
    await renewSubscription.handle(t.system, job)
    expect(await state(it.owner)).toMatchObject({ status: 'active', due: null })
    expect([await charges(it), await wallet(it.owner)]).toEqual([[], 0])
  })

  test('whose process was killed before the call is not sent twice: the next day makes a new charge', {
    tags: ['full'],
  }, async () => {
    const it = await subscribed()
    inDays(32)
    const job = { agencyId: it.ctx.agencyId, at: (await state(it.owner)).periodEnd }
    vi.spyOn(t.system.integrations.payments, 'chargeSaved').mockRejectedValueOnce(new Killed())
    await expect(renewSubscription.handle(t.system, job)).rejects.toBeInstanceOf(Killed)
    await renewSubscription.handle(t.system, job)
    expect(await charges(it)).toMatchObject([{ status: 'pending' }])
    inDays(32.5)
    for (let look = 0; look < 3; look += 1) await t.drainLater()
    expect(await charges(it)).toMatchObject([{ status: 'abandoned' }])
    expect((await mails(it.ctx)).at(-1)?.text).toContain('the payment gateway did not receive the charge')
    await onDay(33.1)
    await t.drain()
    expect(await state(it.owner)).toMatchObject({ status: 'active' })
    expect([await atGateway(it), await wallet(it.owner)]).toEqual([[charged], 0])
  })

  test('does not charge a card that was removed', async () => {
    const it = await subscribed()
    await it.owner.call('DELETE', '/subscription/card')
    await onDay(32)
    expect(await state(it.owner)).toMatchObject({ status: 'past-due' })
    expect(await charges(it)).toEqual([])
    expect((await mails(it.ctx)).at(-1)?.text).not.toContain('Visa')
  })

  test('does not charge a card that has expired, and the mail says so', async () => {
    const now = new Date()
    const expiry = `${String(now.getUTCMonth() + 1).padStart(2, '0')}/${String(now.getUTCFullYear()).slice(2)}`
    const it = await subscribed(Object({ ...cards.approved, expiry }))
    await onDay(32)
    expect(await cardOf(it)).toMatchObject({ isExpired: true })
    expect(await state(it.owner)).toMatchObject({ status: 'past-due', isCharging: false })
    expect(await charges(it)).toEqual([])
    expect((await mails(it.ctx)).at(-1)?.text).toContain(`Visa ending 4081 was not charged: it expired (${expiry}).`)
  })
})
