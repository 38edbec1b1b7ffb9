import { IconCheck } from '@tabler/icons-react'
import { href, Link } from 'react-router'
import type { Subscription } from '#contract/onboarding/subscription.ts'
import { isHigher, type PlanId, type PlanInterval, planIds, planIntervals, planLines, planPrice, plans } from '#domain/plans.ts'
import { Button } from '../../kit/form/button.tsx'
import { Money } from '../../kit/money.tsx'
import { useRegional } from '../../kit/regional.ts'
import { useMay } from '../../session.ts'
import css from './plan-cards.module.css'
import { intervalWords, subscribePath } from './plan-steps.ts'

type Props = {
  subscription: Subscription
  /** The shown interval. */
  interval: PlanInterval
  /** The address of this page, to which the choice of the interval is added. */
  path: string
}

const intervalLabels: Record<PlanInterval, string> = { month: 'Monthly', year: 'Yearly, two months free' }

/** The plans side by side with their prices and limits. */
export function PlanCards({ subscription, interval, path }: Props) {
  return (
    <div className={css.plans}>
      <nav className={css.intervals} aria-label="Payment interval">
        {planIntervals.map((one) => (
          <Link key={one} to={`${path}?interval=${one}`} aria-current={one === interval ? 'true' : undefined} preventScrollReset>
            {intervalLabels[one]}
          </Link>
        ))}
      </nav>
      <ul className={css.cards}>
        {planIds.map((plan) => (
          <PlanCard key={plan} plan={plan} interval={interval} subscription={subscription} />
        ))}
      </ul>
    </div>
  )
}

function PlanCard({ plan, interval, subscription }: { plan: PlanId; interval: PlanInterval; subscription: Subscription }) {
  const { currency } = useRegional()
  const price = planPrice(plan, interval, currency)
  const isCurrent = plan === subscription.plan
  return (
    <li className={css.card} data-current={isCurrent || undefined}>
      <div className={css.head}>
        <h2 className={css.name}>{plans[plan].name}</h2>
        {isCurrent && <span className={css.current}>Your plan</span>}
      </div>
      <p className={css.summary}>{plans[plan].summary}</p>
      <p className={css.price}>
        {price === null && 'Price on request'}
        {price?.amount === 0 && 'Free'}
        {price && price.amount > 0 && (
          <>
            <Money {...price} exact /> <small>{intervalWords[interval]}</small>
          </>
        )}
      </p>
      <ul className={css.lines}>
        {planLines(plan).map((line) => (
          <li key={line}>
            <IconCheck size={16} stroke={2} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <PlanAction plan={plan} interval={interval} subscription={subscription} isPriced={price !== null} />
    </li>
  )
}

/** The link that fits the plan: to its price, to support, or none for the plan that runs already. */
function PlanAction({
  plan,
  interval,
  subscription,
  isPriced,
}: {
  plan: PlanId
  interval: PlanInterval
  subscription: Subscription
  isPriced: boolean
}) {
  const mayChoose = useMay('plan:write')
  const isPaid = subscription.status === 'active' || subscription.status === 'past-due'
  const isSame = plan === subscription.plan && (!isPaid || interval === subscription.interval)
  if (!mayChoose || (isSame && subscription.status !== 'trial')) return null
  if (!isPriced)
    return (
      <Button component={Link} to={href('/welcome/support')} variant="default" fullWidth>
        Ask for a price
      </Button>
    )
  if (plan === 'starter') {
    if (subscription.status === 'none' || subscription.status === 'ended') return null
    return (
      <Button component={Link} to={subscribePath({ plan, interval: subscription.interval })} variant="default" fullWidth>
        Go back to {plans[plan].name}
      </Button>
    )
  }
  const isUp = isHigher(plan, subscription.plan) || isSame
  return (
    <Button component={Link} to={subscribePath({ plan, interval })} variant={isUp ? 'filled' : 'default'} fullWidth>
      {isSame ? `Pay for ${plans[plan].name}` : `Choose ${plans[plan].name}`}
    </Button>
  )
}
