import type { SoldAncillaries } from '#contract/flights.ts'
import type { FlightSlice } from '#domain/flights/offer.ts'
import { Button } from '../../../../kit/form/button.tsx'
import { Notice } from '../../../../kit/notice.tsx'
import { Bags } from './bags.tsx'
import { CoverCard } from './cover-card.tsx'
import type { PartyMember } from './party.ts'
import { Seats } from './seats.tsx'
import { type Choices, goneOf } from './use-choices.ts'

type Props = {
  /** Null when the airline could not be asked. */
  offered: SoldAncillaries | null
  slices: FlightSlice[]
  party: PartyMember[]
  choices: Choices
}

/** Whether a service is for one traveller, and so listed with them, or for the booking. */
const isPersonal = ({ passengerIds }: { passengerIds: string[] }) => passengerIds.length === 1

/** Every ancillary of the flight: seats, bags and meals, and cover for the booking. */
export function Extras({ offered, slices, party, choices }: Props) {
  if (!offered)
    return (
      <Notice tone="warn" title="Seats and bags cannot be read just now">
        <p>
          The airline did not answer. Nothing is lost: go on to payment without them and add them at the airline later, or come
          back to this step in a minute.
        </p>
      </Notice>
    )
  const { services, seatMaps, isComplete } = offered
  const personal = services.filter((one) => isPersonal(one) && one.kind !== 'cancel-for-any-reason')
  const shared = services.filter((one) => !personal.includes(one))
  const gone = goneOf(choices.chosen, offered)
  const isNothing = isComplete && services.length === 0 && seatMaps.length === 0
  return (
    <>
      {!isComplete && (
        <Notice tone="warn" title="Not everything could be read">
          <p>The airline listed only a part of its services. Others may be bought from the airline later.</p>
        </Notice>
      )}
      {gone.length > 0 && (
        <Notice
          tone="warn"
          role="status"
          title={gone.length === 1 ? 'One choice is no longer sold' : `${gone.length} choices are no longer sold`}
          actions={
            <Button size="xs" variant="default" onClick={() => choices.drop(gone.map(({ id }) => id))}>
              Take out of the booking
            </Button>
          }
        >
          <p>{gone.map(({ title }) => title).join(', ')}. Choose something else in its place, or go on without.</p>
        </Notice>
      )}
      {isNothing && (
        <Notice tone="info" title="Nothing to add">
          <p>The airline sells no seats or bags with this fare. Seats are given at check-in.</p>
        </Notice>
      )}
      {seatMaps.length > 0 && <Seats seatMaps={seatMaps} slices={slices} party={party} choices={choices} />}
      <Bags services={personal} slices={slices} party={party} choices={choices} />
      {shared.map((service) => (
        <CoverCard key={service.id} service={service} choices={choices} />
      ))}
    </>
  )
}
