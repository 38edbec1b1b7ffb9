import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { seed, sizes } from '#tests/sizes.ts'
import { weekdays } from '../../tours/kinds.ts'
import { departuresIn } from './departures.ts'
import type { OpeningRule, OptionSchedule, RuleException } from './schedule.ts'

const two = (n: number) => String(n).padStart(2, '0')
/** Three years around two leap days, in zones with and without clock changes, one of half an hour. */
const firstDay = Temporal.PlainDate.from('2027-06-01')
const SPAN = 1_100
const SEEN = 14
const zones = [
  'Africa/Lagos',
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'America/Santiago',
]

const anyDay = fc.integer({ min: 0, max: SPAN }).map((n) => firstDay.add({ days: n }).toString())
const anyWeekdays = fc.subarray([...weekdays])
const anyDate = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .filter(([month, day]) => day <= Temporal.PlainYearMonth.from({ year: 2028, month }).daysInMonth)
  .map(([month, day]) => `${two(month)}-${two(day)}`)
const slots = ['00:00', '00:30', '01:15', '01:45', '02:00', '02:30', '03:00', '09:00', '14:30', '23:45']
const anyTimes = (minLength: number) =>
  fc.uniqueArray(fc.constantFrom(...slots), { minLength, maxLength: 3 }).map((times) => times.map((from) => ({ from, to: null })))
const anySpan = fc.tuple(anyDay, anyDay).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }))
const anyRule: fc.Arbitrary<OpeningRule> = fc.oneof(
  fc.tuple(anyWeekdays, fc.option(anySpan), anyTimes(1)).map(([some, span, times]) => ({
    kind: 'weekly' as const,
    weekdays: some,
    from: span?.from ?? null,
    to: span?.to ?? null,
    times,
  })),
  fc.record({ kind: fc.constant('yearly' as const), from: anyDate, to: anyDate, weekdays: anyWeekdays, times: anyTimes(1) }),
  fc.tuple(anySpan, anyWeekdays, anyTimes(1)).map(([span, some, times]) => ({
    kind: 'range' as const,
    ...span,
    weekdays: some,
    times,
  })),
  fc.record({ kind: fc.constant('day' as const), day: anyDay, times: anyTimes(1) }),
)
const anyException: fc.Arbitrary<RuleException> = fc
  .tuple(anyDay, fc.integer({ min: 0, max: 20 }), anyTimes(0))
  .map(([from, days, times]) => ({ from, to: Temporal.PlainDate.from(from).add({ days }).toString(), times }))
const anySchedule: fc.Arbitrary<OptionSchedule> = fc.record({
  zone: fc.constantFrom(...zones),
  kind: fc.constant('start-times' as const),
  durationMinutes: fc.integer({ min: 15, max: 3_000 }),
  rules: fc.array(anyRule, { maxLength: 6 }),
  exceptions: fc.array(anyException, { maxLength: 8 }),
  cutOffMinutes: fc.integer({ min: 0, max: 2_880 }),
})

/** Whether a rule names a date, by the calendar of Temporal. */
function names(rule: OpeningRule, date: Temporal.PlainDate): boolean {
  const isNamed = (some: readonly string[]) => some.length === 0 || some.includes(weekdays[date.dayOfWeek - 1] ?? '')
  const isFrom = (day: string) => Temporal.PlainDate.compare(date, day) >= 0
  const isUntil = (day: string) => Temporal.PlainDate.compare(date, day) <= 0
  if (rule.kind === 'day') return date.equals(rule.day)
  if (rule.kind === 'range') return isFrom(rule.from) && isUntil(rule.to) && isNamed(rule.weekdays)
  if (rule.kind === 'weekly') return (!rule.from || isFrom(rule.from)) && (!rule.to || isUntil(rule.to)) && isNamed(rule.weekdays)
  const [from = 0, to = 0, own = 0] = [rule.from, rule.to, `${date.month}-${date.day}`].map((text) => {
    const [month = 0, day = 0] = text.split('-').map(Number)
    return month * 100 + day
  })
  return (from <= to ? own >= from && own <= to : own >= from || own <= to) && isNamed(rule.weekdays)
}

