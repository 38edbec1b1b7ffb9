import type { RatePlan } from '../../inventory/stays/prices/rate-plans.ts'
import { chance } from '../../inventory/stays/world/draw.ts'
import type { Property } from '../../inventory/stays/world/property.ts'
import { dueThere, isOnRequest, type RateFacts } from './rate-facts.ts'

interface Condition {
  title: string
  description: string
}

const paymentWords: Record<RatePlan['payment'], string> = {
  pay_now: 'The whole price is paid when booking.',
  // No share: a reseller may charge a part of its own with the deposit.
  deposit: 'A deposit is paid when booking, the rest at the property on arrival.',
  guarantee: 'Nothing is paid when booking. The price is paid at the property, which may hold it on a card in case of a no-show.',
}

/** Rules of a property, each with its share of properties. */
const houseRules: readonly (Condition & { share: number })[] = [
  { share: 0.5, title: 'Identification', description: 'Each guest shows a passport or national identity card on arrival.' },
  { share: 0.3, title: 'Damage deposit', description: 'A refundable deposit may be asked for on arrival.' },
  { share: 0.35, title: 'Smoking', description: 'Smoking is not allowed inside.' },
  { share: 0.25, title: 'Late arrival', description: 'Tell the property if you will arrive after 22:00.' },
  { share: 0.2, title: 'Visitors', description: 'Visitors who are not booked leave by 22:00.' },
]

const rulesOf = ({ seed }: Property): Condition[] =>
  houseRules.filter(({ share, title }) => chance(seed, title) < share).map(({ title, description }) => ({ title, description }))

/** Number formats by their decimals: thousands of rates are written for one search, and making a format takes longer than using it. */
const formats = [0, 1, 2, 3].map(
  (digits) => new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
)

/** `NGN 30,473.55`: conditions are texts, as a property writes them. */
const written = ({ currency, amount }: { currency: string; amount: string }): string =>
  `${currency} ${formats[amount.split('.')[1]?.length ?? 0]?.format(Number(amount))}`

/** The conditions of a rate. */
export function conditionsOf(facts: RateFacts): Condition[] {
  const { listing, plan } = facts
  const due = dueThere(facts)
  return [
    { title: 'Payment', description: paymentWords[plan.payment] },
    ...(isOnRequest(facts)
      ? [{ title: 'On request', description: 'The property confirms each booking itself, as a rule within a day.' }]
      : []),
    ...(due.says === null ? [] : [{ title: due.says, description: `${written(due)} is paid at the property.` }]),
    ...rulesOf(listing.property),
  ]
}
