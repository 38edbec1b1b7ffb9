import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { type Money as Amount, subtract } from '#domain/money/money.ts'
import { Money } from '../../kit/money.tsx'
import type { SummaryRow } from '../../kit/summary-list.tsx'

type Priced = Pick<PricedFlightOffer, 'total' | 'taxes' | 'paymentFee'>

/** The parts of a total in their order. */
const words = { fare: 'Fare', both: 'Fare and taxes', taxes: 'Taxes and airport charges', fee: 'Payment fee' }

/** The parts of the airline's share of a total. Airlines price the party as a whole: there is no amount per traveller. */
export function fareLines({ taxes }: Pick<Priced, 'taxes'>, flights: Amount): { label: string; amount: Amount }[] {
  if (!taxes) return [{ label: words.both, amount: flights }]
  return [
    { label: words.fare, amount: subtract(flights, taxes) },
    { label: words.taxes, amount: taxes },
  ]
}

/** As price lines; the first names the travellers. */
export const fareRows = (offer: Pick<Priced, 'taxes'>, flights: Amount, note: string): SummaryRow[] =>
  fareLines(offer, flights).map(({ label, amount }, at) => ({ label, value: <Money {...amount} />, ...(at === 0 && { note }) }))

/** The parts of each total as aligned rows; null where an offer has no such part. */
export function priceRows(offers: readonly Priced[]): { label: string; amounts: (Amount | null)[] }[] {
  const lines = offers.map((offer) => [
    ...fareLines(offer, subtract(offer.total, offer.paymentFee)),
    ...(offer.paymentFee.amount > 0 ? [{ label: words.fee, amount: offer.paymentFee }] : []),
  ])
  const amountOf = (own: (typeof lines)[number], label: string) => own.find((line) => line.label === label)?.amount ?? null
  return Object.values(words).flatMap((label) => {
    const amounts = lines.map((own) => amountOf(own, label))
    return amounts.some((amount) => amount !== null) ? { label, amounts } : []
  })
}
