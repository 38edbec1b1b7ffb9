import { href, Link } from 'react-router'
import { plans, planLines } from '#domain/plans.ts'
import { apiContext } from '../../context.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { Button } from '../../kit/form/button.tsx'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { useMay } from '../../session.ts'
import type { Route } from './+types/congratulations'
import css from './pay-buttons.module.css'
import { SubscriptionFacts } from './subscription-facts.tsx'
import { FirstSteps } from '../first-steps/first-steps.tsx'
import { StartVideo } from '../first-steps/start-video.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Your plan is active' }]

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [subscription, onboarding] = await Promise.all([api.subscription.get(), api.onboarding.get()])
  return { subscription, onboarding }
}

/** After the plan was paid or its trial started: what applies now, and what is left to do. */
export default function Congratulations({ loaderData: { subscription, onboarding } }: Route.ComponentProps) {
  const { name } = plans[subscription.plan]
  const mayRead = useMay('plan:write')
  return (
    <Page width="text">
      <PageHeader title={`Congratulations: ${name} is active`} context={planLines(subscription.plan).join(', ')}>
        <Button component={Link} to={href('/dashboard')}>
          Go to the dashboard
        </Button>
      </PageHeader>
      <div className={css.stack}>
        <DetailSection
          title="Your plan"
          action={mayRead && <Link to={href('/settings/agency/subscription')}>Subscription and receipts</Link>}
        >
          <SubscriptionFacts subscription={subscription} />
        </DetailSection>
        <FirstSteps onboarding={onboarding} />
        <StartVideo video={onboarding.video} />
      </div>
    </Page>
  )
}
