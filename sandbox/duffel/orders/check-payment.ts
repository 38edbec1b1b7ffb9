import type { Offer } from '../../inventory/wire.ts'
import { coverage, payingCredit } from '../credits/spend-credits.ts'
import type { Call } from '../http/add-route.ts'
import { fieldProblem } from '../http/problem.ts'
import { sumOf, toMinor } from '../money.ts'
import type { OfferNote } from '../open-records.ts'
import { checkSession } from '../payments/register-sessions.ts'
import type { OrderInput } from './order-input.ts'

interface Checking {
  offer: Offer
  input: OrderInput
  note: OfferNote | undefined
  /** Hundredths for the chosen services. */
  servicesMinor: number
}

function checkHold({ offer, input, servicesMinor }: Checking): void {
  if (input.payments?.length) {
    throw servicesMinor > 0
      ? fieldProblem('pay_later_order_no_payment_for_ancillaries', ['payments'])
      : fieldProblem('validation_length', ['payments'], `Field 'payments' has to be left out of a held order`)
  }
  if (offer.payment_requirements.requires_instant_payment) throw fieldProblem('invalid_order_create_type', ['type'])
}

/** A credit covers the amount from pricing: its value, or the rest of the price. */
function checkCredits(call: Call, { offer, input }: Checking, total: number): void {
  const named = (input.payments ?? []).flatMap((payment, index) =>
    payment.type === 'airline_credit' ? [{ payment, index }] : [],
  )
  const credits = named.map(({ payment, index }) =>
    payingCredit(call, payment.airline_credit_id, offer, ['payments', index, 'airline_credit_id']),
  )
  if (new Set(credits.map(({ id }) => id)).size !== credits.length)
    throw fieldProblem('validation_unique', ['payments'], 'A credit can be spent once')
  for (const [place, covered] of coverage(credits, total).entries()) {
    const { payment, index } = named[place] ?? {}
    if (payment !== undefined && toMinor(payment.amount) !== covered)
      throw fieldProblem('payment_amount_does_not_match_order_amount', ['payments', index ?? 0, 'amount'])
  }
}

/** Checks that the type of the order is allowed by the offer and that an instant order is paid in full, to the hundredth. */
export function checkPayment(call: Call, checking: Checking): void {
  const { offer, input, servicesMinor, note } = checking
  if (input.type === 'hold') return checkHold(checking)
  const payments = input.payments ?? []
  if (payments.length === 0) throw fieldProblem('validation_required', ['payments'], `Field 'payments' can't be blank`)
  const foreign = payments.findIndex(({ currency }) => currency !== offer.total_currency)
  if (foreign >= 0) throw fieldProblem('payment_currency_does_not_match_order_currency', ['payments', foreign, 'currency'])
  for (const [index, { three_d_secure_session_id }] of payments.entries())
    checkSession(call, three_d_secure_session_id, {
      resourceId: offer.id,
      path: ['payments', index, 'three_d_secure_session_id'],
    })
  const total = toMinor(offer.total_amount) + servicesMinor
  const paid = sumOf(payments.map(({ amount }) => toMinor(amount)))
  if (paid === total) return checkCredits(call, checking, total)
  // A payment of exactly the former price means that the price changed in between.
  const former = (note?.formerTotals ?? []).map((once) => once + servicesMinor)
  throw former.includes(paid)
    ? fieldProblem('price_changed', ['payments', 0, 'amount'])
    : fieldProblem('payment_amount_does_not_match_order_amount', ['payments', 0, 'amount'])
}
