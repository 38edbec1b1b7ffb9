import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Gateway, sendEvent } from './gateway.ts'
import { listPage } from './list-page.ts'
import { INTEGRATION, type Refund, type Transaction } from './open-books.ts'
import { findTransaction } from './open-transaction.ts'
import { customerOf, presentFilledCustomer, presentTransaction } from './present-transaction.ts'
import { Amount, read } from './read-request.ts'
import { refuse } from './refuse.ts'

const PROCESS_AFTER = 600
const DAYS_TO_ARRIVE = 10

const NewRefund = z.object({
  transaction: z.coerce.string().min(1),
  amount: Amount.optional(),
  currency: z.string().optional(),
  customer_note: z.string().optional(),
  merchant_note: z.string().optional(),
})

const transactionOf = ({ books }: Gateway, refund: Refund): Transaction =>
  books.transactions.get(refund.transactionReference) ?? refuse('transaction_not_found')

const presentRefund = (gateway: Gateway, refund: Refund) => {
  const transaction = transactionOf(gateway, refund)
  const customer = presentFilledCustomer(customerOf(gateway, transaction))
  return {
    integration: INTEGRATION,
    transaction: transaction.id,
    dispute: null,
    settlement: null,
    id: refund.id,
    domain: 'test',
    currency: refund.currency,
    amount: refund.amount,
    status: refund.status,
    refunded_at: refund.refundedAt,
    refunded_by: 'sandbox@paystack.test',
    customer_note: refund.customerNote,
    merchant_note: refund.merchantNote,
    deducted_amount: refund.status === 'failed' ? 0 : refund.amount,
    fully_deducted: refund.status === 'failed' ? 0 : 1,
    createdAt: refund.createdAt,
    updatedAt: refund.updatedAt,
    bank_reference: null,
    transaction_reference: refund.transactionReference,
    reason: refund.merchantNote,
    // Unlike all other documents, that of refunds has the metadata as a text.
    customer: { ...customer, metadata: JSON.stringify(customer.metadata) },
    refund_type: refund.amount === transaction.amount ? 'full' : 'partial',
    transaction_amount: transaction.amount,
    initiated_by: 'sandbox@paystack.test',
    refund_channel: refund.channel,
    session_id: null,
    collect_account_number: false,
  }
}

/** Sends an event about a refund. Paystack has the amount as text in all of these events except `refund.failed`. */
function announce(gateway: Gateway, refund: Refund) {
  const { first_name, last_name, email } = customerOf(gateway, transactionOf(gateway, refund))
  sendEvent(gateway.deps, `refund.${refund.status}`, {
    status: refund.status,
    transaction_reference: refund.transactionReference,
    refund_reference: refund.status === 'pending' ? null : `TRF_${refund.id}`,
    amount: refund.status === 'failed' ? refund.amount : String(refund.amount),
    currency: refund.currency,
    processor: 'instant-transfer',
    customer: { first_name, last_name, email },
    integration: INTEGRATION,
    domain: 'test',
    id: String(refund.id),
    customer_note: refund.customerNote,
    merchant_note: refund.merchantNote,
  })
}

/** The payer's bank refuses a refund with this in its note: it causes `refund.failed`. */
export const FAILING_NOTE = '#fail'

/** Completes a refund after a delay. */
export function processRefund(gateway: Gateway, id: string): void {
  const { books, deps } = gateway
  const refund = books.refunds.get(id)
  if (refund === undefined || refund.status !== 'pending') return
  const now = deps.now().toISOString()
  const failed = `${refund.merchantNote} ${refund.customerNote}`.includes(FAILING_NOTE)
  const ended: Refund = { ...refund, status: failed ? 'failed' : 'processed', updatedAt: now, refundedAt: failed ? null : now }
  books.refunds.put(id, ended)
  const transaction = transactionOf(gateway, refund)
  if (failed) {
    books.move(refund.amount)
    books.transactions.put(transaction.reference, {
      ...transaction,
      refunded: transaction.refunded - refund.amount,
      status: 'success',
    })
  } else if (transaction.refunded === transaction.amount)
    books.transactions.put(transaction.reference, { ...transaction, status: 'reversed' })
  announce(gateway, ended)
}

function openRefund(gateway: Gateway, asked: z.infer<typeof NewRefund>): Refund {
  const { books, deps } = gateway
  const transaction = findTransaction(gateway, asked.transaction)
  if (transaction.status === 'reversed') refuse('fully_refunded')
  if (transaction.status !== 'success') refuse('transaction_not_successful')
  if (asked.currency !== undefined && asked.currency !== transaction.currency)
    refuse('invalid_params', 'Currency differs from the transaction')
  const left = transaction.amount - transaction.refunded
  if (left === 0) refuse('fully_refunded')
  const amount = asked.amount ?? left
  if (amount > left) refuse('refund_amount_exceeded')
  const now = deps.now().toISOString()
  const refund: Refund = {
    id: books.nextId(),
    transactionReference: transaction.reference,
    amount,
    currency: transaction.currency,
    status: 'pending',
    channel: transaction.channel,
    customerNote: asked.customer_note ?? `Refund for transaction ${transaction.reference}`,
    merchantNote: asked.merchant_note ?? `Refund for transaction ${transaction.reference}`,
    createdAt: now,
    updatedAt: now,
    refundedAt: null,
  }
  books.refunds.put(String(refund.id), refund)
  books.transactions.put(transaction.reference, { ...transaction, refunded: transaction.refunded + amount })
  books.move(-amount)
  gateway.alarms.set('refund', String(refund.id), PROCESS_AFTER)
  announce(gateway, refund)
  return refund
}

/** `/refund`: refunds all or part of a paid transaction. The balance is debited at once, the events follow. */
export function registerRefunds(app: FastifyInstance, gateway: Gateway): void {
  const { books, deps } = gateway

  app.post('/refund', async (request) => {
    const asked = read(NewRefund, request.body)
    const refund = deps.store.atomically(() => openRefund(gateway, asked))
    const expected = new Date(new Date(refund.createdAt).getTime() + DAYS_TO_ARRIVE * 86_400_000).toISOString()
    const data = {
      ...presentRefund(gateway, refund),
      transaction: { ...presentTransaction(gateway, transactionOf(gateway, refund)), plan: {}, subaccount: { currency: null } },
      channel: null,
      fully_deducted: true,
      expected_at: expected,
    }
    return { status: true, message: 'Refund has been queued for processing', data }
  })

  app.get<{ Querystring: Record<string, string> }>('/refund', async ({ query }) => {
    const wanted = query.transaction ?? query.reference
    const { items, all, meta } = listPage(books.refunds, query, (refund) => {
      const { id } = transactionOf(gateway, refund)
      return wanted === undefined || refund.transactionReference === wanted || String(id) === wanted
    })
    const failedRefundCount = all.filter(({ status }) => status === 'failed').length
    const data = items.map((refund) => presentRefund(gateway, refund))
    return {
      status: true,
      message: 'Refunds retrieved',
      data,
      meta: { ...meta, perPage: String(meta.perPage), failedRefundCount },
    }
  })

  app.get<{ Params: { id: string } }>('/refund/:id', async (request) => {
    const refund = books.refunds.get(request.params.id) ?? refuse('not_found', 'Refund not found')
    return { status: true, message: 'Refund retrieved', data: presentRefund(gateway, refund) }
  })
}
