import type { ReactNode } from 'react'
import type { TourDetail } from '#contract/tours.ts'
import type { Tour } from '#domain/tours/tour.ts'
import { mapAddress } from '../../../map/spot/map-address.ts'
import css from './meeting-place.module.css'
import page from './tour-page.module.css'

/** What the map of a tour shows: where participants meet, or where it is, and its stops. */
export function tourSpot({ meetingPoint, itinerary, latitude, longitude, title }: Tour) {
  const stops = itinerary.map((stop) => ({ latitude: stop.latitude, longitude: stop.longitude, name: stop.title }))
  const at = meetingPoint ?? { latitude, longitude, title }
  const note = [
    meetingPoint ? 'The dot is the meeting point' : 'The dot is where it begins',
    stops.length > 0 && 'names are its stops',
  ]
  return {
    latitude: at.latitude,
    longitude: at.longitude,
    name: at.title,
    ringKm: null,
    stops,
    note: `${note.filter(Boolean).join('; ')}.`,
  }
}

type Props = { tour: Tour; option: TourDetail['options'][number] | undefined; map: ReactNode }

/** Where participants meet or are picked up, on a map. */
export function MeetingPlace({ tour, option, map }: Props) {
  const { meetingPoint } = tour
  const points = option?.pickupPoints ?? []
  return (
    <section aria-labelledby="meeting">
      <h2 id="meeting" className={page.heading}>
        {option?.pickup === 'required' ? 'Pick-up' : 'Where to meet'}
      </h2>
      {meetingPoint && (
        <div className={css.point}>
          <p className={css.name}>{meetingPoint.title}</p>
          {meetingPoint.address && <p>{meetingPoint.address}</p>}
          {meetingPoint.directions && <p className={css.quiet}>{meetingPoint.directions}</p>}
        </div>
      )}
      {option && option.pickup !== 'none' && (
        <p className={css.pickup}>
          {option.pickup === 'required' ? 'Participants are picked up' : 'Pick-up is possible'}
          {points.length > 0
            ? ` at ${points.length === 1 ? points[0]?.name : `${points.length} places`}; you choose where when you book.`
            : '; you name the hotel when you book.'}
        </p>
      )}
      {map}
      <a href={mapAddress(meetingPoint ?? tour)} target="_blank" rel="noreferrer">
        Open on OpenStreetMap, for directions
      </a>
    </section>
  )
}
