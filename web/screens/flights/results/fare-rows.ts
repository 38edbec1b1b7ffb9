import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import type { Money } from '#domain/money.ts'
import { bagsOf, cabinsOf, conditionWords, pieces } from '../../../products/flight/fare-words.ts'

export interface FareRow {
  label: string
  /** One value a fare, in the order of the fares. */
  values: string[]
  /** True when the fares are not all the same here. */
  differs: boolean
}

type Format = (value: Money) => string

const rows: [label: string, valueOf: (offer: PricedFlightOffer, format: Format) => string][] = [
  ['Cabin', cabinsOf],
  ['Checked bags', (offer) => pieces(bagsOf(offer).checked)],
  ['Cabin bags', (offer) => pieces(bagsOf(offer).cabin)],
  ['Changes', (offer, format) => conditionWords(offer.change, format)],
  ['Refund', (offer, format) => conditionWords(offer.refund, format)],
]

/** What the fares of one journey include, line by line, with the lines in which they differ marked. */
export function fareRows(offers: readonly PricedFlightOffer[], format: Format): FareRow[] {
  return rows.map(([label, valueOf]) => {
    const values = offers.map((offer) => valueOf(offer, format))
    return { label, values, differs: new Set(values).size > 1 }
  })
}
