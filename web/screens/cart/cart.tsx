import { useSearchParams } from 'react-router'
import { apiContext } from '../../context.ts'
import { FormError } from '../../kit/form/form-error.tsx'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { readKnown } from '../../kit/read-known.ts'
import type { Route } from './+types/cart'
import { BookedTrips } from './booked-trips.tsx'
import { actOnCart } from './cart-action.ts'
import { CartAside } from './cart-aside.tsx'
import { CartItems } from './cart-items.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { SavedTrips } from './saved-trips.tsx'
import { TripTools } from './trip-tools.tsx'
import { useDoneToast } from './use-done-toast.ts'
import { tripFacts } from './trip-words.ts'
import css from './cart.module.css'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.trip?.name ?? 'Trip' }]

/** A planned trip, by default the one of the visitor that was changed last, and the others. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { plannedTrips } = context.get(apiContext)
  const { items: trips } = await plannedTrips.list()
  const id = new URL(request.url).searchParams.get('trip') ?? trips.find(({ isMine }) => isMine)?.id
  if (!id) return { trips, trip: null }
  return { trips, trip: await readKnown(plannedTrips.get({ id })) }
}

export const action = ({ request, context }: Route.ActionArgs) => actOnCart(context.get(apiContext), request)

/** The cart: what is planned, what it costs together, and whether it fits together. */
export default function Cart({ loaderData: { trip, trips }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  useDoneToast()
  const others = trips.filter(({ id }) => id !== trip?.id)
  return (
    <Page>
      <PageHeader title={trip?.name ?? 'Your trip'} context={trip && <>{tripFacts(trip)}</>}>
        {trip && <TripTools key={`${trip.id} ${trip.updatedAt} ${search}`} trip={trip} />}
      </PageHeader>
      <FormError outcome={actionData} labels={{ name: 'Name' }} />
      {trip && trip.items.length > 0 ? (
        <div className={css.columns}>
          <CartItems trip={trip} />
          <CartAside trip={trip} />
        </div>
      ) : (
        <EmptyCart />
      )}
      {trip && <BookedTrips booked={trip.booked} />}
      <SavedTrips trips={others} />
    </Page>
  )
}
