import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { countTransferFee } from './count-fees.ts'
import { exportAs, MOST_EXPORTED } from './export-file.ts'
import { type Gateway, sendEvent } from './gateway.ts'
import { listPage } from './list-page.ts'
import { INTEGRATION, type Transfer } from './open-books.ts'
import { Amount, Currency, Reference, read } from './read-request.ts'
import { refuse } from './refuse.ts'
import { findRecipient, presentRecipient } from './register-recipients.ts'

const SETTLE_AFTER = 600

/** Account numbers with these endings make a payout fail or be reversed. */
export const payoutEndings: Record<string, Transfer['status']> = { '01': 'failed', '02': 'reversed' }

const NewTransfer = z.object({
  source: z.literal('balance'),
  amount: Amount,
  recipient: z.coerce.string().min(1),
  reference: Reference.optional(),
  currency: Currency.default('NGN'),
  reason: z.string().default(''),
})

const presentTransfer = (gateway: Gateway, transfer: Transfer) => ({
  id: transfer.id,
  domain: 'test',
  amount: transfer.amount,
  currency: transfer.currency,
  reference: transfer.reference,
  source: 'balance',
  source_details: null,
  reason: transfer.reason,
  status: transfer.status,
  failures: null,
  transfer_code: transfer.transfer_code,
  titan_code: null,
  transferred_at: transfer.transferredAt,
  integration: INTEGRATION,
  request: transfer.id,
  createdAt: transfer.createdAt,
  updatedAt: transfer.updatedAt,
  recipient: presentRecipient(findRecipient(gateway, transfer.recipientCode)),
  session: {
    provider: transfer.status === 'success' ? 'nip' : null,
    id: transfer.status === 'success' ? String(transfer.id) : null,
  },
  fee_charged: transfer.fee,
  fees_breakdown: [{ amount: String(transfer.fee), formula: null, type: 'transfer' }],
  gateway_response: transfer.status === 'success' ? 'Approved or completed successfully' : null,
})

/** Completes a payout; one that fails or is reversed is credited to the balance with its fee. */
export function settleTransfer(gateway: Gateway, reference: string): void {
  const { books, deps } = gateway
  const transfer = books.transfers.get(reference)
  if (transfer === undefined || transfer.status !== 'pending') return
  const status = payoutEndings[findRecipient(gateway, transfer.recipientCode).accountNumber.slice(-2)] ?? 'success'
  const now = deps.now().toISOString()
  const ended: Transfer = { ...transfer, status, updatedAt: now, transferredAt: status === 'success' ? now : null }
  books.transfers.put(reference, ended)
  if (status !== 'success') books.move(transfer.amount + transfer.fee)
  sendEvent(deps, `transfer.${status}`, presentTransfer(gateway, ended))
}

function openTransfer(gateway: Gateway, asked: z.infer<typeof NewTransfer>): Transfer {
  const { books, deps } = gateway
  const recipient = findRecipient(gateway, asked.recipient)
  if (asked.reference !== undefined && books.transfers.get(asked.reference) !== undefined) {
    refuse('duplicate_reference', 'Please provide a unique reference. Reference already exists on a transfer')
  }
  const fee = countTransferFee(asked.amount)
  if (deps.faults.take('paystack', 'insufficient-balance') || asked.amount + fee > books.balance()) refuse('insufficient_balance')
  const now = deps.now().toISOString()
  const transfer: Transfer = {
    id: books.nextId(),
    transfer_code: books.nextCode('TRF_', 15),
    reference: asked.reference ?? books.nextCode('ref_', 15),
    amount: asked.amount,
    fee,
    currency: asked.currency,
    recipientCode: recipient.recipient_code,
    reason: asked.reason,
    status: 'pending',
    createdAt: now,
    updatedAt: now,
    transferredAt: null,
  }
  books.transfers.put(transfer.reference, transfer)
  books.move(-(transfer.amount + fee))
  gateway.alarms.set('transfer', transfer.reference, SETTLE_AFTER)
  return transfer
}

/** `/transfer`: payouts from the balance to bank accounts. */
export function registerTransfers(app: FastifyInstance, gateway: Gateway): void {
  const { books, deps } = gateway

  app.post('/transfer', async (request) => {
    const asked = read(NewTransfer, request.body)
    const transfer = deps.store.atomically(() => openTransfer(gateway, asked))
    const recipient = findRecipient(gateway, transfer.recipientCode).id
    const data = { ...presentTransfer(gateway, transfer), recipient, transfersessionid: [], transfertrials: [] }
    return { status: true, message: 'Transfer has been queued', data }
  })

  app.get<{ Querystring: Record<string, string> }>('/transfer', async ({ query }) => {
    const { items, meta } = listPage(
      books.transfers,
      query,
      ({ status }) => query.status === undefined || status === query.status,
    )
    const data = items.map((one) => ({ ...presentTransfer(gateway, one), fees_breakdown: null }))
    return { status: true, message: 'Transfers retrieved', data, meta }
  })

  app.get('/transfer/export', async () => {
    const rows = books.transfers.page({ limit: MOST_EXPORTED }).items
    const lines = rows.map(({ reference, amount, currency, status }) => [reference, amount, currency, status])
    return exportAs(gateway, 'transfers', [['reference', 'amount', 'currency', 'status'], ...lines])
  })

  app.get<{ Params: { reference: string } }>('/transfer/verify/:reference', async (request) => {
    const transfer = books.transfers.get(request.params.reference) ?? refuse('not_found', 'Transfer not found')
    return { status: true, message: 'Transfer retrieved', data: presentTransfer(gateway, transfer) }
  })

  app.get<{ Params: { code: string } }>('/transfer/:code', async (request) => {
    const { code } = request.params
    const transfer =
      books.transfers.find('code', code)[0] ?? books.transfers.find('id', code)[0] ?? refuse('not_found', 'Transfer not found')
    return { status: true, message: 'Transfer retrieved', data: presentTransfer(gateway, transfer) }
  })
}
