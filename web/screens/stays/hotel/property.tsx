import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { StayDetail } from '#contract/stays.ts'
import { boardWords, seenRate } from '#domain/stays/kinds.ts'
import type { StayProperty } from '#domain/stays/property.ts'
import type { PricedStayRate, RoomGroup } from '#domain/stays/rate.ts'
import { rateText, soldNow } from '#domain/stays/rooms/each-room.ts'
import { nightsOf } from '#domain/stays/search-rules.ts'
import { FormError } from '../../../kit/form/form-error.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { SummaryList } from '../../../kit/summary-list.tsx'
import { nightsWords, roomsWords } from '../../../products/stay/stay-words.ts'
import type { Session } from '../../../session.ts'
import { BookingSummary } from './booking-summary.tsx'
import { ChosenRate } from './chosen-rate.tsx'
import { EachRooms } from './each-room/each-rooms.tsx'
import type { EachView } from './each-room/each-view.ts'
import { RoomsTotal } from './each-room/rooms-total.tsx'
import { Facilities } from './facilities.tsx'
import { Gallery } from '../../../gallery/gallery.tsx'
import { resultsOf } from './hotel-address.ts'
import { Nearby } from './nearby.tsx'
import css from './property.module.css'
import { PropertyHead } from './property-head.tsx'
import { Provenance } from './provenance.tsx'
import { boardsOf, filterRooms, rateChange, readHotelFilters, shownRate } from './rate-filters.ts'
import { Rooms } from './rooms.tsx'

type Props = {
  detail: StayDetail
  /** If each room of the search has a room type of its own. */
  view: EachView | null
  waysToPay: Session['waysToPay']
  now: string
  isExpired: boolean
  /** The failure of the last booking. */
  outcome: object | null | undefined
  /** Shows that prices are too old to book. */
  expired: ReactNode
  /** The button that submits the form of the rates. */
  button: ReactNode
  /** Asks for other days and guests. */
  form: ReactNode
  reviews: ReactNode
  map: ReactNode
  /** Above the pictures, beside the back link. */
  tools?: ReactNode
}

/** A property with everything about it: pictures, the decision with its button always in sight, then the evidence. */
export function Property({
  detail,
  view,
  waysToPay,
  now,
  isExpired,
  outcome,
  expired,
  button,
  form,
  reviews,
  map,
  tools,
}: Props) {
  const [params] = useSearchParams()
  const { property, search, rooms, isPartial, provenance } = detail
  const shown = useMemo(() => filterRooms(rooms, readHotelFilters(params)), [rooms, params])
  const kind = view ? null : params.get('rate')
  const chosen = pickedRate(shown, view) ?? shownRate(shown, kind)
  const all = view?.shows.kind === 'rooms' ? view.shows.rooms : null
  const change = rateChange(rooms, kind)
  const many = search.rooms.length
  const length = `for ${nightsWords(nightsOf(search))}${many > 1 ? `, ${roomsWords(many)}` : ''}`
  return (
    <div className={css.property}>
      <div className={css.top}>
        <Link to={resultsOf(params)} className={css.back}>
          <IconArrowLeft size={16} stroke={1.5} aria-hidden="true" />
          All accommodation near {search.destination.name}
        </Link>
        {tools}
      </div>
      {expired}
      <Gallery key={property.id} name={property.name} photos={property.photos} />
      <div className={css.columns}>
        <div className={css.main}>
          <PropertyHead property={property} near={search.destination.name} />
          <FormError outcome={outcome} />
          {isPartial && (
            <Notice tone="info" role="status" title="There may be more rooms">
              <p>Not all rooms and rates could be read just now. What is shown can be booked.</p>
            </Notice>
          )}
          {view && view.shows.kind !== 'rates' ? (
            <EachRooms view={view} detail={detail} waysToPay={waysToPay} form={form} />
          ) : (
            <Rooms
              rooms={shown}
              form={form}
              detail={detail}
              waysToPay={waysToPay}
              now={now}
              isExpired={isExpired}
              chosen={chosen}
              cameFor={kind && change?.kind !== 'gone' ? chosen : undefined}
              change={change}
              length={length}
              valueOf={view ? valueForRoom : idOf}
              view={view}
            />
          )}
          {property.description && (
            <section className={css.text} aria-labelledby="about">
              <h2 id="about" className={css.heading}>
                About {property.name}
              </h2>
              <p>{property.description}</p>
            </section>
          )}
          <Facilities amenities={property.amenities} />
          <Nearby property={property} map={map} />
          <Policies property={property} rooms={rooms} />
          {reviews}
          {provenance && <Provenance provenance={provenance} />}
        </div>
        {all && view && (
          <BookingSummary search={view.search} button={all.every(({ sold }) => sold) && button}>
            <RoomsTotal rooms={all} waysToPay={waysToPay} length={length} />
          </BookingSummary>
        )}
        {chosen && (!view || view.shows.kind === 'rates') && (
          <BookingSummary search={search} button={button}>
            <ChosenRate rooms={shown} length={length} />
          </BookingSummary>
        )}
      </div>
    </div>
  )
}

/** The rate that was chosen before for the room of the step. */
function pickedRate(rooms: readonly RoomGroup[], view: EachView | null): PricedStayRate | undefined {
  const chosen = view?.shows.kind === 'rates' ? view.each.choices[view.shows.step - 1]?.rate : null
  return chosen ? soldNow(rooms, chosen)?.rate : undefined
}

const idOf = ({ id }: PricedStayRate): string => id

/** As the address keeps it. */
const valueForRoom = (rate: PricedStayRate, { key }: RoomGroup): string =>
  rateText({ room: key, seen: seenRate(rate, rate.total.amount) })

/** Check-in and check-out times, and how to get the key. */
function Policies({ property, rooms }: { property: StayProperty; rooms: RoomGroup[] }) {
  const { checkInFrom, checkOutUntil, keyCollection, loyaltyProgramme } = property
  const meals = boardsOf(rooms).map((board) => boardWords[board])
  const rows = [
    { label: 'Check-in', value: checkInFrom ? `from ${checkInFrom}` : 'Ask the property' },
    { label: 'Check-out', value: checkOutUntil ? `until ${checkOutUntil}` : 'Ask the property' },
    ...(keyCollection ? [{ label: 'Key', value: keyCollection }] : []),
    ...(meals.length > 0 ? [{ label: 'Meals', value: meals.join(', ') }] : []),
    ...(loyaltyProgramme ? [{ label: 'Guests’ programme', value: loyaltyProgramme }] : []),
    { label: 'Cancelling', value: 'By the rate: see “Conditions” of each' },
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
