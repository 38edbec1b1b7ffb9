import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTrial, type Trial } from './open-trial.ts'
import requiredFields from './required-fields.json' with { type: 'json' }

let trial: Trial
beforeEach(async () => {
  trial = await openTrial()
})
afterEach(() => trial.close())

const required: Record<string, unknown> = requiredFields

/** The required fields that an answer lacks. `required-fields.json` was taken from Paystack's OpenAPI document. */
function missing(wanted: unknown, value: unknown, path = ''): string[] {
  if (Array.isArray(wanted))
    return Array.isArray(value) ? value.flatMap((item, index) => missing(wanted[0], item, `${path}[${index}]`)) : [path]
  if (typeof wanted !== 'object' || wanted === null || value === null) return []
  if (typeof value !== 'object') return [path]
  return Object.entries(wanted).flatMap(([name, inner]) => {
    const found = Object.entries(value ?? {}).find(([key]) => key === name)
    return found === undefined ? [`${path}.${name}`] : missing(inner, found[1], `${path}.${name}`)
  })
}

it('every answer has every field that the OpenAPI document requires', async () => {
  // The document lists `custom_fields` as it stands in its sample; metadata comes back as it was sent.
  const metadata = { custom_fields: [{ value: 'a', display_name: 'A', variable_name: 'a' }] }
  await trial.press(await trial.open('full', { metadata }), 'card', { number: '4084084084084081', expiry: '12/30', cvv: '408' })
  const { data: paid } = (await trial.call('GET', '/transaction/verify/full')).body
  const code = Object(paid.authorization).authorization_code
  const customer = Object(paid.customer).customer_code
  const payee = { type: 'nuban', name: 'Ada', account_number: '0123456789', bank_code: '058' }
  const recipient = (await trial.call('POST', '/transferrecipient', payee)).body.data.recipient_code
  const verve = { number: '5060666666666666666', cvv: '123', expiry_month: '10', expiry_year: '31' }
  const email = 'ada@shop.test'
  const calls: [string, string, string, unknown?][] = [
    ['transaction_initialize', 'POST', '/transaction/initialize', { email, amount: 1000, metadata }],
    ['transaction_verify', 'GET', '/transaction/verify/full'],
    ['transaction_fetch', 'GET', `/transaction/${paid.id}`],
    ['transaction_list', 'GET', '/transaction'],
    [
      'transaction_chargeAuthorization',
      'POST',
      '/transaction/charge_authorization',
      { email, amount: 1000, authorization_code: code },
    ],
    ['charge_create', 'POST', '/charge', { email, amount: 1000, card: verve, reference: 'ch', metadata }],
    ['charge_submitPin', 'POST', '/charge/submit_pin', { pin: '1234', reference: 'ch' }],
    ['charge_submitOtp', 'POST', '/charge/submit_otp', { otp: '123456', reference: 'ch' }],
    ['charge_check', 'GET', '/charge/ch'],
    ['refund_create', 'POST', '/refund', { transaction: 'full', amount: 100 }],
    ['refund_list', 'GET', '/refund'],
    ['dedicatedAccount_create', 'POST', '/dedicated_account', { customer }],
    ['dedicatedAccount_list', 'GET', '/dedicated_account'],
    ['transferrecipient_create', 'POST', '/transferrecipient', payee],
    ['transferrecipient_list', 'GET', '/transferrecipient'],
    ['transferrecipient_fetch', 'GET', `/transferrecipient/${recipient}`],
    ['transfer_initiate', 'POST', '/transfer', { source: 'balance', amount: 5000, recipient, reference: 'tr', reason: 'Payout' }],
    ['transfer_list', 'GET', '/transfer'],
    ['transfer_verify', 'GET', '/transfer/verify/tr'],
    ['bank_list', 'GET', '/bank'],
    ['bank_resolveAccountNumber', 'GET', '/bank/resolve?account_number=0123456789&bank_code=058'],
    ['customer_create', 'POST', '/customer', { email: 'new@shop.test' }],
    ['customer_list', 'GET', '/customer'],
    ['customer_fetch', 'GET', `/customer/${customer}`],
    ['balance_fetch', 'GET', '/balance'],
  ]
  for (const [operation, method, path, body] of calls) {
    const answer = await trial.call(method, path, body)
    expect([operation, answer.status < 300, missing(required[operation], answer.body)]).toEqual([operation, true, []])
  }
})
