import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import type { Flight } from './describe-journey.ts'
import { agencyLines, organizerOf } from './ics-agency.ts'
import type { OrderFacts } from './order-facts.ts'
import { vtimezone } from './vtimezone.ts'

const HOUR_S = 3_600
const DAY_MS = 86_400_000

const place = (stop: Flight['from']): string =>
  `${stop.airport} (${stop.code})${stop.terminal ? `, terminal ${stop.terminal}` : ''}`

const describe = (facts: OrderFacts, flight: Flight): string =>
  [
    `Booking reference ${facts.bookingReference ?? facts.number} (${facts.airline})`,
    `${flight.number} ${flight.carrierName}${flight.operatedBy ? `, operated by ${flight.operatedBy}` : ''}, ${flight.cabin}`,
    ...(flight.selfTransfer ? [flight.selfTransfer] : []),
    `Departs ${flight.from.day} ${flight.from.time}, ${place(flight.from)}`,
    `Arrives ${flight.to.day} ${flight.to.time}, ${place(flight.to)}`,
    ...facts.travellers.map(travellerLine),
    ...agencyLines(facts),
  ].join('\n')

const travellerLine = ({ name, ticketNumber, extras }: OrderFacts['travellers'][number]): string =>
  [name, ...(ticketNumber ? [`ticket ${ticketNumber}`] : []), ...extras].join(', ')

const local = (stop: Flight['from']) => Temporal.PlainDateTime.from(stop.local).toZonedDateTime(stop.zone)

/** `20261215T051000` */
const stamp = (stop: Flight['from']): string => stop.local.slice(0, 19).replaceAll(/[-:]/g, '')

/**
 * The itinerary as a calendar (RFC 5545, METHOD:PUBLISH): one event a flight with a stable UID, a SEQUENCE that increases with each change of the
 * order, and alarms a day and three hours before. Departure and arrival each have their airport's time zone.
 */
export function renderItineraryIcs(facts: OrderFacts): string {
  const flights = facts.journeys.flatMap((journey) => journey.flights)
  const instants = flights.flatMap((flight) => [Date.parse(flight.from.instant), Date.parse(flight.to.instant)])
  const [from, until] = [new Date(Math.min(...instants) - DAY_MS), new Date(Math.max(...instants) + DAY_MS)]
  const calendar = ical({
    name: `${facts.title} (${facts.number})`,
    prodId: { company: facts.brand.name, product: 'Itinerary' },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const [index, flight] of flights.entries()) {
    const event = calendar.createEvent({
      id: `${facts.id}-${index + 1}@itinerary`,
      sequence: Math.floor(facts.changedAt.getTime() / 1_000),
      stamp: facts.changedAt,
      start: local(flight.from),
      end: local(flight.to),
      timezone: flight.from.zone,
      summary: `${flight.number} ${flight.from.city} to ${flight.to.city}`,
      location: place(flight.from),
      description: describe(facts, flight),
      url: facts.tripUrl,
      ...organizerOf(facts.brand),
      status: facts.kind === 'e-ticket' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    })
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: 24 * HOUR_S,
      description: `${flight.number} leaves tomorrow: check in`,
    })
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: 3 * HOUR_S,
      description: `${flight.number} leaves in 3 hours`,
    })
  }
  // The library supports one time zone an event; a flight has two.
  const ends = flights.map((flight) => `DTEND;TZID=${flight.to.zone}:${stamp(flight.to)}`)
  const zones = new Set(flights.flatMap((flight) => [flight.from.zone, flight.to.zone]))
  const clocks = [...zones].map((zone) => `${vtimezone(zone, from, until)}\r\n`).join('')
  return calendar
    .toString()
    .replaceAll(/^DTEND[;:].*$/gm, (line) => ends.shift() ?? line)
    .replace(/^BEGIN:VEVENT/m, `${clocks}BEGIN:VEVENT`)
}
