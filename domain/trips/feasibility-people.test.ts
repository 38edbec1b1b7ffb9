import { describe, expect, test } from 'vitest'
import { judgeTrip } from './feasibility.ts'
import { accra, back, flight, hotel, lagos, out, policy, stay, tour } from './trip-items.fixture.ts'
import type { TripItemFacts } from './trip-facts.ts'

describe('a rule of feasibility about people and cover', () => {
  const cases: [rule: string, when: string, items: TripItemFacts[], level: string | null, says: RegExp | null][] = [
    ['child-age', 'no children', [out, hotel], null, null],
    [
      'child-age',
      'the same age',
      [
        flight('F', lagos, accra, '2027-03-10T09:00', '2027-03-10T09:10', { ages: [7] }),
        stay('H', '2027-03-10', '2027-03-12', { ages: [7] }),
      ],
      'pass',
      null,
    ],
    [
      'child-age',
      'a birthday on the way',
      [
        flight('F', lagos, accra, '2027-03-10T09:00', '2027-03-10T09:10', { ages: [7] }),
        stay('H', '2027-03-10', '2027-03-12', { ages: [8] }),
      ],
      'pass',
      null,
    ],
    [
      'child-age',
      'an age that no birthday explains',
      [
        flight('F', lagos, accra, '2027-03-10T09:00', '2027-03-10T09:10', { ages: [7] }),
        stay('H', '2027-03-11', '2027-03-12', { ages: [10] }),
      ],
      'fail',
      /A child is 7 in F \(10 Mar 2027\) and 10 in H \(11 Mar 2027\)/,
    ],
    [
      'child-age',
      'a child that gets younger',
      [
        flight('F', lagos, accra, '2027-03-10T09:00', '2027-03-10T09:10', { ages: [7] }),
        stay('H', '2027-03-11', '2027-03-12', { ages: [5] }),
      ],
      'fail',
      /is 7 in F/,
    ],
    [
      'child-age',
      'an infant without a named age who is one year old elsewhere',
      [
        flight('F', lagos, accra, '2027-03-10T09:00', '2027-03-10T09:10', { unnamedInfants: 1 }),
        tour('T', '2027-03-11T09:00', '2027-03-11T10:00', { ages: [1] }),
      ],
      'pass',
      null,
    ],
    [
      'child-age',
      'an infant who is four elsewhere',
      [
        flight('F', lagos, accra, '2027-03-10T09:00', '2027-03-10T09:10', { unnamedInfants: 1 }),
        tour('T', '2027-03-11T09:00', '2027-03-11T10:00', { ages: [4] }),
      ],
      'fail',
      /A child is under 2 in F/,
    ],
    [
      'child-age',
      'children of different ages in two rooms of one property',
      [
        stay('Hotel, double', '2027-03-10', '2027-03-13', { ages: [7] }),
        stay('Hotel, family', '2027-03-10', '2027-03-13', { ages: [10] }),
      ],
      null,
      null,
    ],
    [
      'child-age',
      'the children of two rooms on one flight',
      [
        flight('F', lagos, accra, '2027-03-10T09:00', '2027-03-10T09:10', { ages: [7, 10] }),
        stay('Hotel, double', '2027-03-10', '2027-03-13', { ages: [10] }),
        stay('Hotel, family', '2027-03-10', '2027-03-13', { ages: [7] }),
      ],
      'pass',
      null,
    ],
    [
      'room-occupancy',
      'two rooms of one property that are not enough',
      [
        flight('F', lagos, accra, '2027-03-10T09:00', '2027-03-10T09:10', { adults: 4 }),
        stay('Hotel, double', '2027-03-10', '2027-03-13'),
        stay('Hotel, single', '2027-03-10', '2027-03-13', { adults: 1 }),
      ],
      'warn',
      /F is for 4 people, and the rooms of Hotel, double are for 3\./,
    ],
    ['room-occupancy', 'rooms for everybody', [out, hotel], 'pass', null],
    [
      'room-occupancy',
      'a room for fewer people',
      [out, stay('Hotel', '2027-03-10', '2027-03-13', { adults: 1 })],
      'warn',
      /Flight out is for 2 people, and the rooms of Hotel are for 1\./,
    ],
    [
      'room-occupancy',
      'two rooms that are enough together',
      [out, stay('Hotel', '2027-03-10', '2027-03-13', { adults: 1 }), stay('Lodge', '2027-03-10', '2027-03-13', { adults: 1 })],
      'pass',
      null,
    ],
    [
      'room-occupancy',
      'an infant who needs no bed',
      [flight('F', lagos, accra, '2027-03-10T09:00', '2027-03-10T09:10', { unnamedInfants: 1 }), hotel],
      'pass',
      null,
    ],
    [
      'same-party',
      'a tour for fewer people',
      [out, tour('Castle', '2027-03-11T09:00', '2027-03-11T12:00', { adults: 1 })],
      'warn',
      /Castle is for 1 person, and 2 people fly/,
    ],
    ['cover', 'every day covered', [out, back, policy('Policy', '2027-03-10', '2027-03-13')], 'pass', null],
    [
      'cover',
      'a day without cover',
      [out, back, policy('Policy', '2027-03-11', '2027-03-13')],
      'warn',
      /Policy covers 11 Mar 2027 to 13 Mar 2027, and the trip lasts from 10 Mar 2027 to 13 Mar 2027/,
    ],
  ]
  test.each(cases)('%s: %s', (rule, _when, items, level, says) => {
    const [line] = judgeTrip(items).lines.filter((one) => one.rule === rule)
    expect(line?.level ?? null).toBe(level)
    if (says) expect(line?.says).toMatch(says)
  })
})
