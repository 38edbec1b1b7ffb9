import { expect, test } from 'vitest'
import type { FlightSegment } from '../offer.ts'
import { pricedOffer } from '../priced-offer.fixture.ts'
import { airportChanges } from './airport-changes.ts'

const cities: Record<string, string> = { LHR: 'London', LGW: 'London', LCY: 'London', LOS: 'Lagos', CDG: 'Paris', ORY: 'Paris' }

const template = pricedOffer('o', 1).slices[0]?.segments[0]

/** A slice of flights given as `LOS-CDG`, each departing three hours after the previous arrival. */
function slice(...flights: readonly string[]) {
  const segments = flights.map((flight, at): FlightSegment => {
    const [from = '', to = ''] = flight.split('-')
    if (!template) throw new Error('the offer has no segment')
    const hour = String(6 + 3 * at).padStart(2, '0')
    const time = `2026-12-10T${hour}:00:00`
    return { ...template, from, to, fromCity: cities[from] ?? from, toCity: cities[to] ?? to, departsAt: time, arrivesAt: time }
  })
  return { from: segments[0]?.from ?? '', to: segments.at(-1)?.to ?? '', segments }
}

const cases: [what: string, slices: ReturnType<typeof slice>[], expected: string[]][] = [
  ['arriving and leaving at one airport', [slice('LOS-LHR'), slice('LHR-LOS')], []],
  ['arriving at LHR and leaving from LGW', [slice('LOS-LHR'), slice('LGW-LOS')], ['stay LHR-LGW London null']],
  ['leaving from LHR and coming back to LGW', [slice('LHR-LOS'), slice('LOS-LGW')], ['home LHR-LGW London null']],
  ['a connection between two airports', [slice('LOS-CDG', 'ORY-LHR')], ['connection CDG-ORY Paris 180']],
  ['leaving from another city than the arrival', [slice('LOS-LHR'), slice('CDG-LOS')], []],
  ['a one-way journey', [slice('LOS-LHR')], []],
  [
    'three flights and a connection',
    [slice('LGW-CDG', 'ORY-LOS'), slice('LOS-LHR'), slice('LCY-LOS')],
    ['connection CDG-ORY Paris 180', 'stay LHR-LCY London null'],
  ],
]

test.each(cases)('changes of airport are found: %s', (_, slices, expected) => {
  expect(airportChanges(slices).map(({ at, from, to, city, minutes }) => `${at} ${from}-${to} ${city} ${minutes}`)).toEqual(
    expected,
  )
})
