import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { ShopTrip } from '#contract/shop.ts'
import { DateText } from '../../kit/date-text.tsx'
import { Money } from '../../kit/money.tsx'
import { Pill } from '../../kit/status-pill.tsx'
import { tripWordsOf } from '../../order/trip-words.ts'
import { weekday } from '../../order/weekday.ts'
import { orderAddress } from '../../products/order-address.ts'
import css from './trips.module.css'

/** One booking in a line: where to, when, and how it stands. */
export function TripCard({ trip }: { trip: ShopTrip }) {
  const { label, tone } = tripWordsOf(trip)
  return (
    <Link to={orderAddress(trip)} className={css.card} prefetch="intent">
      <div className={css.words}>
        <h3 className={css.route}>{trip.title}</h3>
        <p className={css.facts}>
          {trip.departsAt && (
            <>
              {weekday(trip.departsAt)} <DateText value={trip.departsAt} /> ·{' '}
            </>
          )}
          <span className={css.code}>{trip.bookingReference ?? trip.number}</span>
        </p>
      </div>
      <div className={css.pill}>
        <Pill tone={tone}>{label}</Pill>
      </div>
      <p className={css.price}>
        <Money {...trip.total} />
      </p>
      <IconChevronRight size={18} stroke={1.5} aria-hidden="true" className={css.arrow} />
    </Link>
  )
}
