import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { chargeCard } from './charge-card.ts'
import { exportAs, MOST_EXPORTED } from './export-file.ts'
import type { Gateway } from './gateway.ts'
import { awaitingTransfer, currentTransaction, lapse } from './incoming/expire-account.ts'
import { listPage } from './list-page.ts'
import { findTransaction, openTransaction } from './open-transaction.ts'
import { checkoutUrl, presentListed, presentTransaction } from './present-transaction.ts'
import { Amount, Currency, checkCurrency, Metadata, Reference, read } from './read-request.ts'
import { refuse } from './refuse.ts'

const Initialize = z.object({
  email: z.email(),
  amount: Amount,
  currency: Currency.default('NGN'),
  reference: Reference.optional(),
  callback_url: z.url({ protocol: /^https?$/ }).nullish(),
  channels: z.array(z.string()).nonempty().optional(),
  metadata: Metadata,
})

const ChargeAuthorization = z.object({
  email: z.email(),
  amount: Amount,
  authorization_code: z.string(),
  currency: Currency.default('NGN'),
  reference: Reference.optional(),
  callback_url: z.url().nullish(),
  metadata: Metadata,
})

/** `/transaction`: opening, verifying and listing transactions, and charging a saved card. */
export function registerTransactions(app: FastifyInstance, gateway: Gateway): void {
  const { books, deps } = gateway

  app.post('/transaction/initialize', async (request) => {
    const { email, amount, currency, reference, callback_url, channels, metadata } = read(Initialize, request.body)
    const transaction = openTransaction(gateway, {
      email,
      amount,
      currency: checkCurrency(currency),
      reference,
      channels,
      metadata,
      callbackUrl: callback_url,
      entryPoint: 'transaction_initialize',
    })
    return {
      status: true,
      message: 'Authorization URL created',
      data: {
        authorization_url: checkoutUrl(gateway, transaction),
        access_code: transaction.accessCode,
        reference: transaction.reference,
      },
    }
  })

  app.get<{ Params: { reference: string } }>('/transaction/verify/:reference', async (request) => {
    const transaction = currentTransaction(gateway, request.params.reference)
    return { status: true, message: 'Verification successful', data: presentTransaction(gateway, transaction) }
  })

  app.get('/transaction/totals', async () => {
    const paid = books.transactions.page({ limit: MOST_EXPORTED }).items.filter(({ status }) => status === 'success')
    const pending = books.transfers.page({ limit: MOST_EXPORTED }).items.filter(({ status }) => status === 'pending')
    const sumOf = (all: readonly { amount: number }[]) => all.reduce((sum, { amount }) => sum + amount, 0)
    const data = {
      total_transactions: paid.length,
      total_volume: sumOf(paid),
      total_volume_by_currency: [{ currency: 'NGN', amount: sumOf(paid) }],
      pending_transfers: sumOf(pending),
      pending_transfers_by_currency: [{ currency: 'NGN', amount: sumOf(pending) }],
    }
    return { status: true, message: 'Transaction totals', data }
  })

  app.get('/transaction/export', async () => {
    const rows = books.transactions.page({ limit: MOST_EXPORTED }).items
    const lines = rows.map(({ reference, amount, currency, status, createdAt }) => [
      reference,
      amount,
      currency,
      status,
      createdAt,
    ])
    return exportAs(gateway, 'transactions', [['reference', 'amount', 'currency', 'status', 'created_at'], ...lines])
  })

  app.get<{ Params: { key: string } }>('/transaction/timeline/:key', async (request) => {
    const { log } = presentTransaction(gateway, findTransaction(gateway, request.params.key))
    return { status: true, message: 'Timeline retrieved', data: log }
  })

  app.get<{ Params: { id: string } }>('/transaction/:id', async (request) => {
    const transaction = lapse(gateway, books.transactions.find('id', request.params.id)[0] ?? refuse('transaction_not_found'))
    return { status: true, message: 'Transaction retrieved', data: presentListed(gateway, transaction) }
  })

  app.get<{ Querystring: Record<string, string> }>('/transaction', async ({ query }) => {
    // A search by status must not find an expired account still pending.
    awaitingTransfer(gateway)
    const { items, all, meta } = listPage(
      books.transactions,
      query,
      (one) =>
        (query.status === undefined || one.status === query.status) &&
        (query.amount === undefined || one.amount === Number(query.amount)) &&
        (query.channel === undefined || one.channel === query.channel) &&
        (query.customer_code === undefined || one.customerCode === query.customer_code),
    )
    const data = items.map((one) => presentListed(gateway, one))
    const volume = all.reduce((sum, { amount }) => sum + amount, 0)
    return { status: true, message: 'Transactions retrieved', data, meta: { ...meta, total_volume: volume } }
  })

  app.post('/transaction/charge_authorization', async (request) => {
    const asked = read(ChargeAuthorization, request.body)
    const saved = books.authorizations.get(asked.authorization_code)
    const owner = saved && books.customers.get(saved.customerCode)
    if (saved === undefined || owner?.email.toLowerCase() !== asked.email.toLowerCase()) refuse('invalid_authorization')
    const charged = deps.store.atomically(() => {
      const { email, amount, reference, metadata } = asked
      const currency = checkCurrency(asked.currency)
      const entryPoint = 'charge_authorization'
      const opened = openTransaction(gateway, {
        email,
        amount,
        currency,
        reference,
        metadata,
        callbackUrl: asked.callback_url,
        entryPoint,
      })
      const card = { number: saved.cardNumber, cvv: null, expMonth: saved.exp_month, expYear: saved.exp_year }
      return chargeCard(gateway, opened, card, true)
    })
    if (charged.steps[0] === 'three-d-secure') {
      const { reference, accessCode } = charged
      const data = { authorization_url: checkoutUrl(gateway, charged), reference, access_code: accessCode, paused: true }
      return { status: true, message: 'Please, redirect your customer to the authorization url provided', data }
    }
    return { status: true, message: 'Charge attempted', data: presentTransaction(gateway, charged) }
  })
}
