import { href, Link } from 'react-router'
import { apiContext } from '../../context.ts'
import { Button } from '../../kit/form/button.tsx'
import { readForm } from '../../kit/form/outcome.ts'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { useSession } from '../../session.ts'
import type { Route } from './+types/agency-welcome'
import { FirstSteps } from './first-steps.tsx'
import { StartVideo } from './start-video.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Welcome' }]

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).onboarding.get()

export async function action({ request, context }: Route.ActionArgs) {
  const { dismissed } = await readForm(request)
  await context.get(apiContext).onboarding.dismiss({ isDismissed: dismissed === 'yes' })
  return null
}

/** Where the owner of a new agency arrives: the first steps. */
export default function AgencyWelcome({ loaderData }: Route.ComponentProps) {
  const name = useSession()?.agency?.name ?? ''
  return (
    <Page width="text">
      <PageHeader title={`Welcome, ${name}`} context="Your agency can sell now. These steps set up the rest, in any order.">
        <Button component={Link} to={href('/dashboard')} variant="default">
          Go to the dashboard
        </Button>
      </PageHeader>
      <FirstSteps onboarding={loaderData} isAlways />
      <StartVideo video={loaderData.video} />
    </Page>
  )
}
