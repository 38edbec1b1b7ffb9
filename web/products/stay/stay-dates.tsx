import type { PricedStayOffer } from '#domain/stays/stay-offer.ts'
import { DateText } from '../../kit/date-text.tsx'
import { weekdayOf } from '../../search/day-words.ts'
import { hoursOf } from './property-words.ts'
import css from './stay-dates.module.css'

/** Check-in and check-out dates, with the hours of the property. */
export function StayDates({ offer }: { offer: Pick<PricedStayOffer, 'property' | 'checkIn' | 'checkOut'> }) {
  const { property, checkIn, checkOut } = offer
  const hours = hoursOf(property)
  const ends = [
    { label: 'Check-in', day: checkIn, time: hours.checkIn },
    { label: 'Check-out', day: checkOut, time: hours.checkOut },
  ]
  return (
    <dl className={css.dates}>
      {ends.map(({ label, day, time }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className={css.day}>
              {weekdayOf(day)} <DateText value={day} />
            </span>
            {time && <span className={css.time}>{time}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
