import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LocalDate } from '#domain/dates.ts'
import { Button } from '../../kit/form/button.tsx'
import { EmptyState } from '../../kit/states/empty-state.tsx'
import { FailedState } from '../../kit/states/failed-state.tsx'
import { ExpiredState } from '../expired.tsx'
import { type SoldOut, soldOutText, type Unread } from './offer-failure.ts'

type Props = {
  read: Unread
  searchAgain: string
  soldOut: SoldOut
  /** Asks for other days of a sold-out offer, instead of the link to another search. */
  otherDays?: (today: LocalDate) => ReactNode
}

/** Why an offer cannot be shown, and what to do. */
export function UnreadOffer({ read, searchAgain, soldOut: { title, change, others }, otherDays }: Props) {
  if (read.state === 'expired') return <ExpiredState searchAgain={searchAgain} />
  if (read.state === 'failed') return <FailedState {...read.words} onRetry={() => location.reload()} />
  const form = read.today && otherDays?.(read.today)
  return (
    <>
      {form}
      <EmptyState
        heading="h1"
        title={title}
        text={soldOutText}
        action={
          <span className="button-row">
            {!form && (
              <Button component={Link} to={change.to}>
                {change.label}
              </Button>
            )}
            <Button component={Link} to={others.to} variant={form ? 'filled' : 'default'}>
              {others.label}
            </Button>
          </span>
        }
      />
    </>
  )
}
