import { begin, isOver, type Payment } from './charge-transaction.ts'
import type { Gateway } from './gateway.ts'
import type { Transaction } from './open-books.ts'
import { type Step, type TestCard, testCards } from './test-cards.ts'

export interface CardDetails {
  number: string
  cvv: string | null
  expMonth: string
  expYear: string
}

const UNKNOWN_CARD: Pick<TestCard, 'brand' | 'bank' | 'steps' | 'outcome' | 'cvv'> = {
  brand: 'visa',
  bank: 'UNKNOWN BANK',
  steps: [],
  outcome: { decline: 'Use one of the test cards' },
  cvv: null,
}

/** Charges a card. The armed faults `decline` and `three-d-secure` override the card's behaviour. */
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
