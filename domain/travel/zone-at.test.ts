import { expect, it } from 'vitest'
import { airports } from './places.ts'
import { zoneAt } from './zone-at.ts'

it.each([
  ['Victoria Island', 6.4281, 3.4219, 'Africa/Lagos'],
  ['a beach of Zanzibar', -5.7264, 39.2986, 'Africa/Dar_es_Salaam'],
  ['the edge of Santorini', 36.4618, 25.3753, 'Europe/Athens'],
  ['the palm off Dubai', 25.1124, 55.139, 'Asia/Dubai'],
  ['London', 51.5074, -0.1278, 'Europe/London'],
  ['a boat off Lagos', 6.1, 3.4, 'Africa/Lagos'],
  ['Taveuni, across the date line', -16.8, 180.02, 'Pacific/Fiji'],
])('the time zone of %s', (_, latitude, longitude, zone) => {
  expect(zoneAt(latitude, longitude)).toBe(zone)
})

it('agrees with nearly every airport about the local time', () => {
  const hourAt = (zone: string) =>
    new Date('2026-07-01T12:00:00Z').toLocaleString('en', {
      timeZone: zone,
      hour: '2-digit',
      hourCycle: 'h23',
      minute: '2-digit',
    })
  const wrong = airports.filter(({ lat, lon, tz }) => hourAt(zoneAt(lat, lon)) !== hourAt(tz))
  expect(wrong.length, wrong.map(({ iata, tz, lat, lon }) => `${iata} ${tz} ${zoneAt(lat, lon)}`).join('; ')).toBeLessThan(10)
})
