import { readFileSync } from 'node:fs'
import { parseYaml } from '@redocly/openapi-core'
import { Ajv } from 'ajv'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTrial, type Trial } from './open-trial.ts'

let trial: Trial
beforeEach(async () => {
  trial = await openTrial()
})
afterEach(() => trial.close())

interface Operation {
  operationId: string
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: object }> }>
}

/** Paystack's own OpenAPI document, as the independent client ships it. */
const file = new URL('../../node_modules/@alexasomba/paystack-node/openapi.yaml', import.meta.url)
const document = parseYaml(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, Operation>> }
const ajv = new Ajv({ strict: false, validateSchema: false, validateFormats: false, allErrors: true })
// The document has `nullable` on schemas without a type, too, where it has no meaning.
const readable: unknown = JSON.parse(JSON.stringify(document), (_, value) => {
  if (value?.nullable === undefined || value.type !== undefined) return value
  const { nullable: _nullable, ...rest } = value
  return rest
})
ajv.addSchema(Object(readable), 'paystack')

const escape = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))

/** The documented responses, by operation and status. */
const answers = new Map<string, string>()
for (const [path, operations] of Object.entries(document.paths))
  for (const [method, { operationId, responses }] of Object.entries(operations))
    for (const [status, response] of Object.entries(responses ?? {})) {
      const at = response.$ref ?? `#/paths/${escape(path)}/${method}/responses/${status}`
      answers.set(`${operationId} ${status}`, `paystack${at}/content/application~1json/schema`)
    }

/** The documented response. An error that an operation does not list is the general error. */
const whereIs = (operation: string, status: number): string | undefined =>
  answers.get(`${operation} ${status}`) ??
  (status < 300 ? (answers.get(`${operation} 200`) ?? answers.get(`${operation} 201`)) : 'paystack#/components/schemas/Error')

/** The differences of a response from the document, with their paths. */
function contradictions(operation: string, status: number, body: unknown): string[] {
  const at = whereIs(operation, status)
  if (!at) return [`${operation} has no answer ${status}`]
  const validate = ajv.getSchema(at) ?? ajv.compile({ $ref: at })
  if (validate(body)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${operation} ${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}

it('every response has the form of the OpenAPI document', async () => {
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
    ['transaction_timeline', 'GET', `/transaction/timeline/${paid.id}`],
    ['transaction_totals', 'GET', '/transaction/totals'],
    ['transaction_export', 'GET', '/transaction/export'],
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
    [
      'charge_create',
      'POST',
      '/charge',
      { email, amount: 1000, bank: { code: '057', account_number: '0000000000' }, reference: 'bk' },
    ],
    ['charge_submitBirthday', 'POST', '/charge/submit_birthday', { birthday: '1990-01-01', reference: 'bk' }],
    ['charge_create', 'POST', '/charge', { email, amount: 1000, bank_transfer: {}, reference: 'bt' }],
    ['charge_create', 'POST', '/charge', { email, amount: 1000, ussd: { type: '737' }, reference: 'us' }],
    ['refund_create', 'POST', '/refund', { transaction: 'full', amount: 100 }],
    ['refund_list', 'GET', '/refund'],
    ['dedicatedAccount_create', 'POST', '/dedicated_account', { customer }],
    ['dedicatedAccount_list', 'GET', '/dedicated_account'],
    ['dedicatedAccount_availableProviders', 'GET', '/dedicated_account/available_providers'],
    ['dedicatedAccount_requery', 'GET', '/dedicated_account/requery?account_number=9800000001&provider_slug=test-bank'],
    ['transferrecipient_create', 'POST', '/transferrecipient', payee],
    ['transferrecipient_list', 'GET', '/transferrecipient'],
    ['transferrecipient_fetch', 'GET', `/transferrecipient/${recipient}`],
    ['transferrecipient_update', 'PUT', `/transferrecipient/${recipient}`, { name: 'Ada Obi' }],
    ['transfer_initiate', 'POST', '/transfer', { source: 'balance', amount: 5000, recipient, reference: 'tr', reason: 'Payout' }],
    ['transfer_list', 'GET', '/transfer'],
    ['transfer_verify', 'GET', '/transfer/verify/tr'],
    ['transfer_exportTransfer', 'GET', '/transfer/export'],
    ['bank_list', 'GET', '/bank'],
    ['bank_resolveAccountNumber', 'GET', '/bank/resolve?account_number=0123456789&bank_code=058'],
    ['customer_create', 'POST', '/customer', { email: 'new@shop.test' }],
    ['customer_list', 'GET', '/customer'],
    ['customer_fetch', 'GET', `/customer/${customer}`],
    ['customer_update', 'PUT', `/customer/${customer}`, { first_name: 'Ada' }],
    ['customer_deactivateAuthorization', 'POST', '/customer/authorization/deactivate', { authorization_code: code }],
    ['balance_fetch', 'GET', '/balance'],
  ]
  const found: string[] = []
  for (const [operation, method, path, body] of calls) {
    const answer = await trial.call(method, path, body)
    if (answer.status >= 300) found.push(`${operation} answered ${answer.status} ${JSON.stringify(answer.body)}`)
    else found.push(...contradictions(operation, answer.status, answer.body))
  }
  expect(found).toEqual([])
})

it('every error has the form of the OpenAPI document', async () => {
  await trial.open('once')
  const email = 'ada@shop.test'
  const calls: [string, string, string, unknown?][] = [
    ['transaction_initialize', 'POST', '/transaction/initialize', { email, amount: 1000, reference: 'once' }],
    ['transaction_initialize', 'POST', '/transaction/initialize', { email }],
    ['transaction_verify', 'GET', '/transaction/verify/none'],
    ['transaction_fetch', 'GET', '/transaction/1'],
    ['transaction_timeline', 'GET', '/transaction/timeline/none'],
    [
      'transaction_chargeAuthorization',
      'POST',
      '/transaction/charge_authorization',
      { email, amount: 1000, authorization_code: 'no' },
    ],
    ['charge_create', 'POST', '/charge', { email, amount: 1000 }],
    ['charge_submitOtp', 'POST', '/charge/submit_otp', { reference: 'once', otp: '1' }],
    ['refund_create', 'POST', '/refund', { transaction: 'once' }],
    ['refund_fetch', 'GET', '/refund/1'],
    ['transferrecipient_fetch', 'GET', '/transferrecipient/none'],
    ['transfer_initiate', 'POST', '/transfer', { source: 'balance', amount: 1000, recipient: 'none' }],
    ['transfer_verify', 'GET', '/transfer/verify/none'],
    ['bank_resolveAccountNumber', 'GET', '/bank/resolve?account_number=1&bank_code=1'],
    ['customer_fetch', 'GET', '/customer/none'],
    ['customer_deactivateAuthorization', 'POST', '/customer/authorization/deactivate', { authorization_code: 'no' }],
    ['customer_deactivateAuthorization', 'POST', '/customer/authorization/deactivate', {}],
    ['dedicatedAccount_fetch', 'GET', '/dedicated_account/1'],
  ]
  const found: string[] = []
  for (const [operation, method, path, body] of calls) {
    const answer = await trial.call(method, path, body)
    if (answer.status < 400) found.push(`${operation} was not refused`)
    found.push(...contradictions(operation, answer.status, answer.body))
  }
  expect(found).toEqual([])
})
