import { createHash } from 'node:crypto'
import { countFees } from './count-fees.ts'
import { type Gateway, sendEvent } from './gateway.ts'
import type { Authorization, Outcome, Transaction } from './open-books.ts'
import { presentTransaction } from './present-transaction.ts'
import { refuse } from './refuse.ts'
import { OTP, PIN, type Step, type TestCard, testCards } from './test-cards.ts'

const LATER = 3000
const WRONG_TRIES = 3

export interface CardDetails {
  number: string
  cvv: string | null
  expMonth: string
  expYear: string
}

/** How something was paid, before the books know its code. */
export type Payment = Pick<
  Authorization,
  'bin' | 'last4' | 'exp_month' | 'exp_year' | 'channel' | 'card_type' | 'bank' | 'brand'
> &
  Partial<Authorization> & { cardNumber?: string }

const isOver = ({ status }: Transaction) => status === 'success' || status === 'reversed'

function save({ books, deps }: Gateway, before: Transaction, change: Partial<Transaction>, said: string): Transaction {
  const time = Math.max(0, Math.round((deps.now().getTime() - new Date(before.createdAt).getTime()) / 1000))
  const type = change.status === 'success' ? 'success' : 'action'
  const after = { ...before, ...change, history: [...before.history, { type, message: said, time }] }
  books.transactions.put(after.reference, after)
  return after
}

/** Ends a charge well: the money is counted once, whatever was pressed twice. */
export function settle(gateway: Gateway, transaction: Transaction): Transaction {
  const { books, deps } = gateway
  return deps.store.atomically(() => {
    const current = books.transactions.get(transaction.reference) ?? transaction
    if (isOver(current)) return current
    const fees = countFees(current.amount)
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

/** Ends an attempt badly. The same transaction may be tried again; Paystack sends no event for it. */
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

/** Once the payer has no step left, the bank decides. */
function decide(gateway: Gateway, transaction: Transaction): Transaction {
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

/** Starts an attempt with any means of payment; an attempt while the bank is deciding changes nothing. */
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

const UNKNOWN_CARD: Pick<TestCard, 'brand' | 'bank' | 'steps' | 'outcome' | 'cvv'> = {
  brand: 'visa',
  bank: 'UNKNOWN BANK',
  steps: [],
  outcome: { decline: 'Use one of the test cards' },
  cvv: null,
}

/** Charges a card. The armed faults `decline` and `three-d-secure` overrule what the card would do. */
export function chargeCard(gateway: Gateway, transaction: Transaction, details: CardDetails, saved = false): Transaction {
  if (isOver(transaction) || transaction.status === 'pending') return transaction
  const { faults } = gateway.deps
  const card = testCards.find(({ number }) => number === details.number) ?? UNKNOWN_CARD
  const wrongCode = !saved && card.cvv !== null && details.cvv !== card.cvv && card.outcome === 'approve'
  const wrong = wrongCode ? 'Incorrect CVV' : null
  const declined = faults.take('paystack', 'decline') ? 'Declined' : wrong
  const ownSteps = saved ? card.steps.filter((step) => step === 'three-d-secure') : card.steps
  const steps: Step[] = faults.take('paystack', 'three-d-secure') ? ['three-d-secure'] : ownSteps
  const payment: Payment = {
    bin: details.number.slice(0, 6),
    last4: details.number.slice(-4),
    exp_month: details.expMonth,
    exp_year: details.expYear,
    channel: 'card',
    card_type: card.brand,
    bank: card.bank,
    brand: card.brand,
    cardNumber: details.number,
  }
  return begin(
    gateway,
    transaction,
    payment,
    declined === null ? steps : [],
    declined === null ? card.outcome : { decline: declined },
  )
}

const rightAnswers: Partial<Record<Step, string>> = { pin: PIN, otp: OTP, 'three-d-secure': 'approve' }
const wrongWords: Partial<Record<Step, string>> = {
  pin: 'Incorrect PIN',
  otp: 'Incorrect code',
  'three-d-secure': 'Not approved by the cardholder',
}

/** The payer takes the next step. A PIN or code may be wrong twice; the third time ends the attempt. */
export function takeStep(gateway: Gateway, transaction: Transaction, step: Step, answer: string): Transaction {
  if (isOver(transaction)) return transaction
  if (transaction.steps[0] !== step) refuse('unexpected_step')
  const right = rightAnswers[step]
  if (right === undefined || answer === right) {
    const change: Partial<Transaction> = { steps: transaction.steps.slice(1), message: null }
    return gateway.deps.store.atomically(() => decide(gateway, save(gateway, transaction, change, `Gave ${step}`)))
  }
  const message = wrongWords[step] ?? 'Incorrect'
  const wrongTries = transaction.wrongTries + 1
  if (step === 'three-d-secure' || wrongTries >= WRONG_TRIES) return fail(gateway, { ...transaction, wrongTries }, message)
  return save(gateway, transaction, { wrongTries, message }, message)
}
