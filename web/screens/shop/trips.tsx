import { IconChevronRight } from '@tabler/icons-react'
import { Form, href, Link } from 'react-router'
import type { ShopTrip } from '#contract/shop.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import { productFacts } from '#domain/products.ts'
import { sells } from '#domain/site/sells.ts'
import { apiContext } from '../../context.ts'
import { DateText } from '../../kit/date-text.tsx'
import { Button } from '../../kit/form/button.tsx'
import { Money } from '../../kit/money.tsx'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { EmptyState } from '../../kit/states/empty-state.tsx'
import { Pill } from '../../kit/status-pill.tsx'
import { customerHead } from '../../layouts/customer-head.ts'
import { tripWordsOf } from '../../order/trip-words.ts'
import { weekday } from '../../order/weekday.ts'
import { orderAddress } from '../../products/order-address.ts'
import { allProducts, webProduct } from '../../products/product-of.ts'
import { todayAtAgency, useSession } from '../../session.ts'
import { loadShop } from '../../site/shop/load-shop.ts'
import type { Route } from './+types/trips'
import css from './trips.module.css'

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'My trips')

export async function loader({ context }: Route.LoaderArgs) {
  const [trips, { shop }] = await Promise.all([context.get(apiContext).shop.trips(), loadShop(context)])
  const sold = shop && allProducts.find(({ product }) => sells(shop.site.settings, product))
  return { trips, sold: sold?.product ?? null, today: todayAtAgency(context) }
}

/** The visitor's bookings: first future ones, then past ones. A guest sees those of this browser. */
export default function Trips({ loaderData: { trips, sold, today } }: Route.ComponentProps) {
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
      {trips.length === 0 && <NoTrips isSignedIn={Boolean(customer)} sold={sold} />}
      <Section title="Coming up" trips={ahead} />
      <Section title="Earlier" trips={behind} />
    </Page>
  )
}

function Section({ title, trips }: { title: string; trips: ShopTrip[] }) {
  if (trips.length === 0) return null
  return (
    <section className={css.section} aria-label={title}>
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

/** `sold`: the product that the agency sells first; null if it sells none here. */
function NoTrips({ isSignedIn, sold }: { isSignedIn: boolean; sold: SoldProduct | null }) {
  if (isSignedIn)
    return (
      <EmptyState
        title="No trips yet"
        text="What you book appears here. A booking made with another e-mail address is found by its reference."
        action={
          sold && (
            <Button component={Link} to={webProduct(sold).search}>
              Search {productFacts[sold].label.toLowerCase()}
            </Button>
          )
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

/** One booking in a line: destination, dates, and status. */
function TripCard({ trip }: { trip: ShopTrip }) {
  const { label, tone } = tripWordsOf(trip)
  return (
    <Link to={orderAddress(trip)} className={css.card} prefetch="intent">
      <div className={css.words}>
        <h3 className={css.route}>{trip.title}</h3>
        <p className={css.facts}>
          {trip.departsAt && (
            <>
              {weekday(trip.departsAt)} <DateText value={trip.departsAt} /> ·{' '}
            </>
          )}
          <span className={css.code}>{trip.bookingReference ?? trip.number}</span>
        </p>
      </div>
      <div className={css.pill}>
        <Pill tone={tone}>{label}</Pill>
      </div>
      <p className={css.price}>
        <Money {...trip.total} />
      </p>
      <IconChevronRight size={18} stroke={1.5} aria-hidden="true" className={css.arrow} />
    </Link>
  )
}
