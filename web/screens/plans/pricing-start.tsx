import { href, Link } from 'react-router'
import { apiContext } from '../../context.ts'
import { Button } from '../../kit/form/button.tsx'
import { Wizard } from '../../kit/wizard.tsx'
import type { Route } from './+types/pricing-start'
import { PlanCards } from './plan-cards.tsx'
import { planSteps, subscribePath, termOf } from './plan-steps.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Choose a plan' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const subscription = await context.get(apiContext).subscription.get()
  return { subscription, interval: termOf(new URL(request.url).searchParams).interval }
}

/** A step of a new agency: which plan, by the month or by the year. */
export default function FirstPricing({ loaderData: { subscription, interval } }: Route.ComponentProps) {
  return (
    <Wizard
      steps={planSteps}
      current={1}
      title="Choose a plan"
      context="Begin small: an upgrade costs only the rest of the period."
      skip={{ label: 'Stay on the current plan', to: href('/dashboard') }}
      next={
        <Button component={Link} to={subscribePath({ plan: 'growth', interval })}>
          Continue with Growth
        </Button>
      }
    >
      <PlanCards subscription={subscription} interval={interval} path={href('/gettingStarted/pricing')} />
    </Wizard>
  )
}
