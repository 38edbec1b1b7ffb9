import { afterEach, describe, expect, test } from 'vitest'
import { money } from '#domain/money/money.ts'
import { json } from '../../http/serve-answers.ts'
import { closePaystacks, openPaystack, seenByPaystack } from './answering-paystack.ts'

afterEach(closePaystacks)

const transaction = { id: 4099260516, reference: 're4lyvq3s3', status: 'success', amount: 40333, currency: 'NGN' }
const verified = (change: Record<string, unknown>) => json(200, { status: true, data: { ...transaction, ...change } })

describe('a saved card', () => {
  // From the sample of https://paystack.com/docs/payments/recurring-charges/; the year of a card is a text, and the brand may end with a space.
  const authorization = {
    authorization_code: 'AUTH_uh8bcl3zbn',
    bin: '408408',
    last4: '4081',
    exp_month: '12',
    exp_year: '2030',
    channel: 'card',
    card_type: 'visa ',
    bank: 'TEST BANK',
    country_code: 'NG',
    brand: 'visa ',
    reusable: true,
  }
  const customer = { email: 'demo@test.com' }
  const cardOf = async (change: Record<string, unknown>) => {
    const gateway = await openPaystack(verified({ authorization, customer, ...change }))
    return (await gateway.verify('re4lyvq3s3'))?.card
  }

  test('is that of a payment with a reusable authorization', async () => {
    expect(await cardOf({})).toEqual({
      authorizationCode: 'AUTH_uh8bcl3zbn',
      email: 'demo@test.com',
      brand: 'visa',
      last4: '4081',
      expiryMonth: 12,
      expiryYear: 2030,
    })
  })

  test.each([
    ['cannot be used again', { authorization: { ...authorization, reusable: false } }],
    ['is a bank account', { authorization: { ...authorization, channel: 'bank' } }],
    ['has no expiry', { authorization: { ...authorization, exp_month: null } }],
    ['belongs to an unknown customer', { customer: null }],
    ['belongs to a payment that failed', { status: 'failed' }],
  ])('is none where the authorization %s', async (_what, change) => {
    expect(await cardOf(change)).toBeNull()
  })

  const charge = {
    reference: 'tw-9',
    amount: money(4500000, 'NGN'),
    email: 'demo@test.com',
    authorizationCode: 'AUTH_uh8bcl3zbn',
    metadata: { invoice: 'i1' },
  }
  const answer = (data: Record<string, unknown>) => json(200, { status: true, data: { reference: 'tw-9', ...data } })

  test('is charged with its code, for its customer', async () => {
    const gateway = await openPaystack(answer({ status: 'success', gateway_response: 'Approved' }))
    expect(await gateway.chargeSaved(charge)).toEqual({ status: 'succeeded', message: 'Approved' })
    expect(seenByPaystack()[0]).toMatchObject({ method: 'POST', url: '/transaction/charge_authorization' })
    expect(JSON.parse(seenByPaystack()[0]?.body ?? '')).toEqual({
      reference: 'tw-9',
      amount: 4500000,
      currency: 'NGN',
      email: 'demo@test.com',
      authorization_code: 'AUTH_uh8bcl3zbn',
      metadata: { invoice: 'i1' },
    })
  })

  test.each([
    [
      { status: 'failed', gateway_response: 'Insufficient Funds' },
      { status: 'failed', message: 'Insufficient Funds' },
    ],
    [
      { status: 'processing', message: null },
      { status: 'pending', message: '' },
    ],
    [{ status: 'an unknown future value' }, { status: 'pending', message: '' }],
    [{ paused: true }, { status: 'failed', message: 'The bank asks the cardholder to approve the payment' }],
  ])('answered with %o is %o', async (data, outcome) => {
    expect(await (await openPaystack(answer(data))).chargeSaved(charge)).toEqual(outcome)
  })

  test.each([
    ['about another payment', answer({ reference: 'other', status: 'success' })],
    ['that cannot be read', json(200, { status: true })],
    ['of a failing server', json(502, {})],
  ])('has an unknown outcome after an answer %s', async (_what, response) => {
    await expect((await openPaystack(response)).chargeSaved(charge)).rejects.toMatchObject({ kind: 'unknown-outcome' })
  })

  // The body and the answer of https://paystack.com/docs/api/customer/#deactivate-authorization.
  const deactivated = json(200, { status: true, message: 'Authorization has been deactivated' })
  const card = { authorizationCode: 'AUTH_uh8bcl3zbn' }

  test('is deactivated by its code', async () => {
    await (await openPaystack(deactivated)).deactivateSaved?.(card)
    expect(seenByPaystack()[0]).toMatchObject({ method: 'POST', url: '/customer/authorization/deactivate' })
    expect(JSON.parse(seenByPaystack()[0]?.body ?? '')).toEqual({ authorization_code: 'AUTH_uh8bcl3zbn' })
  })

  test.each(['Authorization code not found', 'Authorization is inactive', 'Authorization has already been deactivated'])(
    'counts as deactivated when the gateway refuses with “%s”',
    async (message) => {
      const gateway = await openPaystack(json(400, { status: false, message, type: 'validation_error' }))
      await expect(gateway.deactivateSaved?.(card)).resolves.toBeUndefined()
    },
  )

  test.each([
    ['a refused key', json(401, { status: false, message: 'Invalid key' }), 'rejected'],
    ['a failing server', json(502, {}), 'unavailable'],
    ['an answer that cannot be read', json(200, {}), 'unavailable'],
  ])('is not deactivated after %s: the call can be repeated', async (_what, response, kind) => {
    await expect((await openPaystack(response)).deactivateSaved?.(card)).rejects.toMatchObject({ kind })
  })
})
