import type { FareCondition } from '#domain/flights/offer.ts'
import type { Money } from '#domain/money/money.ts'
import {
  bagsOf,
  conditionWords,
  eachWay,
  fareName,
  includedWords,
  pieces,
  unstated,
} from '../../../products/flight/fare-words.ts'
import { loyaltyWords } from '../../../products/flight/loyalty-words.ts'
import type { FlightRow } from './compare-rows.ts'

const group = 'Fare'

/** Free before a fee, a known fee before an unknown one; what is not allowed is never the best. */
function conditionRank(condition: FareCondition | null): number | null {
  if (!condition?.allowed) return null
  return condition.penalty?.amount ?? Number.MAX_SAFE_INTEGER
}

const most = (count: number | null) => (count === null ? null : -count)

const included = (label: string, name: 'seatSelection' | 'priorityBoarding' | 'priorityCheckIn'): FlightRow => ({
  group,
  label,
  text: ({ offer }) => eachWay(offer.slices, (slice) => includedWords(slice.conditions?.[name] ?? null)),
  rank: ({ offer }) => (offer.slices.every((slice) => slice.conditions?.[name] === true) ? 0 : null),
  word: 'Best',
})

export const fareRows = (format: (value: Money) => string): FlightRow[] => [
  { group, label: 'Fare', text: ({ offer }) => fareName(offer) },
  {
    group,
    label: 'Checked bags',
    text: ({ offer }) => pieces(bagsOf(offer).checked),
    rank: ({ offer }) => most(bagsOf(offer).checked),
    word: 'Most',
  },
  {
    group,
    label: 'Cabin bags',
    text: ({ offer }) => pieces(bagsOf(offer).cabin),
    rank: ({ offer }) => most(bagsOf(offer).cabin),
    word: 'Most',
  },
  {
    group,
    label: 'Changes',
    text: ({ offer }) => conditionWords(offer.change, format),
    rank: ({ offer }) => conditionRank(offer.change),
    word: 'Best terms',
  },
  {
    group,
    label: 'Refund',
    text: ({ offer }) => conditionWords(offer.refund, format),
    rank: ({ offer }) => conditionRank(offer.refund),
    word: 'Best terms',
  },
  included('Seat choice', 'seatSelection'),
  included('Priority boarding', 'priorityBoarding'),
  included('Priority check-in', 'priorityCheckIn'),
  { group, label: 'Miles with', text: ({ offer }) => loyaltyWords(offer.loyaltyAirlines) || unstated },
  { group, label: 'Corporate fare', text: ({ offer }) => (offer.isPrivateFare ? 'Yes' : 'No') },
]
