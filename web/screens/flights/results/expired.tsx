import { Button } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useCallback, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import css from './expired.module.css'

/** Whether an instant has passed. It changes by itself when the time comes; the server's rendering says no. */
export function useIsPast(instant: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setTimeout(listener, Math.max(0, Date.parse(instant) - Date.now()) + 50)
      return () => clearTimeout(timer)
    },
    [instant],
  )
  return useSyncExternalStore(
    subscribe,
    () => Date.parse(instant) <= Date.now(),
    () => false,
  )
}

const words = 'Prices hold for 30 minutes. Search again to see today’s prices.'

/** Over results that have grown too old while they were looked at. */
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

/** In place of results that the server no longer has. */
export function ExpiredState({ searchAgain }: { searchAgain: string | null }) {
  return (
    <EmptyState
      title="These results have expired"
      text={words}
      action={
        <Button component={Link} to={searchAgain ?? '/order/new/newFlight'}>
          Search again
        </Button>
      }
    />
  )
}
