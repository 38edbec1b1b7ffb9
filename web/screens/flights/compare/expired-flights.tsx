import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import { Notice } from '../../../products/checkout/notice.tsx'

const words = 'Prices hold for 30 minutes at most. Search again to compare today’s prices.'

/** In place of a comparison of which nothing can be booked any more. */
export function AllExpired({ searchAgain }: { searchAgain: string }) {
  return (
    <EmptyState
      title="These flights have expired"
      text={words}
      action={
        <Button component={Link} to={searchAgain}>
          Search again
        </Button>
      }
    />
  )
}

/** Over a comparison that has lost some of its flights. */
export function SomeExpired({ count, searchAgain }: { count: number; searchAgain: string }) {
  return (
    <div data-no-print>
      <Notice
        tone="warn"
        title={count === 1 ? 'One flight has expired' : `${count} flights have expired`}
        actions={
          <Button component={Link} to={searchAgain} variant="default">
            Search again
          </Button>
        }
      >
        <p>{words}</p>
      </Notice>
    </div>
  )
}
