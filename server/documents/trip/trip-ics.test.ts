import { expect, test } from 'vitest'
import { renderItineraryIcs } from '../itinerary-ics.ts'
import { sampleFacts } from '../sample-facts.ts'
import { sampleVoucher } from '../sample-voucher.ts'
import { renderStayIcs } from '../stay-ics.ts'
import { joinCalendars } from './trip-ics.ts'

const unfold = (text: string) => text.replaceAll(/\r\n[ \t]/g, '')
const flight = renderItineraryIcs(sampleFacts)
const stay = renderStayIcs(sampleVoucher)
const raw = joinCalendars([flight, stay], {
  name: 'West Africa',
  company: 'Skyways Travel',
  from: new Date('2026-12-14T21:45:00Z'),
  until: new Date('2027-04-05T19:05:00Z'),
})
const joined = unfold(raw)
const lines = (name: string, text = joined) => text.split('\r\n').filter((line) => new RegExp(`^${name}[;:]`).test(line))

test('a trip is one calendar with the events of all its bookings, each with its UID', () => {
  expect(joined.match(/BEGIN:VCALENDAR/g)).toHaveLength(1)
  expect(lines('METHOD')).toEqual(['METHOD:PUBLISH'])
  expect(joined).toContain('NAME:West Africa')
  expect(lines('UID')).toEqual([...lines('UID', unfold(flight)), ...lines('UID', unfold(stay))])
})

test('a zone that several bookings name is described once, with its changes during the whole trip', () => {
  const named = new Set([...joined.matchAll(/;TZID=([^:;]+):/g)].map((match) => match[1]))
  expect(
    lines('TZID')
      .map((line) => line.slice(5))
      .toSorted(),
  ).toEqual([...named].toSorted())
  // Summer time begins on 28 March 2027 in London, after the flights and before the end of the trip.
  expect(joined).toContain('DTSTART:20270328T010000')
})

test('lines end and fold as RFC 5545 requires', () => {
  expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(raw.endsWith('END:VCALENDAR')).toBe(flight.endsWith('END:VCALENDAR'))
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(75)
})
