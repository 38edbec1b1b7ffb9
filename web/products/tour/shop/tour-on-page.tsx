import type { MetaDescriptor } from 'react-router'
import { MapPlace } from '../../../map/plain/map-place.tsx'
import { OfferPage, type OfferGiven, offerHead } from '../../../results/shop/offer-page.tsx'
import { tourSpot } from '../../../screens/tours/tour/meeting-place.tsx'
import type { FoundTourPage } from '../../../screens/tours/tour/read-tour.ts'
import { startsForm } from '../../../screens/tours/tour/start-ids.ts'
import { TourPage } from '../../../screens/tours/tour/tour-page.tsx'
import { searchAgainOf, soldOutOf, tourPagePath } from '../../../screens/tours/tour/tour-page-address.ts'
import { tourFace } from './face.tsx'
import { PlainPeopleForm } from './search/people-form.tsx'
import { tourFact } from './tour-fact.ts'
// oxlint-disable-next-line import/default -- Vite bundles the script by itself and gives out its address
import script from './tour-script.ts?worker&url'

type Given = OfferGiven<FoundTourPage>

export const tourHead = (given: Given | undefined): MetaDescriptor[] =>
  offerHead(given, {
    product: 'tour',
    title: 'Things to do',
    headOf(found, origin) {
      const { title, city, summary, photos } = found.detail.tour
      return { name: title, city, text: summary, photo: photos[0], fact: tourFact(found, origin) }
    },
  })

type Props = {
  given: Given
  /** The booking that was refused. */
  refused: object | null
}

/** A tour on a storefront, as plain HTML: options, days, times, people and the booking work without scripts. */
export const TourOnShop = ({ given, refused }: Props) => (
  <OfferPage
    given={given}
    product="tour"
    page={tourFace.page}
    path={tourPagePath}
    form={startsForm}
    script={script}
    searchAgainOf={searchAgainOf}
    soldOutOf={soldOutOf}
  >
    {({ found, query }, parts) => (
      <TourPage
        {...parts}
        page={found}
        outcome={refused}
        people={<PlainPeopleForm party={found.party} today={found.today} query={query} />}
        map={<MapPlace {...tourSpot(found.detail.tour)} />}
      />
    )}
  </OfferPage>
)
