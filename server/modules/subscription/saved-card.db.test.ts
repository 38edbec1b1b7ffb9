import { describe, expect, test } from 'vitest'
import { members } from '#server/db/schema/index.ts'
import { demoPassword } from '#server/seed/demo-people.ts'
import { openShop } from '#tests/open-shop.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'
import { openSavedCards, price } from '#tests/plans/open-saved-cards.ts'
import { createUser } from '../accounts/create-user.ts'

const { t } = await openShop()
const { open, fund, state, pay, subscribed, cardOf, charges, onDay } = openSavedCards(t)

const visa = { brand: 'visa', last4: '4081', expiryMonth: 9, expiryYear: 2031, isExpired: false }

describe('a card is saved', () => {
  test('when its payer allows it, encrypted, and named in the log of changes; removing it deletes it', async () => {
    const it = await subscribed()
    expect(await cardOf(it)).toEqual({ ...visa, allowedBy: 'Ama Mensah', allowedAt: expect.any(String) })
    const { rows } = await t.system.db.$client.query('select * from saved_cards where agency_id = $1', [it.ctx.agencyId])
    expect(JSON.stringify(rows)).not.toContain('AUTH_')
    expect(t.system.cipher.open(Object(rows[0]).authorization_cipher)).toEqual({
      authorizationCode: expect.stringMatching(/^AUTH_/),
      email: it.email,
    })
    expect((await it.owner.call('DELETE', '/subscription/card')).body).toEqual({ card: null })
    expect((await it.owner.call('DELETE', '/subscription/card')).status, 'a second time').toBe(200)
    const left = await t.system.db.$client.query('select 1 from saved_cards where agency_id = $1', [it.ctx.agencyId])
    expect(left.rows).toEqual([])
    const { items } = (await it.owner.call('GET', '/audit')).body
    expect(items.map(({ action, actor, subject }: Record<string, string>) => [action, actor, subject])).toEqual([
      ['card.removed', 'Ama Mensah', 'Visa ending 4081'],
      ['card.saved', 'Ama Mensah', 'Visa ending 4081'],
    ])
    await t.drainLater()
    expect(await cardOf(it), 'a consent is used once').toBeNull()
  })

  test('not without consent, nor of a payment that failed', { tags: ['full'] }, async () => {
    expect(await cardOf(await subscribed(cards.approved, false))).toBeNull()
    const it = await open()
    await payOnHostedPage((await pay(it.owner, 'growth', 'card', { renewFromCard: true })).body.redirectUrl, cards.declined)
    await t.drainLater()
    expect(await cardOf(it)).toBeNull()
  })

  test('also if the payer does not return, and the gateway does not respond at first', { tags: ['full'] }, async () => {
    const it = await open()
    await payOnHostedPage((await pay(it.owner, 'growth', 'card', { renewFromCard: true })).body.redirectUrl, cards.approved)
    await t.arm({ vendor: 'paystack', fault: '500', path: '/transaction/verify', times: 1 })
    for (let look = 0; look < 4; look += 1) await t.drainLater()
    expect(await cardOf(it)).toMatchObject(visa)
  })

  test('for its agency alone', async () => {
    const [it, other] = [await subscribed(), await open()]
    expect(await cardOf(other)).toBeNull()
    expect((await other.owner.call('DELETE', '/subscription/card')).status).toBe(200)
    expect(await cardOf(it)).toMatchObject(visa)
    await fund(other.ctx, price.amount)
    await pay(other.owner, 'growth')
    await onDay(32)
    expect(await state(other.owner)).toMatchObject({ status: 'past-due' })
    expect(await charges(other)).toEqual([])
    expect(await charges(it)).toHaveLength(1)
  })

  test('until the subscription has ended', { tags: ['full'] }, async () => {
    const it = await subscribed()
    await it.owner.call('PUT', '/subscription/next', { plan: 'starter', interval: 'month' })
    await onDay(32)
    expect(await state(it.owner)).toMatchObject({ status: 'ended' })
    expect(await cardOf(it)).toBeNull()
    expect(await charges(it)).toEqual([])
  })

  test('until the account of the member who allowed it is closed', { tags: ['full'] }, async () => {
    const it = await subscribed()
    const email = `second-${it.email}`
    const userId = await createUser(t.system, { name: 'Kofi Boateng', email, password: demoPassword })
    await t.system.db.insert(members).values({ organizationId: it.ctx.agencyId, userId, role: 'owner' })
    expect((await it.owner.call('POST', '/profile/close', { password: demoPassword })).status).toBe(200)
    const second = await t.signIn(email)
    expect(await cardOf({ ...it, owner: second })).toBeNull()
    const { items } = (await second.call('GET', '/audit')).body
    expect(items[0]).toMatchObject({ action: 'card.removed', subject: 'Visa ending 4081' })
  })
})
