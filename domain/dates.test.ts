import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it, test } from 'vitest'
import { seed, sizes } from '#tests/sizes.ts'
import { addDays, ageOn, clock, dayAt, daysBetween, formatDate, formatDuration, instantAt, localAt, zoneName } from './dates.ts'

const day = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('dates', () => {
  it('are shown as DD MMM YYYY', () => {
    expect(formatDate('2026-11-21')).toBe('21 Nov 2026')
    expect(formatDate('2026-01-05T22:35:00')).toBe('05 Jan 2026')
    expect(formatDate('soon')).toBe('soon')
    expect(formatDate('2026-13-01')).toBe('2026-13-01')
  })

  it('are the calendar day at the place, not at the server', () => {
    const instant = new Date('2026-11-21T23:30:00Z')
    expect(dayAt(instant, 'Africa/Lagos')).toBe('2026-11-22')
    expect(dayAt(instant, 'Europe/London')).toBe('2026-11-21')
    expect(dayAt(instant, 'Pacific/Kiritimati')).toBe('2026-11-22')
    expect(dayAt(new Date('2026-11-21T11:00:00Z'), 'Pacific/Niue')).toBe('2026-11-21')
  })

  it('are moved by whole days across leap days and clock changes', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
  })

  it('are counted back to where they started', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (from, days) => daysBetween(from, addDays(from, days)) === days),
    )
  })
})

/** Goal R19: compared with the future calendar of the standard library, which has other authors. */
describe('compared with Temporal', () => {
  const many = { numRuns: sizes.moneyCases, seed }
  const zones = ['Etc/GMT-14', 'Pacific/Kiritimati', 'Pacific/Chatham', 'Asia/Kathmandu', 'Africa/Lagos', 'Europe/London']
  const more = ['Africa/Casablanca', 'America/St_Johns', 'America/New_York', 'Pacific/Pago_Pago', 'Etc/GMT+12']
  const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })

  it('the day at a place is the same, on days of 23, 24 and 25 hours and on both sides of the date line', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom(...zones, ...more), (at, zone) => {
        const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)
        expect(dayAt(at, zone)).toBe(local.toPlainDate().toString())
      }),
      many,
    )
  })

  it('the first and the last moment of a day are in that day, also when the clock changes', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...zones, ...more), (date, zone) => {
        const start = Temporal.PlainDate.from(date).toZonedDateTime(zone)
        const end = Temporal.PlainDate.from(addDays(date, 1)).toZonedDateTime(zone)
        expect(dayAt(new Date(start.epochMilliseconds), zone)).toBe(date)
        expect(dayAt(new Date(end.epochMilliseconds - 1), zone)).toBe(date)
        expect(dayAt(new Date(end.epochMilliseconds), zone)).toBe(addDays(date, 1))
      }),
      { ...many, numRuns: Math.ceil(sizes.moneyCases / 4) },
    )
  })

  it('days are added and counted in the same way, across leap days', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -40_000, max: 40_000 }), (from, days) => {
        const date = Temporal.PlainDate.from(from)
        expect(addDays(from, days)).toBe(date.add({ days }).toString())
        expect(daysBetween(from, addDays(from, days))).toBe(days)
      }),
      many,
    )
  })
})

describe('ages', () => {
  it('change on the birthday', () => {
    expect(ageOn('2014-11-22', '2026-11-21')).toBe(11)
    expect(ageOn('2014-11-21', '2026-11-21')).toBe(12)
  })

  it('of people born on 29 February change on 1 March in other years', () => {
    expect(ageOn('2024-02-29', '2026-02-28')).toBe(1)
    expect(ageOn('2024-02-29', '2026-03-01')).toBe(2)
  })

  it('never decrease over time', () => {
    fc.assert(fc.property(day, day, fc.nat(800), (born, at, later) => ageOn(born, addDays(at, later)) >= ageOn(born, at)))
  })
})

describe('times', () => {
  it('are local times, and durations hours and minutes', () => {
    expect(clock('2026-11-21T07:40:00')).toBe('07:40')
    expect([45, 60, 425, 1500].map(formatDuration)).toEqual(['45 min', '1 h', '7 h 05 min', '25 h'])
  })
})

describe('a zone', () => {
  it.each([
    ['Africa/Lagos', 'WAT'],
    ['Europe/London', 'GMT'],
    ['America/New_York', 'EST'],
    ['Asia/Dubai', 'GST'],
  ])('%s is shown with its common name', (zone, name) => {
    expect(zoneName(new Date('2026-12-01T12:00:00Z'), zone)).toBe(name)
  })
})

// Clocks: Lagos UTC+1 and Nairobi UTC+3 all year; New York UTC-5, from 8 March 2026 at 2:00 UTC-4 (IANA time zone database).
test.each([
  ['Africa/Lagos', '2026-01-15T08:00', '2026-01-15T07:00:00.000Z'],
  ['Africa/Lagos', '2026-07-15T08:00', '2026-07-15T07:00:00.000Z'],
  ['Africa/Nairobi', '2026-01-15T01:30', '2026-01-14T22:30:00.000Z'],
  ['America/New_York', '2026-03-08T01:30', '2026-03-08T06:30:00.000Z'],
  ['America/New_York', '2026-03-08T03:30', '2026-03-08T07:30:00.000Z'],
])('in %s it is %s at %s', (zone, local, instant) => {
  expect(instantAt(local, zone)?.toISOString()).toBe(instant)
  expect(localAt(new Date(instant), zone)).toBe(local)
})

test('an invalid time has no instant', () => {
  expect(instantAt('', 'Africa/Lagos')).toBeNull()
  expect(instantAt('tomorrow', 'Africa/Lagos')).toBeNull()
})
