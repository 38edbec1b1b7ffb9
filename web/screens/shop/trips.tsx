import { Button } from '@mantine/core'
import { Form, href, Link } from 'react-router'
import type { ShopTrip } from '#contract/shop.ts'
import { apiContext } from '../../context.ts'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { EmptyState } from '../../kit/states/empty-state.tsx'
import { todayAtAgency, useSession } from '../../session.ts'
import type { Route } from './+types/trips'
import { TripCard } from './trip-card.tsx'
import css from './trips.module.css'

export const meta: Route.MetaFunction = () => [{ title: 'My trips' }, { name: 'robots', content: 'noindex' }]

export async function loader({ context }: Route.LoaderArgs) {
  return { trips: await context.get(apiContext).shop.trips(), today: todayAtAgency(context) }
}

/** What was bought here: what is to come first, then what is behind. A guest sees what was bought in this browser. */
export default function Trips({ loaderData: { trips, today } }: Route.ComponentProps) {
  const customer = useSession()?.customer
  const isAhead = ({ departsAt }: ShopTrip) => departsAt === null || departsAt.slice(0, 10) >= today
  const ahead = trips.filter(isAhead).toSorted((a, b) => (a.departsAt ?? '').localeCompare(b.departsAt ?? ''))
  const behind = trips.filter((trip) => !isAhead(trip))
  return (
    <Page>
      <PageHeader title="My trips" context={customer ? customer.email : 'Booked in this browser'}>
        <Button component={Link} to={href('/trips/find')} variant="default">
          Find a booking
        </Button>
        {customer ? (
          <Form method="post" action={href('/sign-out')}>
            <Button type="submit" variant="subtle">
              Sign out
            </Button>
          </Form>
        ) : (
          <Button component={Link} to={href('/sign-in')}>
            Sign in
          </Button>
        )}
      </PageHeader>
      {trips.length === 0 && <NoTrips isSignedIn={Boolean(customer)} />}
      <Section title="Coming up" trips={ahead} />
      <Section title="Earlier" trips={behind} />
    </Page>
  )
}

function Section({ title, trips }: { title: string; trips: ShopTrip[] }) {
  if (trips.length === 0) return null
  return (
    <section className={css.section}>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.list}>
        {trips.map((trip) => (
          <li key={trip.id}>
            <TripCard trip={trip} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoTrips({ isSignedIn }: { isSignedIn: boolean }) {
  if (isSignedIn)
    return (
      <EmptyState
        title="No trips yet"
        text="What you book appears here. A booking made with another e-mail address is found by its reference."
        action={
          <Button component={Link} to={href('/order/new/newFlight')}>
            Search flights
          </Button>
        }
      />
    )
  return (
    <EmptyState
      title="Nothing was booked in this browser"
      text="Sign in with the e-mail address of your booking, or find it by its reference. No password is needed."
      action={
        <Button component={Link} to={href('/sign-in')}>
          Sign in by e-mail
        </Button>
      }
    />
  )
}
