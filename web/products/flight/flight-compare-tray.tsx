import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { clock } from '#domain/dates.ts'
import { AirlineMark } from '../../kit/airline-mark.tsx'
import { Money } from '../../kit/money.tsx'
import { CompareSlot, CompareTray } from '../compare-tray.tsx'
import { type ComparedFlight, clearCompare, compareAddress, stopComparing, useCompareList } from './compare-list.ts'

/** The flights being compared, at the bottom of the window. */
export function FlightCompareTray({ onShare }: { onShare: (flights: readonly ComparedFlight[]) => void }) {
  const list = useCompareList()
  return (
    <CompareTray
      label="Flights to compare"
      more="Tick another flight"
      count={list.length}
      to={compareAddress(list)}
      onClear={clearCompare}
      tools={
        <Button
          variant="default"
          leftSection={<IconMail size={16} stroke={1.5} aria-hidden="true" />}
          onClick={() => onShare(list)}
        >
          Send
        </Button>
      }
    >
      {list.map((flight) => {
        const { airline, departsAt, arrivesAt, total, expiresAt } = flight
        const times = `${clock(departsAt)} – ${clock(arrivesAt)}`
        return (
          <CompareSlot
            key={`${flight.searchId} ${flight.offerId}`}
            mark={<AirlineMark code={airline.code} size={20} />}
            title={<time dateTime={departsAt}>{times}</time>}
            price={<Money {...total} />}
            expiresAt={expiresAt}
            removeLabel={`Do not compare ${airline.name}, ${times}`}
            onRemove={() => stopComparing(flight)}
          />
        )
      })}
    </CompareTray>
  )
}
