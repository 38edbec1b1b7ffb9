import { href, Link } from 'react-router'
import { apiContext } from '../../context.ts'
import { Button } from '../../kit/form/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { useMay } from '../../session.ts'
import type { Route } from './+types/plans'
import { PlanCards } from './plan-cards.tsx'
import { termOf } from './plan-steps.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Plans' }]

/** What was refused before this page opened, by the name of the limit. */
const reached: Record<string, { title: string; text: string }> = {
  bookings: {
    title: 'Your plan includes no more bookings this month',
    text: 'Nothing was booked or charged. A larger plan applies at once; on the first of the month the count begins again.',
  },
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const subscription = await context.get(apiContext).subscription.get()
  return { subscription, interval: termOf(query).interval, reached: reached[query.get('reached') ?? ''] ?? null }
}

export default function Plans({ loaderData }: Route.ComponentProps) {
  const { subscription, interval, reached: limit } = loaderData
  const mayChoose = useMay('plan:write')
  return (
    <Page>
      <PageHeader title="Plans" context="What each plan includes. You can change it at any time.">
        {mayChoose && (
          <Button component={Link} to={href('/settings/agency/subscription')} variant="default">
            Your subscription
          </Button>
        )}
      </PageHeader>
      {limit && (
        <Notice tone="warn" role="status" title={limit.title}>
          <p>{limit.text}</p>
          {!mayChoose && <p>An owner of your agency can choose another plan.</p>}
        </Notice>
      )}
      <PlanCards subscription={subscription} interval={interval} path={href('/plans')} />
    </Page>
  )
}
