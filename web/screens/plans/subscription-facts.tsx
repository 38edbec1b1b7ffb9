import type { Subscription } from '#contract/onboarding/subscription.ts'
import { plans } from '#domain/plans.ts'
import { DateText } from '../../kit/date-text.tsx'
import { Money } from '../../kit/money.tsx'
import { SummaryList, type SummaryRow } from '../../kit/summary-list.tsx'
import { intervalWords } from './plan-steps.ts'

const statusWords: Record<Subscription['status'], string> = {
  none: 'No paid plan',
  trial: 'Trial',
  active: 'Paid',
  'past-due': 'Payment is due',
  ended: 'Ended',
}

/** The dates that matter in each state. */
function datesOf({ status, periodEnd, graceUntil, next }: Subscription): SummaryRow[] {
  const until = (label: string, at: string | null) => (at ? [{ label, value: <DateText value={at} /> }] : [])
  if (status === 'trial') return until(next?.plan === 'starter' ? 'Trial ends' : 'First payment', periodEnd)
  if (status === 'active') return until(next ? `Changes to ${plans[next.plan].name}` : 'Renews', periodEnd)
  if (status === 'past-due') return [...until('Was due', periodEnd), ...until('Plan stays until', graceUntil)]
  return []
}

/** The plan, its state, price and dates. */
export function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  const { plan, status, price, interval, due } = subscription
  const isPriced = status === 'trial' || status === 'active'
  return (
    <SummaryList
      rows={[
        { label: 'Plan', value: plans[plan].name },
        ...(plan === 'starter' || status !== 'none' ? [{ label: 'State', value: statusWords[status] }] : []),
        ...(isPriced && price
          ? [
              {
                label: 'Price',
                value: (
                  <>
                    <Money {...price} exact /> {intervalWords[interval]}
                  </>
                ),
              },
            ]
          : []),
        ...datesOf(subscription),
        ...(due ? [{ label: 'Due', value: <Money {...due} exact />, tone: 'total' as const }] : []),
      ]}
    />
  )
}
