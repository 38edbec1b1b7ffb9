import { useSearchParams } from 'react-router'
import { apiContext } from '../../context.ts'
import { FormError } from '../../kit/form/form-error.tsx'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { readKnown } from '../../kit/read-known.ts'
import { customerHead } from '../../layouts/customer-head.ts'
import { useIsShop } from '../../session.ts'
import type { Route } from './+types/cart'
import { AwaitedNotice } from './awaited-notice.tsx'
import { BookedTrips } from './booked-trips.tsx'
import css from './cart.module.css'
import { actOnCart } from './cart-action.ts'
import { CartAside } from './cart-aside.tsx'
import { CartItems } from './cart-items.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { ProductSearches } from './product-searches.tsx'
import { readAddable } from './read-addable.ts'
import { SavedTrips } from './saved-trips.tsx'
import { TripTools } from './trip-tools.tsx'
import { tripFacts } from './trip-words.ts'
import { useDoneToast } from './use-done-toast.ts'

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  customerHead(root, loaderData?.trip?.name ?? 'Your trip')

/** A planned trip, by default the one of the visitor that was changed last, and the others. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { plannedTrips } = context.get(apiContext)
  const [{ items: trips }, sold] = await Promise.all([plannedTrips.list(), readAddable(context)])
  const id = new URL(request.url).searchParams.get('trip') ?? trips.find(({ isMine }) => isMine)?.id
  return { trips, sold, trip: id ? await readKnown(plannedTrips.get({ id })) : null }
}

export const action = ({ request, context }: Route.ActionArgs) => actOnCart(context.get(apiContext), request)

/** The cart: what is planned, what it costs together, and whether it fits together. */
export default function Cart({ loaderData: { trip, trips, sold }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  useDoneToast()
  const isShop = useIsShop()
  const others = trips.filter(({ id }) => id !== trip?.id)
  // An empty trip of a visitor has no name: it takes that of its next item.
  const named = isShop && trip?.items.length === 0 ? null : trip
  return (
    <Page>
      <PageHeader title={named?.name ?? 'Your trip'} context={named && <>{tripFacts(named)}</>}>
        {named && <TripTools key={`${named.id} ${named.updatedAt} ${search}`} trip={named} />}
      </PageHeader>
      <FormError outcome={actionData} labels={{ name: 'Name' }} />
      {trip?.awaited && <AwaitedNotice checkoutId={trip.awaited} />}
      {trip && trip.items.length > 0 ? (
        <div className={css.columns}>
          <div className={css.items}>
            <CartItems trip={trip} />
            <section aria-labelledby="add-more">
              <h2 id="add-more" className={css.title}>
                Add to the trip
              </h2>
              <ProductSearches sold={sold} />
            </section>
          </div>
          <CartAside trip={trip} sold={sold} />
        </div>
      ) : (
        <EmptyCart sold={sold} />
      )}
      {trip && <BookedTrips booked={trip.booked} />}
      <SavedTrips trips={others} />
    </Page>
  )
}
