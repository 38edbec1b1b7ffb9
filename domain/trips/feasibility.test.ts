import { describe, expect, test } from 'vitest'
import { judgeTrip } from './feasibility.ts'
import { accra, back, flight, gatwick, heathrow, hotel, lagos, out, stay, tour } from './trip-items.fixture.ts'
import type { TripItemFacts } from './trip-facts.ts'

describe('a rule of feasibility', () => {
  const cases: [rule: string, when: string, items: TripItemFacts[], level: string | null, says: RegExp | null][] = [
    ['overlap', 'one item', [hotel], null, null],
    ['overlap', 'one after the other', [out, hotel, back], 'pass', null],
    [
      'overlap',
      'a tour during a flight',
      [back, tour('Castle', '2027-03-13T17:00', '2027-03-13T19:00')],
      'fail',
      /Castle and Flight back are at the same time on 13 Mar 2027/,
    ],
    [
      'overlap',
      'two tours at the same time',
      [tour('Castle', '2027-03-11T09:00', '2027-03-11T12:00'), tour('Market', '2027-03-11T11:00', '2027-03-11T13:00')],
      'fail',
      /Castle and Market/,
    ],
    [
      'overlap',
      'a tour that starts when the other ends',
      [tour('Castle', '2027-03-11T09:00', '2027-03-11T11:00'), tour('Market', '2027-03-11T11:00', '2027-03-11T13:00')],
      'pass',
      null,
    ],
    [
      'overlap',
      'two rooms for one night',
      [hotel, stay('Lodge', '2027-03-12', '2027-03-14')],
      'warn',
      /both for the night of 12 Mar 2027\./,
    ],
    [
      'overlap',
      'two rooms in different places',
      [hotel, stay('Inn', '2027-03-11', '2027-03-13', {}, heathrow)],
      'warn',
      /both for 2 nights from 11 Mar 2027, in different places/,
    ],
    [
      'overlap',
      'a party in two rooms of one property',
      [out, stay('Hotel, double', '2027-03-10', '2027-03-13'), stay('Hotel, family', '2027-03-10', '2027-03-13'), back],
      'pass',
      null,
    ],
    [
      'overlap',
      'two rooms of one property on different days',
      [stay('Hotel, double', '2027-03-10', '2027-03-13'), stay('Hotel, family', '2027-03-12', '2027-03-13')],
      'warn',
      /both for the night of 12 Mar 2027\./,
    ],
    [
      'overlap',
      'a party in two rooms, and another property for one of their nights',
      [
        stay('Hotel, double', '2027-03-10', '2027-03-13'),
        stay('Hotel, family', '2027-03-10', '2027-03-13'),
        stay('Lodge', '2027-03-12', '2027-03-14'),
      ],
      'warn',
      /^Hotel, double and Lodge are both for the night of 12 Mar 2027\./,
    ],
    ['missing-night', 'flights alone', [out, back], null, null],
    ['missing-night', 'every night a room', [out, hotel, back], 'pass', null],
    [
      'missing-night',
      'a night without a room',
      [out, stay('Hotel', '2027-03-10', '2027-03-12'), back],
      'warn',
      /No room for the night of 12 Mar 2027/,
    ],
    [
      'missing-night',
      'several nights in a row without a room',
      [out, tour('Castle', '2027-03-11T09:00', '2027-03-11T12:00'), back],
      'warn',
      /No room for 3 nights from 10 Mar 2027 to 13 Mar 2027/,
    ],
    [
      'missing-night',
      'a night on a flight',
      [
        flight('Night flight', lagos, heathrow, '2027-03-10T22:35', '2027-03-11T05:10'),
        stay('Inn', '2027-03-11', '2027-03-12', {}, heathrow),
      ],
      'pass',
      null,
    ],
    [
      'late-landing',
      'landing after midnight with the room from that afternoon',
      [flight('Late flight', lagos, accra, '2027-03-10T23:30', '2027-03-11T00:10'), stay('Hotel', '2027-03-11', '2027-03-13')],
      'warn',
      /lands at 00:10 on 11 Mar 2027, and the room of Hotel starts that afternoon/,
    ],
    [
      'late-landing',
      'landing after midnight with the room of the night before',
      [flight('Late flight', lagos, accra, '2027-03-10T23:30', '2027-03-11T00:10'), hotel],
      'pass',
      null,
    ],
    [
      'late-landing',
      'a room that starts while the flight is in the air',
      [
        flight('Night flight', lagos, heathrow, '2027-03-10T23:00', '2027-03-11T06:30'),
        stay('Inn', '2027-03-10', '2027-03-12', {}, heathrow),
      ],
      'warn',
      /lands on 11 Mar 2027, and Inn starts on 10 Mar 2027/,
    ],
    ['late-landing', 'landing by day', [out, hotel], 'pass', null],
    [
      'landing-buffer',
      'a tour before the landing',
      [out, tour('Castle', '2027-03-10T08:00', '2027-03-10T08:30')],
      'fail',
      /Castle starts at 08:00 on 10 Mar 2027, before Flight out lands at 09:10/,
    ],
    [
      'landing-buffer',
      'a tour right after the landing',
      [out, tour('Castle', '2027-03-10T10:10', '2027-03-10T12:00')],
      'warn',
      /starts 60 minutes after Flight out lands/,
    ],
    [
      'landing-buffer',
      'two hours after the landing',
      [out, tour('Castle', '2027-03-10T11:10', '2027-03-10T12:00')],
      'pass',
      null,
    ],
    [
      'landing-buffer',
      'a tour that ends before the departure',
      [back, tour('Castle', '2027-03-13T13:00', '2027-03-13T16:00')],
      'warn',
      /ends 120 minutes before Flight back departs/,
    ],
    [
      'landing-buffer',
      'a tour at home before leaving',
      [
        flight('Flight', accra, lagos, '2027-03-13T18:00', '2027-03-13T20:00'),
        tour('Castle', '2027-03-13T09:00', '2027-03-13T12:00'),
      ],
      'pass',
      null,
    ],
    ['airport-change', 'one flight', [out], null, null],
    ['airport-change', 'the same airport', [out, back], 'pass', null],
    [
      'airport-change',
      'another airport of the city',
      [
        flight('Flight in', lagos, heathrow, '2027-03-10T09:00', '2027-03-10T15:00'),
        flight('Flight on', gatwick, lagos, '2027-03-12T09:00', '2027-03-12T15:00'),
      ],
      'warn',
      /airport changes: you land at London \(LHR\) and leave from London \(LGW\)/,
    ],
    [
      'airport-change',
      'a flight from somewhere else',
      [out, flight('Flight on', heathrow, lagos, '2027-03-13T09:00', '2027-03-13T15:00')],
      'warn',
      /land at Accra \(ACC\) and leave from London \(LHR\) on 13 Mar 2027: nothing in the trip takes you there/,
    ],
  ]
  test.each(cases)('%s: %s', (rule, _when, items, level, says) => {
    const [line] = judgeTrip(items).lines.filter((one) => one.rule === rule)
    expect(line?.level ?? null).toBe(level)
    if (says) expect(line?.says).toMatch(says)
  })
})

test('the level of a trip is that of its worst line, which comes first', () => {
  const judged = judgeTrip([out, hotel, back, tour('Castle', '2027-03-10T08:00', '2027-03-10T08:30', { adults: 1 })])
  expect(judged.level).toBe('fail')
  expect(judged.lines.map(({ level }) => level)).toEqual(expect.arrayContaining(['fail', 'warn', 'pass']))
  expect(judgeTrip([]).level).toBeNull()
})

test('what is found about a party in several rooms names all of them', () => {
  const rooms = [stay('Hotel, double', '2027-03-10', '2027-03-13'), stay('Hotel, family', '2027-03-10', '2027-03-13')]
  const judged = judgeTrip([...rooms, stay('Lodge', '2027-03-12', '2027-03-14')])
  expect(judged.lines.find(({ rule }) => rule === 'overlap')?.items).toEqual(['Hotel, double', 'Hotel, family', 'Lodge'])
})
