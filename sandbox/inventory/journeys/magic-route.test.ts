import { expect, it } from 'vitest'
import { accounts } from '../accounts.ts'
import { passengerId } from '../passenger-id.ts'
import { searchOffers } from '../search-offers.ts'
import { servicesFor } from '../services-for.ts'
import { magicRoute } from './magic-route.ts'

function testOffers(origin: string, destination: string) {
  const [account] = accounts
  if (!account) throw new Error('no account')
  const slices = [{ origin, destination, departure_date: '2026-11-24' }]
  return searchOffers({
    seed: 'test',
    now: new Date('2026-11-21T10:00:00Z'),
    account,
    slices,
    passengers: [{ id: passengerId('k', 0), type: 'adult' }],
    searchKey: 'k',
  })
}

const owned = (origin: string, destination: string) =>
  testOffers(origin, destination).filter((offer) => offer.owner.iata_code === 'ZZ')

it('has no offers from Providence to Praia', () => {
  expect(testOffers('PVD', 'RAI')).toEqual([])
})

it('can hold every offer of Duffel Airways from JFK to Newark', () => {
  expect(owned('JFK', 'EWR')).not.toEqual([])
  expect(owned('JFK', 'EWR').every((offer) => !offer.payment_requirements.requires_instant_payment)).toBe(true)
})

it('always has a connection from Heathrow to Dubai on Duffel Airways, and on no other airline', () => {
  expect(owned('LHR', 'DXB')).not.toEqual([])
  expect(owned('LHR', 'DXB').every((offer) => offer.slices[0]?.segments.length === 2)).toBe(true)
  expect(testOffers('LHR', 'DXB').some((offer) => offer.owner.iata_code === 'EK' && offer.slices[0]?.segments.length === 1)).toBe(
    true,
  )
})

it('includes no baggage from Bratislava to Mauritius', () => {
  expect(owned('BTS', 'MRU')).not.toEqual([])
  for (const offer of owned('BTS', 'MRU')) {
    expect(offer.slices[0]?.segments[0]?.passengers[0]?.baggages).toEqual([])
    expect(servicesFor(offer).filter((service) => service.type === 'baggage')).toEqual([])
  }
})

it('has one stop within the segment from Dubai to Amsterdam', () => {
  expect(owned('DXB', 'AMS')).not.toEqual([])
  for (const offer of owned('DXB', 'AMS')) expect(offer.slices[0]?.segments.map((segment) => segment.stops.length)).toEqual([1])
})

it('detects the routes that the HTTP layer handles, from a query and from an offer', () => {
  const route = (origin: string, destination: string) => magicRoute([{ origin, destination }])
  expect(route('STN', 'LHR')).toBe('search-timeout')
  expect(route('LHR', 'STN')).toBe('price-differs-on-get')
  expect(route('LGW', 'LHR')).toBe('offer-gone')
  expect(route('LGW', 'STN')).toBe('insufficient-balance')
  expect(route('LTN', 'SYD')).toBe('refund-to-airline-credits')
  expect(route('SEN', 'LHR')).toBe('pending-then-created')
  expect(route('SEN', 'STN')).toBe('pending-then-failed')
  expect(route('LOS', 'LHR')).toBeNull()
  expect(magicRoute(owned('LTN', 'SYD')[0]?.slices ?? [])).toBe('refund-to-airline-credits')
  for (const [origin, destination] of [
    ['LHR', 'STN'],
    ['LGW', 'LHR'],
    ['LGW', 'STN'],
    ['LTN', 'SYD'],
    ['SEN', 'LHR'],
    ['SEN', 'STN'],
  ] as const) {
    expect(owned(origin, destination)).not.toEqual([])
  }
})
