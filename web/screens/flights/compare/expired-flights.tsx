import { Link } from 'react-router'
import { Button } from '../../../kit/form/button.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import css from './expired-flights.module.css'
import type { UnavailableFlight } from './unavailable-flights.ts'

type Props = {
  gone: readonly UnavailableFlight[]
  /** The address that repeats the newest search. */
  searchAgain: string
}

const words = 'Prices hold for 30 minutes at most. Search again to compare today’s prices.'
const resultsOf = (query: string) => `/order/new/flight/newoffers?${query}`

/** The message when no flight of a comparison can be booked. */
export function AllExpired({ gone, searchAgain }: Props) {
  const names = gone.flatMap(({ name }) => name ?? [])
  return (
    <EmptyState
      title={gone.length === 1 ? 'This flight has expired' : 'These flights have expired'}
      text={names.length > 0 ? `${names.join('; ')}. ${words}` : words}
      action={
        <Button component={Link} to={searchAgain}>
          Search again
        </Button>
      }
    />
  )
}

/** A message above a comparison in which some flights have expired: which ones, with a link to their search. */
export function SomeExpired({ gone, searchAgain }: Props) {
  return (
    <div className={css.notice} data-no-print>
      <Notice
        tone="warn"
        role="status"
        title={gone.length === 1 ? 'One flight has expired' : `${gone.length} flights have expired`}
      >
        <ul>
          {gone.map(({ searchId, offerId, name, query }) => (
            <li key={`${searchId} ${offerId}`}>
              {name ?? 'A flight of an earlier search'}.{' '}
              <Link to={query ? resultsOf(query) : searchAgain}>
                Search again<span className="visually-hidden"> for {name ?? 'it'}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p>The flights below can still be booked.</p>
      </Notice>
    </div>
  )
}
