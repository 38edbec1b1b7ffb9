import { useSearchParams } from 'react-router'
import { Page } from '../../../kit/page.tsx'
import { useIsPast } from '../../../kit/use-is-past.ts'
import { LazyMap } from '../../../map/spot/lazy-map.tsx'
import { TripButtons } from '../../../products/trip/trip-buttons.tsx'
import { useAddedToTrip } from '../../../products/trip/use-added-to-trip.ts'
import { ExpiredNote } from '../../../results/expired.tsx'
import { ShareMenu } from '../../../results/share-menu.tsx'
import { UnreadOffer } from '../../../results/offer/unread-offer.tsx'
import type { Route } from './+types/tour'
import { tourSpot } from './meeting-place.tsx'
import { TourPeopleForm } from './people-form.tsx'
import { bookTour, type FoundTourPage, readTour } from './read-tour.ts'
import { startsForm } from './start-ids.ts'
import { TourPage } from './tour-page.tsx'
import { searchAgainOf, soldOutOf } from './tour-page-address.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData?.state !== 'found') return [{ title: 'Things to do' }]
  const { title, city, summary } = loaderData.detail.tour
  return [{ title: `${title}, ${city}` }, { name: 'description', content: summary.slice(0, 160) }]
}

export const loader = ({ request, context }: Route.LoaderArgs) => readTour({ request, context })

export const action = ({ request, context }: Route.ActionArgs) => bookTour({ request, context })

/** One tour: first pictures, then options, days and times, then details. */
export default function SingleTour({ loaderData, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  return (
    <Page>
      {loaderData.state === 'found' ? (
        <FoundTour page={loaderData} outcome={actionData} />
      ) : (
        <UnreadOffer read={loaderData} searchAgain={searchAgainOf(params)} soldOut={soldOutOf(params)} />
      )}
    </Page>
  )
}

function FoundTour({ page, outcome }: { page: FoundTourPage; outcome: object | undefined }) {
  const [params] = useSearchParams()
  const isExpired = useIsPast(page.detail.expiresAt)
  const { party } = page
  useAddedToTrip(outcome)
  return (
    <TourPage
      page={page}
      isExpired={isExpired}
      outcome={outcome}
      expired={isExpired && <ExpiredNote searchAgain={searchAgainOf(params)} />}
      button={<TripButtons form={startsForm} isExpired={isExpired} />}
      people={<TourPeopleForm key={`${party.adults} ${party.children.join()}`} party={party} />}
      map={<LazyMap {...tourSpot(page.detail.tour)} />}
      tools={<ShareMenu />}
    />
  )
}
