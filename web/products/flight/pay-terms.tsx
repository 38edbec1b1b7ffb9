import { fareRulesOf, strictest } from '#domain/flights/fare-rules.ts'
import type { FareCondition, FlightItineraryOffer } from '#domain/flights/offer.ts'
import { useMoney } from '../../kit/money.tsx'
import type { PayTerm } from '../pay-terms.ts'
import { conditionWords } from './fare-words.ts'

/** What the fare allows before departure: refund and change, each with its fee as far as the airline tells it. */
export function flightTerms(offer: FlightItineraryOffer): PayTerm[] {
  const rules = fareRulesOf(offer)
  const refund = strictest(rules, 'refund')
  const change = strictest(rules, 'change')
  return [
    { label: 'Refund before departure', says: <Condition of={refund} />, isLost: refund?.allowed === false },
    { label: 'Change before departure', says: <ChangeCondition of={change} />, isLost: change?.allowed === false },
  ]
}

const Condition = ({ of }: { of: FareCondition | null }) => conditionWords(of, useMoney())

/** The airline's fee is not all that a change costs. */
function ChangeCondition({ of }: { of: FareCondition | null }) {
  const words = conditionWords(of, useMoney())
  return of?.allowed ? `${words}, plus any difference in fare` : words
}
