import { createHash } from 'node:crypto'
import { countFees } from './count-fees.ts'
import { type Gateway, sendEvent } from './gateway.ts'
import type { Authorization, Outcome, Transaction } from './open-books.ts'
import { presentTransaction } from './present-transaction.ts'
import type { Step } from './test-cards.ts'

const LATER = 3000

/** The payment of a charge, before its code is known. */
export type Payment = Pick<
  Authorization,
  'bin' | 'last4' | 'exp_month' | 'exp_year' | 'channel' | 'card_type' | 'bank' | 'brand'
> &
  Partial<Authorization> & { cardNumber?: string }

/** Already paid: further attempts change nothing. */
export const isOver = ({ status }: Transaction) => status === 'success' || status === 'reversed'

/** Stores the outcome of a transaction, with a line in its history. */
export function save({ books, deps }: Gateway, before: Transaction, change: Partial<Transaction>, said: string): Transaction {
  const time = Math.max(0, Math.round((deps.now().getTime() - new Date(before.createdAt).getTime()) / 1000))
  const type = change.status === 'success' ? 'success' : 'action'
  const after = { ...before, ...change, history: [...before.history, { type, message: said, time }] }
  books.transactions.put(after.reference, after)
  return after
}

/** Completes a charge: the amount is posted once, also for repeated submissions. */
export function settle(gateway: Gateway, transaction: Transaction): Transaction {
  const { books, deps } = gateway
  return deps.store.atomically(() => {
    const current = books.transactions.get(transaction.reference) ?? transaction
    if (isOver(current)) return current
    const fees = countFees(current.amount, current.currency)
    const paid = save(
      gateway,
      current,
      {
        status: 'success',
        gatewayResponse: 'Successful',
        message: null,
        fees,
        paidAt: deps.now().toISOString(),
        steps: [],
        outcome: null,
      },
      `Successfully paid with ${current.channel.replace('_', ' ')}`,
    )
    books.move(current.amount - fees)
    sendEvent(deps, 'charge.success', presentTransaction(gateway, paid))
    return paid
  })
}

/** Fails an attempt. The same transaction may be retried; Paystack sends no event for it. */
export function fail(gateway: Gateway, transaction: Transaction, reason: string): Transaction {
  if (isOver(transaction)) return transaction
  return save(
    gateway,
    transaction,
    { status: 'failed', gatewayResponse: reason, message: reason, steps: [], outcome: null },
    `Declined: ${reason}`,
  )
}

/** The payer left: the transaction can still be paid later. */
export function abandon(gateway: Gateway, transaction: Transaction): Transaction {
  if (isOver(transaction) || transaction.status === 'pending') return transaction
  const change: Partial<Transaction> = {
    status: 'abandoned',
    gatewayResponse: 'The transaction was not completed',
    steps: [],
    outcome: null,
  }
  return save(gateway, transaction, change, 'Left the page')
}

/** After the payer's last step, the bank decides. */
export function decide(gateway: Gateway, transaction: Transaction): Transaction {
  if (transaction.steps.length > 0) return transaction
  const { outcome } = transaction
  if (outcome === 'later') {
    gateway.alarms.set('settle', transaction.reference, LATER)
    return save(
      gateway,
      transaction,
      { status: 'pending', gatewayResponse: 'Waiting for the bank' },
      'The bank has not answered yet',
    )
  }
  if (outcome === 'transfer') {
    const change: Partial<Transaction> = { status: 'pending', gatewayResponse: 'Waiting for the transfer' }
    return save(gateway, transaction, change, 'Shown the account to send to')
  }
  if (outcome === 'approve') return settle(gateway, transaction)
  return fail(gateway, transaction, outcome?.decline ?? 'Declined')
}

function authorize({ books }: Gateway, transaction: Transaction, payment: Payment): Authorization {
  const { cardNumber, ...shown } = payment
  const signature = `SIG_${createHash('sha256')
    .update(`${cardNumber ?? shown.last4}${shown.bank}`)
    .digest('hex')
    .slice(0, 16)}`
  const known = books.authorizations.find('customer', transaction.customerCode).find((one) => one.signature === signature)
  const authorization: Authorization = {
    authorization_code: known?.authorization_code ?? books.nextCode('AUTH_', 10),
    country_code: 'NG',
    reusable: cardNumber !== undefined,
    signature,
    account_name: null,
    receiver_bank_account_number: null,
    receiver_bank: null,
    ...shown,
  }
  if (cardNumber !== undefined) {
    books.authorizations.put(authorization.authorization_code, {
      ...authorization,
      customerCode: transaction.customerCode,
      cardNumber,
    })
  }
  return authorization
}

/** Starts an attempt with any channel; an attempt while the bank is deciding changes nothing. */
export function begin(
  gateway: Gateway,
  transaction: Transaction,
  payment: Payment,
  steps: Step[],
  outcome: Outcome,
): Transaction {
  return gateway.deps.store.atomically(() => {
    if (isOver(transaction) || transaction.status === 'pending') return transaction
    const change: Partial<Transaction> = {
      status: 'ongoing',
      channel: payment.channel,
      authorization: authorize(gateway, transaction, payment),
      attempts: transaction.attempts + 1,
      wrongTries: 0,
      gatewayResponse: 'The payer must complete a step',
      message: null,
      steps,
      outcome,
    }
    return decide(gateway, save(gateway, transaction, change, `Attempted to pay with ${payment.channel.replace('_', ' ')}`))
  })
}
