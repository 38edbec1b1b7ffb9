import { type PlanInterval, planIds, planIntervals, planOf } from '#domain/plans.ts'
import type { Term } from '#domain/subscription.ts'
import type { WizardStep } from '../../kit/wizard.tsx'

/** The steps of a new agency to its plan. */
export const planSteps: readonly WizardStep[] = [
  { label: 'Trial', to: '/gettingStarted/subscription' },
  { label: 'Plan', to: '/gettingStarted/pricing' },
  { label: 'Payment', to: '/gettingStarted/subscribe' },
]

/** The plan and interval of an address; the middle plan by the month where it names none. */
export function termOf(query: URLSearchParams): Term {
  const [plan, interval] = [query.get('plan'), query.get('interval')]
  return {
    plan: planIds.some((id) => id === plan) ? planOf(plan ?? '') : 'growth',
    interval: planIntervals.find((one) => one === interval) ?? 'month',
  }
}

/** The page that shows what a change costs, and takes it. */
export const subscribePath = ({ plan, interval }: Term): string =>
  `/gettingStarted/subscribe?${new URLSearchParams({ plan, interval })}`

/** The page that waits for the payment of an invoice. */
export const paidPath = ({ invoiceId, ...term }: Term & { invoiceId: string }): string =>
  `${subscribePath(term)}&invoice=${invoiceId}`

export const intervalWords: Record<PlanInterval, string> = { month: 'a month', year: 'a year' }
