import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import type { Money } from '#domain/money/money.ts'
import {
  bagsOf,
  cabinsOf,
  conditionWords,
  eachWay,
  includedWords,
  pieces,
  unstated,
} from '../../../../products/flight/fare-words.ts'
import { loyaltyWords } from '../../../../products/flight/loyalty-words.ts'

export interface FareRow {
  label: string
  /** One value per fare, in the order of the fares. */
  values: string[]
  /** True when the fares differ in this line. */
  differs: boolean
}

type Format = (value: Money) => string
type Included = 'seatSelection' | 'priorityBoarding' | 'priorityCheckIn'

const included =
  (name: Included) =>
  ({ slices }: PricedFlightOffer): string =>
    eachWay(slices, (slice) => includedWords(slice.conditions?.[name] ?? null))

/** Lines that are shown only if a fare has the value; the others show unknown values too. */
const rows: { label: string; valueOf: (offer: PricedFlightOffer, format: Format) => string; isOptional?: true }[] = [
  { label: 'Cabin', valueOf: cabinsOf },
  { label: 'Checked bags', valueOf: (offer) => pieces(bagsOf(offer).checked) },
  { label: 'Cabin bags', valueOf: (offer) => pieces(bagsOf(offer).cabin) },
  { label: 'Changes', valueOf: (offer, format) => conditionWords(offer.change, format) },
  { label: 'Refund', valueOf: (offer, format) => conditionWords(offer.refund, format) },
  { label: 'Seat choice', valueOf: included('seatSelection') },
  { label: 'Priority boarding', valueOf: included('priorityBoarding'), isOptional: true },
  { label: 'Priority check-in', valueOf: included('priorityCheckIn'), isOptional: true },
  { label: 'Miles with', valueOf: ({ loyaltyAirlines }) => loyaltyWords(loyaltyAirlines) || unstated, isOptional: true },
  { label: 'Pay later', valueOf: ({ holdUntil }) => (holdUntil ? 'Possible' : 'No'), isOptional: true },
]

/** What the fares of one journey include, line by line, with differing lines marked. */
export function fareRows(offers: readonly PricedFlightOffer[], format: Format): FareRow[] {
  return rows.flatMap(({ label, valueOf, isOptional }) => {
    const values = offers.map((offer) => valueOf(offer, format))
    if (isOptional && values.every((value) => value === unstated || value === 'No')) return []
    return { label, values, differs: new Set(values).size > 1 }
  })
}
