import { isSame, type Money } from '../money/money.ts'
import type { FareCondition, FlightItineraryOffer } from './offer.ts'

type Terms = Pick<FlightItineraryOffer, 'refund' | 'change' | 'documentsRequired'>

const penaltyOf = (condition: FareCondition | null): Money | null => (condition?.allowed ? condition.penalty : null)

/** Changed terms of the same fare on the same flights, a sentence each. Fare family, bags and permissions are equal. `write` formats an amount. */
export function changedTerms(before: Terms, now: Terms, write: (amount: Money) => string): string[] {
  const penalties = (['refund', 'change'] as const).flatMap((of) => {
    const [was, is] = [penaltyOf(before[of]), penaltyOf(now[of])]
    return !was || !is || isSame(was, is) ? [] : [`The airline asks ${write(is)} for a ${of}, before ${write(was)}.`]
  })
  const documents = now.documentsRequired && !before.documentsRequired ? ['The airline asks for passports now.'] : []
  return [...penalties, ...documents]
}
