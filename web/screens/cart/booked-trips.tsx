import { Link } from 'react-router'
import type { PlannedTrip } from '#contract/trips/planned-trips.ts'
import { DateText } from '../../kit/date-text.tsx'
import { DetailSection } from '../../kit/detail-section.tsx'
import { tripPaths } from './checkout/paths.ts'
import css from './saved-trips.module.css'
import { itemsWords } from './trip-words.ts'

/** What was paid from this trip: each payment leads to its bookings and their documents. */
export function BookedTrips({ booked }: Pick<PlannedTrip, 'booked'>) {
  if (booked.length === 0) return null
  return (
    <div className={css.section}>
      <DetailSection title="Paid from this trip">
        <ul className={css.list}>
          {booked.map(({ id, titles, paidAt }) => (
            <li key={id} className={css.row}>
              <Link to={tripPaths(id).confirmation} className={css.name}>
                {titles.join(' · ')}
              </Link>
              <span className={css.facts}>
                {itemsWords(titles.length)} · paid <DateText value={paidAt} withTime />
              </span>
            </li>
          ))}
        </ul>
      </DetailSection>
    </div>
  )
}
