import { subtract } from '#domain/money/money.ts'
import type { PricedPolicyOffer } from '#domain/policies/policy-offer.ts'
import { Money } from '../../kit/money.tsx'
import type { SummaryRow } from '../../kit/summary-list.tsx'

/** The price lines of a policy: the premium and the taxes in it. */
export const policyPriceRows = ({ total, paymentFee, taxes }: PricedPolicyOffer): SummaryRow[] => [
  { label: 'Premium with taxes', value: <Money {...subtract(total, paymentFee)} /> },
  ...(taxes && taxes.amount > 0 ? [{ label: 'Taxes in it', value: <Money {...taxes} />, tone: 'quiet' as const }] : []),
]
