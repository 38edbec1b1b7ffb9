import { Link } from 'react-router'
import { Button } from '../../kit/form/button.tsx'
import { EmptyState } from '../../kit/states/empty-state.tsx'
import { FailedState } from '../../kit/states/failed-state.tsx'
import { ExpiredState } from '../expired.tsx'
import { type SoldOut, soldOutText, type Unread } from './offer-failure.ts'

type Props = {
  read: Unread
  searchAgain: string
  soldOut: SoldOut
}

/** Why an offer cannot be shown, and what to do. */
export function UnreadOffer({ read, searchAgain, soldOut: { title, change, others } }: Props) {
  if (read.state === 'expired') return <ExpiredState searchAgain={searchAgain} />
  if (read.state === 'failed') return <FailedState {...read.words} onRetry={() => location.reload()} />
  return (
    <EmptyState
      heading="h1"
      title={title}
      text={soldOutText}
      action={
        <span className="button-row">
          <Button component={Link} to={change.to}>
            {change.label}
          </Button>
          <Button component={Link} to={others.to} variant="default">
            {others.label}
          </Button>
        </span>
      }
    />
  )
}
