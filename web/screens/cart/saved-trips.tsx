import { Link } from 'react-router'
import type { PlannedTripRow } from '#contract/trips/planned-trips.ts'
import { DateText } from '../../kit/date-text.tsx'
import { DetailSection } from '../../kit/detail-section.tsx'
import css from './saved-trips.module.css'
import { itemsWords } from './trip-words.ts'

/** The other saved trips: own ones, and those that colleagues share. */
export function SavedTrips({ trips }: { trips: readonly PlannedTripRow[] }) {
  if (trips.length === 0) return null
  return (
    <div className={css.section}>
      <DetailSection title="Other trips">
        <ul className={css.list}>
          {trips.map(({ id, name, count, isMine, isShared, owner, updatedAt }) => (
            <li key={id} className={css.row}>
              <Link to={`/cart?trip=${id}`} className={css.name}>
                {name}
              </Link>
              <span className={css.facts}>
                {itemsWords(count)}
                {isShared && (isMine ? ' · shared with colleagues' : ` · shared by ${owner ?? 'a colleague'}`)} · changed{' '}
                <DateText value={updatedAt} withTime />
              </span>
            </li>
          ))}
        </ul>
      </DetailSection>
    </div>
  )
}
