import { IconAlertTriangle, IconClock, IconInfoCircle } from '@tabler/icons-react'
import { Fragment } from 'react'
import { clock, daysBetween, formatDate, formatDuration } from '#domain/dates.ts'
import type { FlightSegment, FlightSlice } from '#domain/flights/offer.ts'
import { AirlineMark } from '../../kit/airline-mark.tsx'
import { amenityWords } from './amenity-words.ts'
import { cabinLabels } from './fare-words.ts'
import css from './slice-timeline.module.css'
import { flightCode, type Layover, layoversOf, layoverWords } from './slice-words.ts'
import { type WaitNote, waitNotes } from './wait-words.ts'

/** A slice flight by flight, with terminals, aircraft and layovers. */
export function SliceTimeline({ slice }: { slice: FlightSlice }) {
  const waits = layoversOf(slice)
  return (
    <ol className={css.timeline}>
      {slice.segments.map((segment, index) => {
        const wait = waits[index]
        const next = slice.segments[index + 1]
        return (
          <Fragment key={`${flightCode(segment)} ${segment.departsAt}`}>
            <Flight segment={segment} />
            {wait && next && <Wait wait={wait} notes={waitNotes(wait, next)} />}
          </Fragment>
        )
      })}
    </ol>
  )
}

function Flight({ segment }: { segment: FlightSegment }) {
  const days = daysBetween(segment.departsAt, segment.arrivesAt)
  const amenities = amenityWords(segment.amenities)
  const facts = [
    flightCode(segment),
    cabinLabels[segment.cabin],
    // Names such as Boeing 787-9 do not wrap.
    segment.aircraft?.replaceAll('-', '\u2011'),
    segment.stops.length > 0 ? `Stops in ${segment.stops.join(', ')}` : null,
  ]
  return (
    <li className={css.flight}>
      <End at={segment.departsAt} city={segment.fromCity} code={segment.from} terminal={segment.fromTerminal} />
      <div className={css.middle}>
        <AirlineMark code={segment.marketingCarrier} size={20} />
        <div className={css.facts}>
          <p className={css.airline}>
            {segment.marketingCarrierName} <span className={css.quiet}>· {formatDuration(segment.minutes)}</span>
          </p>
          <p className={css.quiet}>{facts.filter(Boolean).join(' · ')}</p>
          {amenities.length > 0 && <p className={css.quiet}>{amenities.join(' · ')}</p>}
          {segment.operatingCarrier !== segment.marketingCarrier && (
            <p className={css.quiet}>Operated by {segment.operatingCarrierName}</p>
          )}
        </div>
      </div>
      <End
        at={segment.arrivesAt}
        city={segment.toCity}
        code={segment.to}
        terminal={segment.toTerminal}
        day={days !== 0 ? formatDate(segment.arrivesAt) : null}
      />
    </li>
  )
}

type EndProps = { at: string; city: string; code: string; terminal: string | null; day?: string | null }

function End({ at, city, code, terminal, day = null }: EndProps) {
  return (
    <p className={css.end}>
      <time dateTime={at} className={css.time}>
        {clock(at)}
      </time>
      <span className={css.dot} aria-hidden="true" />
      <span className={css.place}>
        {city} <span className={css.quiet}>{code}</span>
        {terminal && <span className={css.quiet}>, terminal {terminal}</span>}
        {day && <span className={css.day}> on {day}</span>}
      </span>
    </p>
  )
}

function Wait({ wait, notes }: { wait: Layover; notes: readonly WaitNote[] }) {
  return (
    <li className={css.wait}>
      <p className={css.waiting}>
        <IconClock size={16} stroke={1.5} aria-hidden="true" />
        {layoverWords(wait)}
      </p>
      {notes.map((note) => (
        <p key={note.text} className={css.note} data-tone={note.tone}>
          {note.tone === 'warn' ? (
            <IconAlertTriangle size={16} stroke={1.5} aria-hidden="true" />
          ) : (
            <IconInfoCircle size={16} stroke={1.5} aria-hidden="true" />
          )}
          {note.text}
        </p>
      ))}
    </li>
  )
}
