import { isSame, type Money } from '../money.ts'
import type { FareCondition, FlightItineraryOffer } from './offer.ts'

type Terms = Pick<FlightItineraryOffer, 'refund' | 'change' | 'documentsRequired'>

const penaltyOf = (condition: FareCondition | null): Money | null => (condition?.allowed ? condition.penalty : null)

/** What the same fare of the same flights says otherwise than before: a sentence each. Its family, bags and what it allows are the same. `write` writes an amount. */
export function changedTerms(before: Terms, now: Terms, write: (amount: Money) => string): string[] {
  const penalties = (['refund', 'change'] as const).flatMap((of) => {
    const [was, is] = [penaltyOf(before[of]), penaltyOf(now[of])]
    return !was || !is || isSame(was, is) ? [] : [`The airline asks ${write(is)} for a ${of}, before ${write(was)}.`]
  })
  const documents = now.documentsRequired && !before.documentsRequired ? ['The airline asks for passports now.'] : []
  return [...penalties, ...documents]
}
