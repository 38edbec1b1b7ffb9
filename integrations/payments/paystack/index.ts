import type { z } from 'zod'
import { SupplierError, type SupplierErrorKind } from '#domain/supplier-error.ts'
import { createHttp, type Explain, type HttpAnswer, type HttpOptions, type IntegrationLog } from '../../http.ts'
import type { PaymentGateway } from '../port.ts'
import { mapPayment, mapRefund, mapSavedCharge } from './map.ts'
import { createPaystackWebhook } from './webhook.ts'
import {
  WireDone,
  WireNewRefund,
  WireRefunds,
  WireRefusal,
  WireSavedCharge,
  WireStarted,
  WireTransaction,
  WireTransfer,
} from './wire.ts'

const ID = 'paystack'

export interface PaystackOptions {
  /** `https://api.paystack.co/`, or the sandbox's `http://.../paystack/`. */
  baseUrl: string
  /** `sk_live_...` or `sk_test_...`; also signs the webhooks. */
  secretKey: string
  timeoutMs?: number
  guard?: HttpOptions['guard']
  log?: IntegrationLog
}

/** Older answers of the API have only this text and no code. */
const codesByWords: [RegExp, string][] = [
  [/duplicate transaction reference/i, 'duplicate_reference'],
  [/reference not found/i, 'transaction_not_found'],
]

/** Error types without information about the error. */
const kinds = new Set(['validation_error', 'processor_error', 'api_error'])

const kindOf = (status: number): SupplierErrorKind => {
  if (status === 429) return 'rate-limited'
  return status >= 500 ? 'unavailable' : 'rejected'
}

const explainPaystack: Explain = ({ status, body }) => {
  const { data } = WireRefusal.safeParse(body)
  if (!data) return null
  const byWords = codesByWords.find(([words]) => words.test(data.message))?.[1]
  const tag = [data.code, data.type].find((one) => one && !kinds.has(one))
  return { kind: kindOf(status), code: tag ?? byWords ?? null, message: data.message }
}

function read<T>(schema: z.ZodType<T>, answer: HttpAnswer, acted = false): T {
  const parsed = schema.safeParse(answer.body)
  if (parsed.success) return parsed.data
  const where = parsed.error.issues[0]?.path.join('.') || 'body'
  throw new SupplierError(
    acted ? 'unknown-outcome' : 'unavailable',
    ID,
    `Paystack answered without a usable ${where}`,
    'UNUSABLE_ANSWER',
  )
}

/** Refusals about an authorization that cannot be charged anyway: the document has no code for them. */
const inactiveAuthorization = /authorization.*(not found|does not exist|inactive|deactivated)/i

/**
 * Local cards are charged in the currency of each country in which Paystack operates, and dollars
 * (https://paystack.com/docs/payments/multi-currency-payments/); accounts for one transfer exist only in Nigeria
 * (https://paystack.com/docs/payments/payment-channels/).
 */
const transfers = { NGN: true, GHS: false, KES: false, ZAR: false, USD: false }
const currencies = {
  card: Object.keys(transfers),
  'bank-transfer': Object.entries(transfers).flatMap(([currency, hasAccounts]) => (hasAccounts ? [currency] : [])),
}

/** https://paystack.com/docs/api/#supported-currency */
const least = { NGN: 50_00, USD: 2_00, GHS: 10, ZAR: 1_00, KES: 3_00 }

/** Cards, transfers and USSD in Nigeria and around over Paystack's hosted page (https://paystack.com/docs/api/). */
export function createPaystack({ baseUrl, secretKey, timeoutMs = 30_000, guard, log }: PaystackOptions): PaymentGateway {
  const http = createHttp({
    supplier: ID,
    baseUrl,
    headers: { authorization: `Bearer ${secretKey}` },
    explain: explainPaystack,
    timeoutMs,
    guard,
    log,
  })

  /** Null if the gateway itself says that there is no such reference; a 404 of a proxy does not count. */
  async function findTransaction(reference: string): Promise<WireTransaction | null> {
    try {
      return read(
        WireTransaction,
        await http.call({ method: 'GET', path: `transaction/verify/${encodeURIComponent(reference)}` }),
      ).data
    } catch (error) {
      if (error instanceof SupplierError && error.vendorCode === 'transaction_not_found') return null
      throw error
    }
  }

  return {
    id: ID,
    title: 'Paystack',
    currencies,
    least,
    webhook: createPaystackWebhook(secretKey),

    async initialize({ reference, amount, email, callbackUrl, metadata }) {
      const body = {
        reference,
        amount: amount.amount,
        currency: amount.currency,
        email,
        callback_url: callbackUrl,
        // A payer who cancels on the page is redirected back as well.
        metadata: { ...metadata, cancel_action: callbackUrl },
      }
      const { data } = read(WireStarted, await http.call({ method: 'POST', path: 'transaction/initialize', body }))
      return { redirectUrl: data.authorization_url, accessCode: data.access_code }
    },

    async openTransfer({ reference, amount, email, until }) {
      const bank_transfer = { account_expires_at: until.toISOString() }
      const body = { reference, amount: amount.amount, currency: amount.currency, email, bank_transfer }
      const { data } = read(WireTransfer, await http.call({ method: 'POST', path: 'charge', body }))
      const stated = data.account_expires_at ? Date.parse(data.account_expires_at) : Number.NaN
      return {
        bank: data.bank.name,
        accountName: data.account_name,
        accountNumber: data.account_number,
        until: new Date(Number.isNaN(stated) ? until : stated).toISOString(),
      }
    },

    async verify(reference) {
      const wire = await findTransaction(reference)
      if (wire !== null && wire.reference !== reference) {
        throw new SupplierError('unavailable', ID, 'Paystack answered about another payment', 'UNUSABLE_ANSWER')
      }
      return wire === null ? null : mapPayment(wire)
    },

    async chargeSaved({ reference, amount, email, authorizationCode, metadata }) {
      const { amount: subunits, currency } = amount
      const body = { reference, amount: subunits, currency, email, authorization_code: authorizationCode, metadata }
      const answer = await http.call({ method: 'POST', path: 'transaction/charge_authorization', body, acts: true })
      const { data } = read(WireSavedCharge, answer, true)
      if (data.reference !== reference)
        throw new SupplierError('unknown-outcome', ID, 'Paystack answered about another payment', 'UNUSABLE_ANSWER')
      return mapSavedCharge(data)
    },

    async deactivateSaved({ authorizationCode }) {
      const body = { authorization_code: authorizationCode }
      try {
        read(WireDone, await http.call({ method: 'POST', path: 'customer/authorization/deactivate', body }))
      } catch (error) {
        const isRefused = error instanceof SupplierError && error.kind === 'rejected'
        if (!isRefused || !inactiveAuthorization.test(error.words ?? '')) throw error
      }
    },

    async refund({ reference, amount, note }) {
      const body = { transaction: reference, amount: amount.amount, currency: amount.currency, merchant_note: note }
      return mapRefund(read(WireNewRefund, await http.call({ method: 'POST', path: 'refund', body, acts: true }), true).data)
    },

    async findRefund({ reference, note }) {
      // The gateway lists refunds by its own id of the payment.
      const transaction = await findTransaction(reference)
      if (transaction === null) return null
      const query = { transaction: transaction.id, perPage: 100 }
      const { data } = read(WireRefunds, await http.call({ method: 'GET', path: 'refund', query }))
      const found = data
        .filter((one) => one.transaction === transaction.id || one.transaction_reference === reference)
        .filter((one) => note === undefined || one.merchant_note === note)
        .sort((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))[0]
      return found ? mapRefund(found) : null
    },
  }
}
