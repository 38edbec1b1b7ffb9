import { data, href, redirect } from 'react-router'
import { EmptyState } from '../kit/states/empty-state.tsx'
import { StorefrontFrame } from '../layouts/storefront.tsx'
import { sessionContext, useSession } from '../session.ts'
import type { Route } from './+types/home'

export const handle = { isPublic: true }

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.agency ?? 'Tradewind' }]

/** On a customer's address the agency's front page; elsewhere the desk for who is signed in, the door for everyone else. */
export function loader({ context }: Route.LoaderArgs) {
  const { user, host, agency } = context.get(sessionContext)
  if (host.kind === 'agent') throw redirect(user ? '/dashboard' : href('/sign-in'))
  if (!agency) throw data(null, { status: 404 })
  return { agency: agency.name }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const session = useSession()
  return (
    <StorefrontFrame agency={session?.agency ?? null}>
      <EmptyState
        heading="h1"
        title={loaderData.agency}
        text="This agency takes bookings in person and by phone. Its online shop is not open."
      />
    </StorefrontFrame>
  )
}
