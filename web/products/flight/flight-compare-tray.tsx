import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useEffect } from 'react'
import { clock } from '#domain/dates.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { AirlineMark } from '../../kit/airline-mark.tsx'
import { Money } from '../../kit/money.tsx'
import { CompareSlot, CompareTray } from '../compare-tray.tsx'
import { type ComparedFlight, clearCompare, compareAddress, followPrices, stopComparing, useCompareList } from './compare-list.ts'
import type { FoundIn } from './found-in.ts'

type Props = {
  /** What the search has found so far. */
  offers: readonly PricedFlightOffer[]
  foundIn: FoundIn
  onShare: (flights: readonly ComparedFlight[]) => void
}

/** The flights being compared, at the bottom of the window, at the prices that their search knows now. */
export function FlightCompareTray({ offers, foundIn, onShare }: Props) {
  const list = useCompareList()
  useEffect(() => followPrices(offers, foundIn), [offers, foundIn])
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
        const { airline, departsAt, arrivesAt, total, seen, expiresAt } = flight
        const times = `${clock(departsAt)} – ${clock(arrivesAt)}`
        return (
          <CompareSlot
            key={`${flight.searchId} ${flight.offerId}`}
            mark={<AirlineMark code={airline.code} size={20} />}
            title={<time dateTime={departsAt}>{times}</time>}
            price={<Money {...total} />}
            was={
              seen !== total.amount && (
                <>
                  Was <Money amount={seen} currency={total.currency} />
                </>
              )
            }
            expiresAt={expiresAt}
            removeLabel={`Do not compare ${airline.name}, ${times}`}
            onRemove={() => stopComparing(flight)}
          />
        )
      })}
    </CompareTray>
  )
}
