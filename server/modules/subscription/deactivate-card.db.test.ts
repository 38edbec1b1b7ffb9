import { describe, expect, test, vi } from 'vitest'
import { money } from '#domain/money/money.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { openShop } from '#tests/open-shop.ts'
import { cards, payOnHostedPage } from '#tests/pay-on-hosted-page.ts'
import { newKey, type Subscriber } from '#tests/plans/open-plans.ts'
import { openSavedCards } from '#tests/plans/open-saved-cards.ts'
import { type Authorization, authorizationOf } from './card-authorization.ts'
import { findSavedCard, putSavedCard } from './saved-card-row.ts'

const { t } = await openShop()
const { pay, subscribed, open, cardOf, onDay } = openSavedCards(t)

const route = '/customer/authorization/deactivate'
const visa = { brand: 'visa', last4: '4081', expiryMonth: 9, expiryYear: 2031 }

interface SavedAuthorization extends Authorization {
  userId: string
}

/** What charges the saved card of an agency, and who allowed it. */
async function authorizationAt({ ctx }: Subscriber): Promise<SavedAuthorization> {
  const row = await ctx.tx((tx) => findSavedCard(tx, ctx))
  if (!row) throw new Error('no card is saved')
  return { ...authorizationOf(ctx, row), userId: row.consentedBy }
}

/** Whether the gateway still charges it. */
async function isActive({ authorizationCode, email }: Authorization): Promise<boolean> {
  const charge = { reference: newKey(), amount: money(10_00, 'GHS'), metadata: {}, authorizationCode, email }
  try {
    return (await t.system.integrations.payments.chargeSaved(charge)).status === 'succeeded'
  } catch (error) {
    if (error instanceof SupplierError && error.kind === 'rejected') return false
    throw error
  }
}

const remove = async ({ owner }: Subscriber) => expect((await owner.call('DELETE', '/subscription/card')).status).toBe(200)

/** Saves the authorization at an agency, as when a member pays its plan by the same card. */
const saveAlso = ({ ctx }: Subscriber, { userId, ...authorization }: SavedAuthorization) =>
  ctx.tx((tx) =>
    putSavedCard(tx, ctx, {
      card: { ...visa, ...authorization },
      consent: { userId, name: 'Ama Mensah', at: ctx.now().toISOString() },
    }),
  )

describe('the authorization of a saved card is deactivated at the gateway', () => {
  test('when the card is removed', async () => {
    const it = await subscribed()
    const authorization = await authorizationAt(it)
    await remove(it)
    await t.drain()
    expect(await isActive(authorization)).toBe(false)
  })

  test.each(['500', 'lost-answer'])(
    'later, if the first answer is corrupted by %s: removing the card does not wait',
    async (fault) => {
      const it = await subscribed()
      const authorization = await authorizationAt(it)
      const deactivate = vi.spyOn(t.system.integrations.payments, 'deactivateSaved')
      await t.arm({ vendor: 'paystack', fault, path: route, times: 1 })
      await remove(it)
      expect(await cardOf(it)).toBeNull()
      expect(deactivate).not.toHaveBeenCalled()
      await expect(t.drain(), 'the job is retried').rejects.toThrow(SupplierError)
      await t.drainLater()
      expect(await isActive(authorization)).toBe(false)
      expect(deactivate).toHaveBeenCalledTimes(2)
    },
  )

  test('when another card replaces it, which stays active', async () => {
    const it = await subscribed()
    const before = await authorizationAt(it)
    const { redirectUrl, invoiceId } = (await pay(it.owner, 'scale', 'card', { renewFromCard: true })).body
    await payOnHostedPage(redirectUrl, cards.threeDSecure)
    await it.owner.call('POST', `/subscription/invoices/${invoiceId}/settle`)
    await t.drain()
    expect(await cardOf(it)).toMatchObject({ last4: '3155' })
    expect(await isActive(before)).toBe(false)
  })

  test('when the subscription has ended', { tags: ['full'] }, async () => {
    const it = await subscribed()
    const authorization = await authorizationAt(it)
    await it.owner.call('PUT', '/subscription/next', { plan: 'starter', interval: 'month' })
    await onDay(32)
    await t.drain()
    expect(await isActive(authorization)).toBe(false)
  })
})

describe('the authorization stays active', () => {
  test('while another agency renews from the same card of the same member', async () => {
    const [it, other] = [await subscribed(), await open()]
    const authorization = await authorizationAt(it)
    await saveAlso(other, authorization)
    await remove(it)
    await t.drain()
    expect(await isActive(authorization)).toBe(true)
    await remove(other)
    await t.drain()
    expect(await isActive(authorization), 'after the last agency removed it').toBe(false)
  })

  test('when the same card is saved again, also before the job runs', async () => {
    const it = await subscribed()
    const authorization = await authorizationAt(it)
    const { redirectUrl, invoiceId } = (await pay(it.owner, 'scale', 'card', { renewFromCard: true })).body
    await payOnHostedPage(redirectUrl, cards.approved)
    await it.owner.call('POST', `/subscription/invoices/${invoiceId}/settle`)
    await t.drain()
    expect(await authorizationAt(it)).toEqual(authorization)
    expect(await isActive(authorization), 'saved in its own place').toBe(true)
    await remove(it)
    await saveAlso(it, authorization)
    await t.drain()
    expect(await isActive(authorization), 'removed, and saved again').toBe(true)
  })

  test('at a gateway that cannot end one: the card is removed all the same', async () => {
    const it = await subscribed()
    const authorization = await authorizationAt(it)
    vi.spyOn(t.system.integrations, 'payments', 'get').mockReturnValue({
      ...t.system.integrations.payments,
      deactivateSaved: undefined,
    })
    await remove(it)
    await t.drain()
    vi.restoreAllMocks()
    expect(await cardOf(it)).toBeNull()
    expect(await isActive(authorization)).toBe(true)
  })
})
