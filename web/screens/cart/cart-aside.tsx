import { Form, href, Link } from 'react-router'
import type { PlannedTrip } from '#contract/trips/planned-trips.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Button } from '../../kit/form/button.tsx'
import { Money } from '../../kit/money.tsx'
import { signInAddress } from '../../kit/sign-in-address.ts'
import { webProduct } from '../../products/product-of.ts'
import { searchPath } from '../../products/protection/policy-paths.ts'
import { useMay, useSession } from '../../session.ts'
import card from './card.module.css'
import css from './cart-aside.module.css'
import { FeasibilityList } from './feasibility-list.tsx'
import { itemsWords, protectionFor } from './trip-words.ts'

/** The total of the trip and the check of its items, beside the items. */
export function CartAside({ trip, sold }: { trip: PlannedTrip; sold: readonly SoldProduct[] }) {
  const mayQuote = useMay('quotes:write')
  const mayPackage = useMay('packages:write')
  const canProtect = sold.some((product) => webProduct(product).search === searchPath)
  const session = useSession()
  const isGuest = session?.host.kind === 'storefront' && !session.customer
  const apart = trip.items.filter(({ isApart }) => isApart)
  return (
    <aside className={css.aside} aria-label="Total and check">
      <section className={card.card}>
        <dl className={css.total}>
          <dt>Total of {itemsWords(trip.items.length)}</dt>
          <dd>
            <Money {...trip.total} />
          </dd>
        </dl>
        {trip.paymentFee.amount > 0 && (
          <p className={css.help}>
            Including one payment fee of <Money {...trip.paymentFee} />.
          </p>
        )}
        {apart.length > 0 && (
          <p className={css.help}>
            {apart.map(({ title }) => title).join(', ')}: bought on {apart.length === 1 ? 'its' : 'their'} own, because the rate
            is for members of a programme.
          </p>
        )}
        {apart.length < trip.items.length && (
          <Form method="post">
            <input type="hidden" name="id" value={trip.id} />
            <ActionButton name="intent" value="checkout" fullWidth>
              {apart.length === 0 ? 'Book the trip' : `Book ${itemsWords(trip.items.length - apart.length)} together`}
            </ActionButton>
          </Form>
        )}
        {canProtect && (
          <Button component={Link} to={protectionFor(trip)} variant="default" fullWidth>
            Find protection for this trip
          </Button>
        )}
        {mayQuote && (
          <Button
            component={Link}
            to={`${href('/quotes/new')}?${new URLSearchParams({ trip: trip.id })}`}
            variant="default"
            fullWidth
          >
            Quote this trip
          </Button>
        )}
        {mayPackage && (
          <Button
            component={Link}
            to={`${href('/packages/new')}?${new URLSearchParams({ trip: trip.id })}`}
            variant="default"
            fullWidth
          >
            Make a package
          </Button>
        )}
        <p className={css.help}>Every price is checked again before anything is charged. Each item keeps its own terms.</p>
        {isGuest && (
          <p className={css.help}>
            This trip is saved in this browser. <Link to={signInAddress('/cart')}>Sign in</Link> to find it on your other devices.
          </p>
        )}
      </section>
      <FeasibilityList feasibility={trip.feasibility} />
    </aside>
  )
}
