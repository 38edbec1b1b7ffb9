import { formatMoney } from '../money.ts'
import type { FareCondition, FlightItineraryOffer } from './offer.ts'

type Terms = Pick<FlightItineraryOffer, 'refund' | 'change' | 'documentsRequired'>

const penaltyOf = (condition: FareCondition | null): string => {
  if (!condition?.allowed || !condition.penalty) return ''
  return formatMoney(condition.penalty)
}

/** What the same fare of the same flights says otherwise than before: a sentence each. Its family, bags and what it allows are the same. */
export function changedTerms(before: Terms, now: Terms): string[] {
  const penalties = (['refund', 'change'] as const).flatMap((of) => {
    const [was, is] = [penaltyOf(before[of]), penaltyOf(now[of])]
    return was === is || !was || !is ? [] : [`The airline asks ${is} for a ${of}, before ${was}.`]
  })
  const documents = now.documentsRequired && !before.documentsRequired ? ['The airline asks for passports now.'] : []
  return [...penalties, ...documents]
}
