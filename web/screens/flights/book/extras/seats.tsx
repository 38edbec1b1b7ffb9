import { useState } from 'react'
import type { SoldAncillaries } from '#contract/flights.ts'
import { clock } from '#domain/dates.ts'
import type { FlightSegment, FlightSlice } from '#domain/flights/offer.ts'
import { DateText } from '../../../../kit/date-text.tsx'
import { DetailSection } from '../../../../kit/detail-section.tsx'
import { Tabs } from '../../../../kit/tabs.tsx'
import { flightCode } from '../../../../products/flight/slice-words.ts'
import { FlightSeats } from './flight-seats.tsx'
import type { PartyMember } from './party.ts'
import css from './seats.module.css'
import type { Choices } from './use-choices.ts'

type Props = { seatMaps: SoldAncillaries['seatMaps']; slices: FlightSlice[]; party: PartyMember[]; choices: Choices }

/** How many of the party have a seat on a flight: `1 of 2`. */
const seatedWords = (count: number, of: number) => (count === 0 ? 'no seat yet' : `${count} of ${of} seated`)

/** The seats of every flight: one tab per flight, labelled with its route. */
export function Seats({ seatMaps, slices, party, choices }: Props) {
  const segments = slices.flatMap((slice) => slice.segments)
  const [open, setOpen] = useState(segments[0]?.id ?? '')
  const at = segments.findIndex(({ id }) => id === open)
  const [shown, next] = [segments[at], segments[at + 1]]
  const map = seatMaps.find(({ segmentId }) => segmentId === open)
  const titleOf = (segment: FlightSegment) => (
    <>
      <span className={css.route}>
        {segment.from} to {segment.to}
      </span>
      <span className={css.count}>{seatedWords(choices.seatsOn(segment.id).size, party.length)}</span>
    </>
  )
  return (
    <DetailSection title="Seats" help="Choose now, or let the airline give them at check-in.">
      <Tabs
        label="Flights"
        open={open}
        onOpen={setOpen}
        tabs={segments.map((segment) => ({ id: segment.id, title: titleOf(segment) }))}
      >
        {shown && <FlightFacts segment={shown} />}
        {shown && map ? (
          <FlightSeats
            key={shown.id}
            map={map}
            segment={shown}
            party={party}
            choices={choices}
            next={next ? { label: `${next.from} to ${next.to}`, open: () => setOpen(next.id) } : null}
          />
        ) : (
          <p className={css.none}>The airline shows no seat map of this flight. Seats are given at check-in.</p>
        )}
      </Tabs>
    </DetailSection>
  )
}

function FlightFacts({ segment }: { segment: FlightSegment }) {
  return (
    <p className={css.flight}>
      {segment.fromCity} to {segment.toCity} · <DateText value={segment.departsAt} />, <time>{clock(segment.departsAt)}</time> ·{' '}
      {flightCode(segment)}
      {segment.aircraft && ` · ${segment.aircraft}`}
    </p>
  )
}
