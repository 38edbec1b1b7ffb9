import { IconArrowLeft } from '@tabler/icons-react'
import { Suspense, useMemo } from 'react'
import { Await, Link, useSearchParams } from 'react-router'
import type { Review, StayDetail } from '#contract/stays.ts'
import { boardWords, sentence } from '#domain/stays/kinds.ts'
import type { StayProperty } from '#domain/stays/property.ts'
import type { RoomGroup } from '#domain/stays/rate.ts'
import { FormError } from '../../../kit/form/form-error.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { Page } from '../../../kit/page.tsx'
import { SkeletonCard } from '../../../kit/skeleton.tsx'
import { SummaryList } from '../../../kit/summary-list.tsx'
import { useIsPast } from '../../../kit/use-is-past.ts'
import { distanceWords } from '../../../products/stay/house-words.ts'
import { LaterMap } from '../../../products/stay/later-map.tsx'
import { mapAddress } from '../../../products/stay/map-address.ts'
import { ExpiredNote } from '../../../results/expired.tsx'
import { BookingSummary } from './booking-summary.tsx'
import { Facilities } from './facilities.tsx'
import { Gallery } from './gallery.tsx'
import { resultsOf, searchAgainOf } from './hotel-address.ts'
import css from './house.module.css'
import { HouseHead } from './house-head.tsx'
import { Provenance } from './provenance.tsx'
import { boardsOf, filterRooms, priceNews, readHotelFilters, shownRate } from './rate-filters.ts'
import { Reviews } from './reviews.tsx'
import { Rooms } from './rooms.tsx'

type Props = {
  house: StayDetail
  /** On their way while they are slower than the rates. */
  reviews: Promise<Review[]> | Review[]
  now: string
  /** What stopped the last try to book. */
  outcome: object | undefined
}

/** A house with everything about it. */
export function House({ house, reviews, now, outcome }: Props) {
  const [params] = useSearchParams()
  const { property, search, rooms, isPartial, provenance, expiresAt } = house
  const isExpired = useIsPast(expiresAt)
  const shown = useMemo(() => filterRooms(rooms, readHotelFilters(params)), [rooms, params])
  const kind = params.get('rate')
  const chosen = shownRate(shown, kind) ?? shownRate(rooms, kind)
  const news = priceNews(rooms, kind)
  return (
    <Page>
      <Link to={resultsOf(params)} className={css.back}>
        <IconArrowLeft size={16} stroke={1.5} aria-hidden="true" />
        All accommodation near {search.destination.name}
      </Link>
      {isExpired && <ExpiredNote searchAgain={searchAgainOf(params)} />}
      <Gallery name={property.name} photos={property.photos} />
      <div className={css.columns}>
        <div className={css.main}>
          <HouseHead property={property} near={search.destination.name} />
          <FormError outcome={outcome} />
          {isPartial && (
            <Notice tone="info" role="status" title="There may be more rooms">
              <p>Not all rooms and rates could be read just now. What is shown can be booked.</p>
            </Notice>
          )}
          <Rooms
            rooms={shown}
            all={rooms}
            house={house}
            now={now}
            isExpired={isExpired}
            cameFor={kind && news?.news !== 'gone' ? chosen : undefined}
            news={news}
          />
          {property.description && (
            <section className={css.text} aria-labelledby="about">
              <h2 id="about" className={css.heading}>
                About {property.name}
              </h2>
              <p>{property.description}</p>
            </section>
          )}
          <Facilities amenities={property.amenities} />
          <Nearby property={property} />
          <Policies property={property} rooms={rooms} />
          {/* Reviews that are here stand in the page: React may put what is in a boundary behind a script. */}
          {Array.isArray(reviews) && <Reviews property={property} reviews={reviews} />}
          {!Array.isArray(reviews) && (
            <Suspense fallback={<SkeletonCard height={220} />}>
              <Await resolve={reviews}>{(list) => <Reviews property={property} reviews={list} />}</Await>
            </Suspense>
          )}
          {provenance && <Provenance provenance={provenance} />}
        </div>
        <BookingSummary search={search} rate={chosen} isExpired={isExpired} />
      </div>
    </Page>
  )
}

/** When one arrives and leaves, and how the key is had. */
function Policies({ property, rooms }: { property: StayProperty; rooms: RoomGroup[] }) {
  const { checkInFrom, checkOutUntil, keyCollection, loyaltyProgramme } = property
  const meals = boardsOf(rooms).map((board) => boardWords[board])
  const rows = [
    { label: 'Check-in', value: checkInFrom ? `from ${checkInFrom}` : 'Ask the property' },
    { label: 'Check-out', value: checkOutUntil ? `until ${checkOutUntil}` : 'Ask the property' },
    ...(keyCollection ? [{ label: 'Key', value: keyCollection }] : []),
    ...(meals.length > 0 ? [{ label: 'Meals', value: meals.join(', ') }] : []),
    ...(loyaltyProgramme ? [{ label: 'Guests’ programme', value: loyaltyProgramme }] : []),
    { label: 'Cancelling', value: 'By the rate: see “Cancellation and conditions” of each' },
  ]
  return (
    <section aria-labelledby="policies">
      <h2 id="policies" className={css.heading}>
        Good to know
      </h2>
      <SummaryList rows={rows} />
    </section>
  )
}

/** What is near the house, the nearest first. */
function Nearby({ property }: { property: StayProperty }) {
  const numbers = useNumbers()
  const places = property.nearby.toSorted((a, b) => a.km - b.km)
  return (
    <section aria-labelledby="nearby">
      <h2 id="nearby" className={css.heading}>
        What is near
      </h2>
      <LaterMap property={property} />
      <ul className={css.places}>
        {places.map(({ name, type, km }) => (
          <li key={name}>
            <span>
              {name} <span className={css.type}>{sentence(type)}</span>
            </span>
            <span className="figures">{distanceWords(km, numbers)}</span>
          </li>
        ))}
      </ul>
      <p className={css.map}>
        <a href={mapAddress(property)} target="_blank" rel="noreferrer">
          Open the place on a map
        </a>
      </p>
    </section>
  )
}
