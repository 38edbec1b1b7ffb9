import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { type Money as Amount, subtract } from '#domain/money.ts'
import { Money } from '../../kit/money.tsx'
import type { SummaryRow } from '../../kit/summary-list.tsx'

type Priced = Pick<PricedFlightOffer, 'total' | 'taxes' | 'paymentFee'>

/** What the airline's part of a total consists of. Airlines price the party as a whole: there is no amount per traveller. */
export function fareLines({ taxes }: Pick<Priced, 'taxes'>, flights: Amount): { label: string; amount: Amount }[] {
  if (!taxes) return [{ label: 'Fare and taxes', amount: flights }]
  return [
    { label: 'Fare', amount: subtract(flights, taxes) },
    { label: 'Taxes and airport charges', amount: taxes },
  ]
}

/** The same as price lines; the first names the travellers they are for. */
export const fareRows = (offer: Pick<Priced, 'taxes'>, flights: Amount, note: string): SummaryRow[] =>
  fareLines(offer, flights).map(({ label, amount }, at) => ({ label, value: <Money {...amount} />, ...(at === 0 && { note }) }))

/** `NGN 100.00 fare, NGN 20.00 taxes and airport charges, NGN 2.00 payment fee`, under a total. */
export function PriceParts({ offer }: { offer: Priced }) {
  const { total, paymentFee } = offer
  const lines = [
    ...fareLines(offer, subtract(total, paymentFee)),
    ...(paymentFee.amount > 0 ? [{ label: 'Payment fee', amount: paymentFee }] : []),
  ]
  return lines.map(({ label, amount }, at) => (
    <span key={label}>
      {at > 0 && ', '}
      {label.toLowerCase()} <Money {...amount} />
    </span>
  ))
}
