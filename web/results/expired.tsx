import { IconClock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Button } from '../kit/form/button.tsx'
import { EmptyState } from '../kit/states/empty-state.tsx'
import css from './expired.module.css'

const words = 'Prices hold for 30 minutes. Search again to see today’s prices.'

/** A message above results that have expired while they were open. */
export function ExpiredNote({ searchAgain }: { searchAgain: string }) {
  return (
    <div className={css.note} role="alert">
      <IconClock size={20} stroke={1.5} aria-hidden="true" />
      <p className={css.words}>
        <strong>These results have expired.</strong> {words}
      </p>
      <Button component={Link} to={searchAgain}>
        Search again
      </Button>
    </div>
  )
}

/** A message instead of results that the server has evicted. */
export function ExpiredState({ searchAgain }: { searchAgain: string }) {
  return (
    <EmptyState
      title="These results have expired"
      text={words}
      action={
        <Button component={Link} to={searchAgain}>
          Search again
        </Button>
      }
    />
  )
}
