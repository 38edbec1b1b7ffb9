import { decide, fail, isOver, save } from './charge-transaction.ts'
import type { Gateway } from './gateway.ts'
import type { Transaction } from './open-books.ts'
import { refuse } from './refuse.ts'
import { OTP, PIN, type Step } from './test-cards.ts'

const WRONG_TRIES = 3

const rightAnswers: Partial<Record<Step, string>> = { pin: PIN, otp: OTP, 'three-d-secure': 'approve' }
const wrongWords: Partial<Record<Step, string>> = {
  pin: 'Incorrect PIN',
  otp: 'Incorrect code',
  'three-d-secure': 'Not approved by the cardholder',
}

/** The payer's next step. A PIN or code may be wrong twice; the third time ends the attempt. */
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
