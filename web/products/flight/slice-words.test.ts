import { describe, expect, it } from 'vitest'
import type { FlightSegment, FlightSlice } from '#domain/flights/offer.ts'
import { dayOffset, layoversOf, layoverWords, operatedBy, stopPlaces, stopsLabel } from './slice-words.ts'

const flight = (
  from: string,
  to: string,
  departsAt: string,
  arrivesAt: string,
  more: Partial<FlightSegment> = {},
): FlightSegment => ({
  id: `seg_${from}${to}`,
  from,
  to,
  fromCity: { LOS: 'Lagos', ADD: 'Addis Ababa', LHR: 'London', LGW: 'London', JFK: 'New York' }[from] ?? from,
  toCity: { LOS: 'Lagos', ADD: 'Addis Ababa', LHR: 'London', LGW: 'London', JFK: 'New York' }[to] ?? to,
  fromTerminal: null,
  toTerminal: null,
  departsAt,
  arrivesAt,
  minutes: 300,
  marketingCarrier: 'ET',
  marketingCarrierName: 'Ethiopian Airlines',
  flightNumber: '900',
  operatingCarrier: 'ET',
  operatingCarrierName: 'Ethiopian Airlines',
  aircraft: null,
  stops: [],
  cabin: 'economy',
  fareBasis: null,
  amenities: null,
  ...more,
})

const way = (...segments: FlightSegment[]): FlightSlice => ({
  from: segments[0]?.from ?? '',
  to: segments.at(-1)?.to ?? '',
  departsAt: segments[0]?.departsAt ?? '',
  arrivesAt: segments.at(-1)?.arrivesAt ?? '',
  minutes: 900,
  fareBrand: null,
  conditions: null,
  segments,
})

const viaAddis = (arrives: string, departs: string) =>
  way(flight('LOS', 'ADD', '2026-12-10T13:00:00', arrives), flight('ADD', 'LHR', departs, '2026-12-11T09:00:00'))

describe('layovers', () => {
  it('names the city, the airport and the length of a layover', () => {
    const [wait] = layoversOf(viaAddis('2026-12-10T20:30:00', '2026-12-10T22:35:00'))
    expect(wait && layoverWords(wait)).toBe('2 h 05 min in Addis Ababa (ADD)')
    expect(wait).toMatchObject({ isShort: false, isLong: false, isOvernight: false, changesTo: null })
  })

  it('calls a connection under an hour short', () => {
    const [wait] = layoversOf(viaAddis('2026-12-10T20:30:00', '2026-12-10T21:20:00'))
    expect(wait).toMatchObject({ isShort: true })
  })

  it('calls a layover through the night overnight, not long', () => {
    const [wait] = layoversOf(viaAddis('2026-12-10T20:30:00', '2026-12-11T07:00:00'))
    expect(wait).toMatchObject({ isOvernight: true })
  })

  it('does not call a departure shortly after midnight overnight', () => {
    const [wait] = layoversOf(viaAddis('2026-12-10T22:30:00', '2026-12-11T00:45:00'))
    expect(wait).toMatchObject({ minutes: 135, isOvernight: false })
  })

  it('states that the next flight departs from another airport of the city', () => {
    const slice = way(
      flight('LOS', 'LHR', '2026-12-10T10:00:00', '2026-12-10T16:00:00'),
      flight('LGW', 'JFK', '2026-12-10T20:00:00', '2026-12-10T23:00:00'),
    )
    const [wait] = layoversOf(slice)
    expect(wait).toMatchObject({ airport: 'LHR', changesTo: 'LGW' })
  })

  it('states a change of terminal only when both terminals are known', () => {
    const slice = (toTerminal: string | null) =>
      way(
        flight('LOS', 'LHR', '2026-12-10T10:00:00', '2026-12-10T16:00:00', { toTerminal }),
        flight('LHR', 'JFK', '2026-12-10T18:00:00', '2026-12-10T21:00:00', { fromTerminal: '5' }),
      )
    const change = (terminal: string | null) => layoversOf(slice(terminal))[0]?.terminalChange
    expect(change('3')).toEqual({ from: '3', to: '5' })
    expect(change(null)).toBeNull()
    expect(change('5')).toBeNull()
  })
})

describe('a slice in a line', () => {
  it('is direct without a stop, and counts stops under one flight number', () => {
    const direct = way(flight('LOS', 'LHR', '2026-12-10T10:00:00', '2026-12-10T16:00:00'))
    const touching = way(flight('LOS', 'LHR', '2026-12-10T10:00:00', '2026-12-10T16:00:00', { stops: ['ACC'] }))
    expect(stopsLabel(direct)).toBe('Direct')
    expect(stopsLabel(touching)).toBe('1 stop')
    expect(stopPlaces(touching)).toBe('ACC')
  })

  it('states how many days later it arrives', () => {
    expect(dayOffset({ departsAt: '2026-12-10T23:00:00', arrivesAt: '2026-12-11T05:00:00' })).toBe('+1')
    expect(dayOffset({ departsAt: '2026-12-10T08:00:00', arrivesAt: '2026-12-10T14:00:00' })).toBeNull()
  })

  it('names operating airlines, each once', () => {
    const shared = { operatingCarrier: 'KQ', operatingCarrierName: 'Kenya Airways' }
    const slice = way(
      flight('LOS', 'ADD', '2026-12-10T10:00:00', '2026-12-10T16:00:00', shared),
      flight('ADD', 'LHR', '2026-12-10T18:00:00', '2026-12-10T21:00:00', shared),
    )
    expect(operatedBy([slice])).toEqual(['Kenya Airways'])
  })
})
