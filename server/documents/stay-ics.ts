import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import { agencyLines, organizerOf } from './ics-agency.ts'
import type { VoucherFacts } from './order-facts.ts'
import { vtimezone } from './vtimezone.ts'

const DAY_S = 86_400
const DAY_MS = DAY_S * 1_000

/**
 * A stay as a calendar (RFC 5545, METHOD:PUBLISH): one event from check-in to check-out in the property's time zone, with a stable UID, a SEQUENCE
 * that increases with each change of the order, and an alarm a day before.
 */
export function renderStayIcs(facts: VoucherFacts): string {
  const { property, zone } = facts
  const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(zone)
  const [start, end] = [at(facts.arrival.local), at(facts.departure.local)]
  const calendar = ical({
    name: `${facts.title} (${facts.number})`,
    prodId: { company: facts.brand.name, product: 'Stay' },
    method: ICalCalendarMethod.PUBLISH,
  })
  const event = calendar.createEvent({
    id: `${facts.id}-1@stay`,
    sequence: Math.floor(facts.changedAt.getTime() / 1_000),
    stamp: facts.changedAt,
    start,
    end,
    timezone: zone,
    summary: property.name,
    location: { title: property.name, address: property.address, geo: { lat: property.latitude, lon: property.longitude } },
    description: describe(facts),
    url: facts.tripUrl,
    ...organizerOf(facts.brand),
    status: facts.isConfirmed ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
  })
  event.createAlarm({ type: ICalAlarmType.display, triggerBefore: DAY_S, description: `${property.name}: check-in tomorrow` })
  const clock = vtimezone(zone, new Date(start.epochMilliseconds - DAY_MS), new Date(end.epochMilliseconds + DAY_MS))
  return calendar.toString().replace(/^BEGIN:VEVENT/m, `${clock}\r\nBEGIN:VEVENT`)
}

const describe = ({
  bookingReference,
  number,
  arrival,
  departure,
  roomName,
  board,
  rooms,
  property,
  brand,
}: VoucherFacts): string =>
  [
    `Confirmation number ${bookingReference ?? 'to follow'}`,
    `Check-in ${[arrival.day, arrival.time].filter(Boolean).join(', ')}`,
    `Check-out ${[departure.day, departure.time].filter(Boolean).join(', ')}`,
    `${roomName}, ${board.toLowerCase()}`,
    ...rooms.map((guests, index) => `Room ${index + 1}: ${guests.join(', ')}`),
    ...(property.phone ? [property.phone] : []),
    ...agencyLines({ brand, number }),
  ].join('\n')
