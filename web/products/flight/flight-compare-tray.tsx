import { IconMail } from '@tabler/icons-react'
import { useEffect } from 'react'
import { clock } from '#domain/dates.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { AirlineMark } from '../../kit/airline-mark.tsx'
import { Button } from '../../kit/form/button.tsx'
import { Money } from '../../kit/money.tsx'
import { CompareTray, type Slot } from '../compare-tray.tsx'
import { type ComparedFlight, comparedFlights, followResults } from './compare-list.ts'
import type { FoundIn } from './found-in.ts'

type Props = {
  /** The results of the search so far, and whether all suppliers have answered. */
  offers: readonly PricedFlightOffer[]
  isFinished: boolean
  foundIn: FoundIn
  onShare: (flights: readonly ComparedFlight[]) => void
}

/** The compared flights, below the results of their search, at its current prices. */
export function FlightCompareTray({ offers, isFinished, foundIn, onShare }: Props) {
  const list = comparedFlights.useList()
  useEffect(() => followResults(offers, foundIn), [offers, foundIn])
  return (
    <CompareTray
      label="Flights to compare"
      counted={(count) => (count === 1 ? '1 flight' : `${count} flights`)}
      more="Tick another flight"
      list={list}
      shown={{ searchId: foundIn.searchId, search: foundIn.query, isFinished }}
      slotOf={slotOf}
      onRemove={comparedFlights.remove}
      onClear={comparedFlights.clear}
      addressOf={comparedFlights.address}
      searchAgain={({ query }) => `/order/new/flight/newoffers?${query}`}
      tools={(available) => (
        <Button
          variant="default"
          leftSection={<IconMail size={16} stroke={1.5} aria-hidden="true" />}
          onClick={() => onShare(available)}
        >
          Send
        </Button>
      )}
    />
  )
}

function slotOf({ airline, departsAt, arrivesAt, total, seen }: ComparedFlight): Slot {
  const times = `${clock(departsAt)} – ${clock(arrivesAt)}`
  return {
    mark: <AirlineMark code={airline.code} size={20} />,
    title: <time dateTime={departsAt}>{times}</time>,
    price: <Money {...total} />,
    was: seen !== total.amount && (
      <>
        Was <Money amount={seen} currency={total.currency} />
      </>
    ),
    removeLabel: `Do not compare ${airline.name}, ${times}`,
  }
}