/** Tries every quarter of an hour of a day. */
function bruteForce(schedule: OptionSchedule, day: string) {
  const date = Temporal.PlainDate.from(day)
  const exception = schedule.exceptions.filter(({ from, to }) => from <= day && day <= to).at(-1)
  const opening = exception ? exception.times : schedule.rules.filter((rule) => names(rule, date)).flatMap((rule) => rule.times)
  const isOpen = (time: string) => opening.some(({ from }) => from === time)
  const times = Array.from({ length: 96 }, (_, n) => `${two(Math.floor(n / 4))}:${two((n % 4) * 15)}`)
  return times.filter(isOpen).map((time) => {
    const start = date.toZonedDateTime({ timeZone: schedule.zone, plainTime: time }).epochMilliseconds
    return {
      id: `${day}T${time}`,
      startsAt: start,
      endsAt: start + schedule.durationMinutes * 60_000,
      bookableUntil: start - schedule.cutOffMinutes * 60_000,
    }
  })
}

const shown = (schedule: OptionSchedule, from: string, to: string) =>
  departuresIn(schedule, { from, to }).map(({ id, startsAt, endsAt, bookableUntil }) => ({
    id,
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    bookableUntil: bookableUntil.getTime(),
  }))

const daily = (zone: string, ...times: string[]): OptionSchedule => ({
  zone,
  kind: 'start-times',
  durationMinutes: 60,
  rules: [{ kind: 'weekly', weekdays: [], from: null, to: null, times: times.map((from) => ({ from, to: null })) }],
  exceptions: [],
  cutOffMinutes: 0,
})

describe('departures', () => {
  test('are those of a model that tries every quarter of an hour, also where clocks change and in leap years', () => {
    fc.assert(
      fc.property(anySchedule, fc.integer({ min: 0, max: SPAN - SEEN }), (schedule, at) => {
        const days = Array.from({ length: SEEN }, (_, n) => firstDay.add({ days: at + n }).toString())
        expect(shown(schedule, days[0] ?? '', days.at(-1) ?? '')).toEqual(days.flatMap((day) => bruteForce(schedule, day)))
      }),
      { seed, numRuns: sizes.departureSchedules },
    )
  })

  test.each([
    ['Europe/London', '2027-03-28', '01:30', '2027-03-28T01:30:00.000Z', 'is skipped in spring: one hour later'],
    ['Europe/London', '2027-10-31', '01:30', '2027-10-31T00:30:00.000Z', 'occurs twice in autumn: the first'],
    ['Europe/London', '2027-07-01', '09:00', '2027-07-01T08:00:00.000Z', 'in summer'],
    ['Africa/Lagos', '2028-02-29', '09:00', '2028-02-29T08:00:00.000Z', 'on a leap day'],
  ])('%s, %s %s is %s: %s', (zone, day, time, instant) => {
    expect(departuresIn(daily(zone, time), { from: day, to: day })[0]?.startsAt.toISOString()).toBe(instant)
  })

  test('a day of opening hours is one departure, sold until it closes, also after midnight', () => {
    const openingHours = [
      { from: '09:00', to: '12:00' },
      { from: '22:00', to: '01:00' },
    ]
    const open: OptionSchedule = {
      ...daily('Africa/Lagos'),
      kind: 'opening-hours',
      rules: [{ kind: 'day', day: '2026-12-24', times: openingHours }],
    }
    const startsAt = new Date('2026-12-24T08:00:00Z')
    const endsAt = new Date('2026-12-25T00:00:00Z')
    expect(departuresIn(open, { from: '2026-12-23', to: '2026-12-25' })).toEqual([
      { id: '2026-12-24', day: '2026-12-24', time: null, openingHours, startsAt, endsAt, bookableUntil: endsAt },
    ])
  })

  test('a year of a tour with fifty rules has each start once a day', () => {
    const rules = Array.from(
      { length: 50 },
      (_, n): OpeningRule => ({
        kind: 'yearly',
        weekdays: [],
        from: '01-01',
        to: '12-31',
        times: [{ from: slots[n % slots.length] ?? '', to: null }],
      }),
    )
    const year = { from: '2027-01-01', to: '2027-12-31' }
    const schedule = { ...daily('Europe/London'), rules }
    expect(departuresIn(schedule, year)).toHaveLength(365 * slots.length)
  })
})
