import type { Offer } from '../../inventory/wire.ts'
import { fieldProblem } from '../http/problem.ts'
import { toMinor } from '../money.ts'
import type { OfferNote } from '../open-records.ts'
import type { OrderInput } from './order-input.ts'

/** Checks that the type of the order suits the offer and that an instant order is paid in full, to the hundredth. */
export function checkPayment(offer: Offer, input: OrderInput, servicesMinor: number, note: OfferNote | undefined): void {
  const payment = input.payments?.[0]
  if (input.type === 'hold') {
    if (payment !== undefined) {
      throw servicesMinor > 0
        ? fieldProblem('pay_later_order_no_payment_for_ancillaries', ['payments'])
        : fieldProblem('validation_length', ['payments'], `Field 'payments' has to be left out of a held order`)
    }
    if (offer.payment_requirements.requires_instant_payment) throw fieldProblem('invalid_order_create_type', ['type'])
    return
  }
  if (payment === undefined) throw fieldProblem('validation_required', ['payments'], `Field 'payments' can't be blank`)
  if (payment.currency !== offer.total_currency) {
    throw fieldProblem('payment_currency_does_not_match_order_currency', ['payments', 0, 'currency'])
  }
  const paid = toMinor(payment.amount)
  if (paid === toMinor(offer.total_amount) + servicesMinor) return
  // Someone who pays exactly what the offer cost before was not careless: the price moved under them.
  const former = (note?.formerTotals ?? []).map((total) => total + servicesMinor)
  throw former.includes(paid)
    ? fieldProblem('price_changed', ['payments', 0, 'amount'])
    : fieldProblem('payment_amount_does_not_match_order_amount', ['payments', 0, 'amount'])
}
