import { subtract } from '#domain/money/money.ts'
import type { PricedTourOffer } from '#domain/tours/tour-offer.ts'
import { Money } from '../../kit/money.tsx'
import type { SummaryRow } from '../../kit/summary-list.tsx'

/** The price lines of a tour: each category of people, or one price of the whole booking, and the taxes in it. */
export function tourPriceRows({ units, total, paymentFee, taxes }: PricedTourOffer): SummaryRow[] {
  const lines = units.flatMap(({ title, quantity, price }): SummaryRow[] =>
    price ? [{ label: `${quantity} × ${title}`, value: <Money {...price} /> }] : [],
  )
  const whole: SummaryRow[] = [{ label: 'Tour price', value: <Money {...subtract(total, paymentFee)} /> }]
  const inTaxes: SummaryRow[] =
    taxes && taxes.amount > 0 ? [{ label: 'Taxes in it', value: <Money {...taxes} />, tone: 'quiet' }] : []
  return [...(lines.length > 0 ? lines : whole), ...inTaxes]
}
