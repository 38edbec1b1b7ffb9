import { Button } from '@mantine/core'
import { IconColumns3, IconMail, IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { clock } from '#domain/dates.ts'
import { MAX_COMPARED } from '#domain/results/compare-list.ts'
import { AirlineMark } from '../../kit/airline-mark.tsx'
import { Money } from '../../kit/money.tsx'
import { type ComparedFlight, clearCompare, compareAddress, stopComparing, useCompareList } from './compare-list.ts'
import css from './compare-tray.module.css'
import { useIsPast } from './use-is-past.ts'

/** The flights being compared, at the bottom of the window. It is there once there is one, and stays through other searches. */
export function CompareTray({ onShare }: { onShare: (flights: readonly ComparedFlight[]) => void }) {
  const list = useCompareList()
  if (list.length === 0) return null
  const empty = MAX_COMPARED - list.length
  return (
    <aside className={css.tray} aria-label="Flights to compare" data-no-print>
      <ul className={css.slots}>
        {list.map((flight) => (
          <Slot key={`${flight.searchId} ${flight.offerId}`} flight={flight} />
        ))}
        {Array.from({ length: empty }, (_, at) => (
          <li key={at} className={css.empty} aria-hidden="true">
            Tick another flight
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <button type="button" className={`text-button ${css.clear}`} onClick={clearCompare}>
          Clear
        </button>
        <Button
          variant="default"
          leftSection={<IconMail size={16} stroke={1.5} aria-hidden="true" />}
          onClick={() => onShare(list)}
        >
          Send
        </Button>
        {list.length > 1 ? (
          <Button
            component={Link}
            to={compareAddress(list)}
            leftSection={<IconColumns3 size={16} stroke={1.5} aria-hidden="true" />}
          >
            Compare {list.length}
          </Button>
        ) : (
          <Button disabled>Compare</Button>
        )}
      </div>
    </aside>
  )
}

function Slot({ flight }: { flight: ComparedFlight }) {
  const isPast = useIsPast(flight.expiresAt)
  const { airline, departsAt, arrivesAt, total } = flight
  const times = `${clock(departsAt)} – ${clock(arrivesAt)}`
  return (
    <li className={css.slot} data-expired={isPast || undefined}>
      <AirlineMark code={airline.code} size={20} />
      <div className={css.words}>
        <p className={css.times}>
          <time dateTime={departsAt}>{times}</time>
        </p>
        <p className={css.price}>{isPast ? 'Expired: search again' : <Money {...total} />}</p>
      </div>
      <button
        type="button"
        className={css.remove}
        aria-label={`Do not compare ${airline.name}, ${times}`}
        onClick={() => stopComparing(flight)}
      >
        <IconX size={16} stroke={1.5} aria-hidden="true" />
      </button>
    </li>
  )
}
