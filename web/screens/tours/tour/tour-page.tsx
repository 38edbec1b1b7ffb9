import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Gallery } from '../../../gallery/gallery.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { BookingBox } from './booking-box.tsx'
import { Itinerary } from './itinerary.tsx'
import { MeetingPlace } from './meeting-place.tsx'
import { Options } from './options.tsx'
import type { FoundTourPage } from './read-tour.ts'
import { SimilarTours } from './similar-tours.tsx'
import { About, GoodToKnow, Included, Questions } from './tour-facts.tsx'
import { TourHead } from './tour-head.tsx'
import css from './tour-page.module.css'
import { TourReviews } from './tour-reviews.tsx'
import { resultsOf } from './tour-page-address.ts'
import { When } from './when.tsx'

type Props = {
  page: FoundTourPage
  isExpired: boolean
  /** The failure of the last booking. */
  outcome: object | null | undefined
  /** Shows that prices are too old to book. */
  expired: ReactNode
  /** The button that submits the form of the starts. */
  button: ReactNode
  /** Asks for other people. */
  people: ReactNode
  /** The map of the meeting point, or of the itinerary. */
  map: ReactNode
  /** Above the pictures, beside the back link. */
  tools?: ReactNode
}

/** A tour with everything about it: pictures, the decision with its price always in sight, then the details. */
export function TourPage({ page, isExpired, outcome, expired, button, people, map, tools }: Props) {
  const [params] = useSearchParams()
  const { tour, search, options, similar, source } = page.detail
  const option = options.find(({ id }) => id === page.optionId)
  return (
    <div className={css.tour}>
      <div className={css.top}>
        <Link to={resultsOf(params)} className={css.back}>
          <IconArrowLeft size={16} stroke={1.5} aria-hidden="true" />
          All things to do in {search.destination.name}
        </Link>
        {tools}
      </div>
      {expired}
      <Gallery key={tour.id} name={tour.title} photos={tour.photos} />
      <div className={css.columns}>
        <div className={css.main}>
          <TourHead tour={tour} source={source} />
          <FormError outcome={outcome} />
          <Options page={page} />
          {option && <When page={page} option={option} people={people} isExpired={isExpired} />}
          <About tour={tour} />
          <Itinerary tour={tour} />
          <Included tour={tour} />
          <MeetingPlace tour={tour} option={option} map={map} />
          <GoodToKnow tour={tour} option={option} />
          <Questions tour={tour} />
          <TourReviews tour={tour} />
        </div>
        {option && <BookingBox page={page} option={option} button={button} />}
      </div>
      <SimilarTours similar={similar} page={page} />
    </div>
  )
}
