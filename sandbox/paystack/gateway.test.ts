import { assertOk, createPaystack, verifyPaystackWebhookSignature } from '@alexasomba/paystack-node'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countFees } from './count-fees.ts'
import { openTrial, type Trial } from './open-trial.ts'

let trial: Trial
beforeEach(async () => {
  trial = await openTrial()
})
afterEach(() => trial.close())

const pay = async (reference: string) => {
  const page = await trial.open(reference)
  await trial.press(page, 'card', { number: '4084084084084081', expiry: '12/30', cvv: '408' })
}

describe('an independent client', () => {
  it('is refused with another key', async () => {
    const stranger = createPaystack({
      secretKey: 'sk_test_wrong',
      baseUrl: `${trial.sandbox.url}/paystack`,
      retry: { retries: 0 },
    })
    const { response, error } = await stranger.balance_fetch()
    expect(response.status).toBe(401)
    expect(error).toMatchObject({ status: false, message: 'Invalid key' })
  })

  it('pays from initialize to verify', async () => {
    const opened = assertOk(
      await trial.paystack.transaction_initialize({ body: { email: 'ada@shop.test', amount: 500_000, reference: 'sdk' } }),
    )
    expect(opened?.data.authorization_url).toBe(`${trial.sandbox.url}/paystack/checkout/${opened?.data.access_code}`)
    await trial.press(String(opened?.data.authorization_url), 'transfer')
    const verified = assertOk(await trial.paystack.transaction_verify({ params: { path: { reference: 'sdk' } } }))
    expect(verified?.data).toMatchObject({ status: 'success', amount: 500_000, currency: 'NGN', reference: 'sdk' })
  })

  it('verifies the signature of an event', async () => {
    await pay('signed')
    const [event] = await trial.receiver.arrived(1)
    const rawBody = event?.body ?? ''
    const signature = String(event?.headers['x-paystack-signature'])
    expect(verifyPaystackWebhookSignature({ rawBody, signature, secret: 'sk_test_sandbox' })).toBe(true)
    expect(
      verifyPaystackWebhookSignature({ rawBody: rawBody.replace('success', 'failure'), signature, secret: 'sk_test_sandbox' }),
    ).toBe(false)
  })
})

describe('required fields of a request', () => {
  it.each([
    [{ amount: 1000 }, 400, 'missing_params'],
    [{ email: 'nobody', amount: 1000 }, 400, 'invalid_params'],
    [{ email: 'a@b.test', amount: 10.5 }, 400, 'invalid_amount'],
    [{ email: 'a@b.test', amount: -1 }, 400, 'invalid_amount'],
    [{ email: 'a@b.test', amount: 1000, currency: 'XYZ' }, 403, 'unsupported_currency'],
    [{ email: 'a@b.test', amount: 1000, callback_url: 'javascript:alert(1)' }, 400, 'invalid_params'],
  ])('initialize %j answers %i %s', async (body, status, code) => {
    const answer = await trial.call('POST', '/transaction/initialize', body)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({
      status: false,
      code,
      message: expect.any(String),
      meta: { nextStep: expect.any(String) },
    })
  })

  it('refuses a reference that was used before', async () => {
    await trial.open('once')
    const { status, body } = await trial.call('POST', '/transaction/initialize', {
      email: 'a@b.test',
      amount: 1,
      reference: 'once',
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      message: 'Duplicate Transaction Reference',
      type: 'validation_error',
      code: 'duplicate_reference',
    })
  })

  it('has no transaction that was not opened', async () => {
    expect((await trial.call('GET', '/transaction/verify/none')).status).toBe(404)
  })
})

// paystack.com/pricing: 1.5 % + NGN 100, NGN 100 waived under NGN 2,500, capped at NGN 2,000.
it.each([
  [100_000, 1_500],
  [249_900, 3_749],
  [250_000, 13_750],
  [1_000_000, 25_000],
  [12_666_700, 200_000],
  [500_000_000, 200_000],
])('the fee of %i kobo is %i kobo', (amount, fee) => expect(countFees(amount, 'NGN')).toBe(fee))

// paystack.com/pricing: 2.9 % of local card payments in Kenya.
it('a charge in Kenyan shillings has the fee of Kenya', () => expect(countFees(1_000_000, 'KES')).toBe(29_000))

describe('refunds', () => {
  it('are partial, at most the amount paid, with two events each', async () => {
    await pay('r1')
    const part = await trial.call('POST', '/refund', { transaction: 'r1', amount: 400_000 })
    expect(part.body.data).toMatchObject({ status: 'pending', amount: 400_000, transaction: { reference: 'r1' } })
    const over = await trial.call('POST', '/refund', { transaction: 'r1', amount: 600_001 })
    expect([over.status, over.body.type]).toEqual([400, 'refund_amount_exceeded'])
    await trial.receiver.arrived(3)
    expect(trial.events().slice(1)).toMatchObject([
      { event: 'refund.pending', data: { transaction_reference: 'r1', amount: '400000' } },
      { event: 'refund.processed', data: { transaction_reference: 'r1', status: 'processed' } },
    ])
    expect((await trial.call('GET', `/refund/${part.body.data.id}`)).body.data).toMatchObject({
      status: 'processed',
      refund_type: 'partial',
    })
  })

  it('of the whole amount make the transaction reversed, and no further refund is possible', { tags: ['full'] }, async () => {
    await pay('r2')
    const { id } = (await trial.call('GET', '/transaction/verify/r2')).body.data
    expect((await trial.call('POST', '/refund', { transaction: id })).body.data).toMatchObject({ amount: 1_000_000 })
    await trial.receiver.arrived(3)
    expect((await trial.call('GET', '/transaction/verify/r2')).body.data.status).toBe('reversed')
    expect((await trial.call('POST', '/refund', { transaction: 'r2' })).body.type).toBe('fully_refunded')
  })

  it('of an unpaid transaction are refused', { tags: ['full'] }, async () => {
    await trial.open('r3')
    expect((await trial.call('POST', '/refund', { transaction: 'r3' })).body.type).toBe('transaction_not_successful')
  })

  it('that fail credit the balance', { tags: ['full'] }, async () => {
    await pay('r4')
    const before = (await trial.call('GET', '/balance')).body.data
    await trial.call('POST', '/refund', { transaction: 'r4', merchant_note: 'please #fail' })
    await trial.receiver.arrived(3)
    expect(trial.events()[2]).toMatchObject({ event: 'refund.failed', data: { amount: 1_000_000 } })
    expect((await trial.call('GET', '/balance')).body.data).toEqual(before)
  })
})

