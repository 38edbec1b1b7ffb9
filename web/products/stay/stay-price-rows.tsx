import { type Money as Amount, subtract } from '#domain/money/money.ts'
import { nightsOf } from '#domain/stays/search-rules.ts'
import type { PricedStayOffer } from '#domain/stays/stay-offer.ts'
import { Money } from '../../kit/money.tsx'
import type { SummaryRow } from '../../kit/summary-list.tsx'
import { nightsWords, roomsWords } from './stay-words.ts'

/** The price lines of a stay: the room, its taxes, and the amount that is paid at the property if the rate is not fully prepaid. */
export function stayPriceRows({ rate, rooms, ...stay }: PricedStayOffer): SummaryRow[] {
  const { taxes, payAtProperty } = rate
  const total = subtract(rate.total, rate.paymentFee)
  const length = [nightsWords(nightsOf(stay)), rooms.length > 1 ? roomsWords(rooms.length) : null].filter(Boolean).join(', ')
  return [
    { label: 'Room price', note: length, value: <Money {...(taxes ? subtract(total, taxes) : total)} /> },
    ...(taxes ? [{ label: 'Taxes and fees', value: <Money {...taxes} /> }] : []),
    ...(payAtProperty.amount > 0
      ? [
          { label: 'The stay', value: <Money {...total} /> },
          { label: 'Paid at the property', value: <Money {...payAtProperty} />, tone: 'quiet' as const },
        ]
      : []),
    ...localChargesRows(rate),
  ]
}

/** Local taxes that guests pay at the property besides the price; null without any. */
export function localChargesRows({ localCharges, localChargesAbout }: PricedStayOffer['rate']): SummaryRow[] {
  if (!localCharges || localCharges.amount === 0) return []
  const isOther = localChargesAbout !== null && localChargesAbout.currency !== localCharges.currency
  return [
    {
      label: 'Local taxes at the property',
      note: isOther ? (
        <>
          about <Money {...localChargesAbout} />, not in the total
        </>
      ) : (
        'not in the total'
      ),
      value: <Money {...localCharges} exact />,
      tone: 'quiet',
    },
  ]
}

/** The label of the total below these lines. */
export const stayTotalLabel = ({ rate }: { rate: { payAtProperty: Amount } }): string =>
  rate.payAtProperty.amount > 0 ? 'To pay now' : 'Total'
