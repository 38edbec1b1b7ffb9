import { Form, href, Link, redirect } from 'react-router'
import { GRACE_DAYS, plans, TRIAL_DAYS } from '#domain/plans.ts'
import { apiContext } from '../../context.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Button } from '../../kit/form/button.tsx'
import { failedForm } from '../../kit/form/outcome.ts'
import { Wizard } from '../../kit/wizard.tsx'
import { useMay } from '../../session.ts'
import type { Route } from './+types/subscription-start'
import { planSteps } from './plan-steps.ts'
import { SubscriptionFacts } from './subscription-facts.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Your subscription' }]

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).subscription.get()

export async function action({ context }: Route.ActionArgs) {
  try {
    await context.get(apiContext).subscription.startTrial({ plan: 'growth', interval: 'month' })
    return redirect(href('/gettingStarted/congratulations'))
  } catch (error) {
    return failedForm(error, {})
  }
}

/** The first step of a new agency to its plan: a trial, or the plans. */
export default function FirstSubscription({ loaderData: subscription, actionData }: Route.ComponentProps) {
  const mayChoose = useMay('plan:write')
  const { name } = plans.growth
  return (
    <Wizard
      steps={planSteps}
      current={0}
      title={subscription.hasTrial ? `Try ${name} for ${TRIAL_DAYS} days` : 'Your subscription'}
      context="You can sell on every plan. A larger one includes more bookings and members, and your own domain."
      width="text"
      failed={actionData}
      skip={{ label: 'Not now', to: href('/dashboard') }}
      next={
        <Button component={Link} to={href('/gettingStarted/pricing')} variant={subscription.hasTrial ? 'default' : 'filled'}>
          Compare the plans
        </Button>
      }
    >
      <DetailSection title="Now">
        <SubscriptionFacts subscription={subscription} />
      </DetailSection>
      {subscription.hasTrial && mayChoose && (
        <DetailSection
          title={`Start with a trial of ${name}`}
          help={`Nothing is charged for ${TRIAL_DAYS} days. Then the wallet pays the first month, unless you cancel before. If the wallet does not cover it, you have ${GRACE_DAYS} more days to pay.`}
        >
          <Form method="post">
            <ActionButton>Start the trial</ActionButton>
          </Form>
        </DetailSection>
      )}
    </Wizard>
  )
}