describe('direct charges', { tags: ['full'] }, () => {
  const verve = { number: '5060666666666666666', cvv: '123', expiry_month: '10', expiry_year: '31' }

  it('ask for PIN and code', async () => {
    const asked = { email: 'ada@shop.test', amount: 10_000, reference: 'c1', card: verve }
    expect((await trial.call('POST', '/charge', asked)).body.data.status).toBe('send_pin')
    expect((await trial.call('POST', '/charge/submit_otp', { reference: 'c1', otp: '123456' })).body.type).toBe('unexpected_step')
    expect((await trial.call('POST', '/charge/submit_pin', { reference: 'c1', pin: '1234' })).body.data.status).toBe('send_otp')
    expect((await trial.call('POST', '/charge/submit_otp', { reference: 'c1', otp: '123456' })).body.data.status).toBe('success')
    expect((await trial.call('GET', '/charge/c1')).body.data.status).toBe('success')
  })

  it('use a saved card of the same customer only', async () => {
    await pay('saved')
    const { authorization } = (await trial.call('GET', '/transaction/verify/saved')).body.data
    const code = Object(authorization).authorization_code
    const asked = { amount: 70_000, authorization_code: code }
    expect(
      (await trial.call('POST', '/transaction/charge_authorization', { ...asked, email: 'ada@shop.test' })).body.data.status,
    ).toBe('success')
    expect((await trial.call('POST', '/transaction/charge_authorization', { ...asked, email: 'eve@shop.test' })).body.type).toBe(
      'invalid_authorization',
    )
  })
})

describe('payouts and accounts', { tags: ['full'] }, () => {
  const recipient = async (account_number: string) => {
    const asked = { type: 'nuban', name: 'Ada', account_number, bank_code: '058', currency: 'NGN' }
    return (await trial.call('POST', '/transferrecipient', asked)).body.data.recipient_code
  }

  it.each([
    ['0123456789', 'success'],
    ['0123456701', 'failed'],
    ['0123456702', 'reversed'],
  ])('a payout to %s ends as %s', async (account, status) => {
    const asked = { source: 'balance', amount: 300_000, recipient: await recipient(account), reference: 'payout-1' }
    expect((await trial.call('POST', '/transfer', asked)).body.data.status).toBe('pending')
    expect((await trial.call('POST', '/transfer', asked)).body.type).toBe('duplicate_reference')
    await trial.receiver.arrived(1)
    expect(trial.events()[0]).toMatchObject({ event: `transfer.${status}`, data: { reference: 'payout-1' } })
    expect((await trial.call('GET', '/transfer/verify/payout-1')).body.data.status).toBe(status)
    const balance = status === 'success' ? 5_000_000_000 - 300_000 - 1_000 : 5_000_000_000
    expect((await trial.call('GET', '/balance')).body.data).toEqual([{ currency: 'NGN', balance }])
  })

  it('a payout above the balance is refused', async () => {
    const asked = { source: 'balance', amount: 6_000_000_000, recipient: await recipient('0123456789') }
    expect((await trial.call('POST', '/transfer', asked)).body.type).toBe('insufficient_balance')
  })

  it('a transfer to a dedicated account becomes a charge', async () => {
    const { customer_code } = (
      await trial.call('POST', '/customer', { email: 'agency@shop.test', first_name: 'Sky', last_name: 'Ways' })
    ).body.data
    const { account_number } = (await trial.call('POST', '/dedicated_account', { customer: customer_code })).body.data
    await trial.transfer(String(account_number), 2_500_000)
    await trial.receiver.arrived(1)
    expect(trial.events()[0]).toMatchObject({
      event: 'charge.success',
      data: {
        channel: 'dedicated_nuban',
        amount: 2_500_000,
        customer: { customer_code },
        authorization: { receiver_bank_account_number: account_number },
      },
    })
  })

  it('assigning a dedicated account sends an event', async () => {
    await trial.call('POST', '/dedicated_account/assign', {
      email: 'b@shop.test',
      first_name: 'B',
      last_name: 'C',
      phone: '+2348012345678',
    })
    await trial.receiver.arrived(1)
    expect(trial.events()[0]).toMatchObject({
      event: 'dedicatedaccount.assign.success',
      data: { identification: { status: 'success' } },
    })
  })

  it('an account number has one holder, and an unknown number has none', async () => {
    const name = async (number: string) => (await trial.call('GET', `/bank/resolve?account_number=${number}&bank_code=058`)).body
    const { data } = await name('0123456789')
    expect((await name('0123456789')).data).toEqual(data)
    expect((await name('0123456799')).status).toBe(false)
  })
})
