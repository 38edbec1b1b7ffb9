import { Suspense } from 'react'
import { Await, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import type { Review, StayDetail } from '#contract/stays.ts'
import { dayAt } from '#domain/dates.ts'
import { roomsText } from '#domain/stays/search-params.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Page } from '../../../kit/page.tsx'
import { SkeletonCard } from '../../../kit/skeleton.tsx'
import { useIsPast } from '../../../kit/use-is-past.ts'
import { LazyMap } from '../../../map/spot/lazy-map.tsx'
import { propertySpot } from '../../../products/stay/property-spot.ts'
import { TripButtons } from '../../../products/trip/trip-buttons.tsx'
import { useAddedToTrip } from '../../../products/trip/use-added-to-trip.ts'
import { ExpiredNote } from '../../../results/expired.tsx'
import { UnreadOffer } from '../../../results/offer/unread-offer.tsx'
import { useWaysToPay } from '../../../session.ts'
import type { Route } from './+types/hotel'
import { type EachView, eachButtonWords } from './each-room/each-view.ts'
import { searchAgainOf, soldOutOf } from './hotel-address.ts'
import { Property } from './property.tsx'
import { hotelFilterNames } from './rate-filters.ts'
import { bookRate, readHotel } from './read-hotel.ts'
import { Reviews } from './reviews.tsx'
import { ratesForm } from './room-table.tsx'
import { searchIn } from './search-in.ts'
import { StayForm } from './stay-form.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData?.state !== 'found') return [{ title: 'Accommodation' }]
  const { name, address, description } = loaderData.detail.property
  return [
    { title: `${name}, ${address.city}` },
    ...(description ? [{ name: 'description', content: description.slice(0, 160) }] : []),
  ]
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const read = await readHotel({ request, context })
  if (read.state !== 'found') return read
  const { known, reviews, ...page } = read
  return { ...page, reviews: known ?? reviews }
}

/** Rate filters and the error dialog are in the address too, and need nothing from the server. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (formMethod || currentUrl.href === nextUrl.href || nextUrl.searchParams.has('action')) return defaultShouldRevalidate
  const quiet = ['error', 'errorCode', 'errorType', 'errorPayload', ...hotelFilterNames]
  const rest = [currentUrl, nextUrl].map(({ searchParams }) => `${[...searchParams].filter(([name]) => !quiet.includes(name))}`)
  return rest[0] !== rest[1]
}

export const action = ({ request, context }: Route.ActionArgs) => bookRate({ request, context })

/** Chooses a rate for the room of the step, or books all rooms. */
const EachButton = ({ view, isExpired }: { view: EachView; isExpired: boolean }) => (
  <ActionButton form={ratesForm} disabled={isExpired}>
    {eachButtonWords(view)}
  </ActionButton>
)

/** One property: first pictures, then rooms and prices, then details. */
export default function Hotel({ loaderData, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  return (
    <Page>
      {loaderData.state === 'found' ? (
        <FoundHotel {...loaderData} outcome={actionData} />
      ) : (
        <UnreadOffer
          read={loaderData}
          searchAgain={searchAgainOf(params)}
          soldOut={soldOutOf(params)}
          otherDays={(today) => {
            const search = searchIn(params)
            return search && <StayForm search={search} today={today} />
          }}
        />
      )}
    </Page>
  )
}

type FoundProps = {
  detail: StayDetail
  view: EachView | null
  /** Streamed if they are slower than the rates. */
  reviews: Promise<Review[]> | Review[]
  now: string
  outcome: object | undefined
}

function FoundHotel({ detail, view, reviews, now, outcome }: FoundProps) {
  const [params] = useSearchParams()
  const waysToPay = useWaysToPay()
  useAddedToTrip(outcome)
  const isExpired = useIsPast(detail.expiresAt)
  const { property } = detail
  const search = view?.search ?? detail.search
  return (
    <Property
      detail={detail}
      view={view}
      waysToPay={waysToPay}
      now={now}
      isExpired={isExpired}
      outcome={outcome}
      expired={isExpired && <ExpiredNote searchAgain={searchAgainOf(params)} />}
      button={view ? <EachButton view={view} isExpired={isExpired} /> : <TripButtons form={ratesForm} isExpired={isExpired} />}
      form={
        <StayForm
          key={`${search.checkIn} ${search.checkOut} ${roomsText(search.rooms)}`}
          search={search}
          today={dayAt(new Date(now), property.zone)}
        />
      }
      map={<LazyMap {...propertySpot(property)} />}
      reviews={
        // Loaded reviews are rendered inline: React may move the content of a boundary into a script.
        Array.isArray(reviews) ? (
          <Reviews property={property} reviews={reviews} />
        ) : (
          <Suspense fallback={<SkeletonCard height={220} />}>
            <Await resolve={reviews}>{(list) => <Reviews property={property} reviews={list} />}</Await>
          </Suspense>
        )
      }
    />
  )
}
