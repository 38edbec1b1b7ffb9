import type { FlightSegment, FlightSlice, SupplierFlightOffer } from '#domain/flights/offer.ts'

const segment: FlightSegment = {
  id: 'seg_1',
  from: 'LOS',
  to: 'LHR',
  fromCity: 'Lagos',
  toCity: 'London',
  fromTerminal: '2',
  toTerminal: '4',
  departsAt: '2026-12-10T10:30:00',
  arrivesAt: '2026-12-10T16:50:00',
  minutes: 380,
  marketingCarrier: 'VS',
  marketingCarrierName: 'Virgin Atlantic',
  flightNumber: '412',
  operatingCarrier: 'VS',
  operatingCarrierName: 'Virgin Atlantic',
  aircraft: '789',
  stops: [],
  cabin: 'economy',
  fareBasis: 'KLXNG3B',
  amenities: null,
}

const slice = (flightNumber: string, fareBrand: string): FlightSlice => ({
  from: 'LOS',
  to: 'LHR',
  departsAt: segment.departsAt,
  arrivesAt: segment.arrivesAt,
  minutes: segment.minutes,
  fareBrand,
  conditions: null,
  segments: [{ ...segment, flightNumber }],
})

/** A LOS-LHR offer of one supplier; another flight number makes another itinerary. */
export function makeOffer(
  supplier: string,
  id: string,
  of: { flight?: string; brand?: string; net?: number; currency?: string; expiresAt?: string } = {},
): SupplierFlightOffer {
  return {
    id: `${supplier}-${id}`,
    supplier,
    supplierOfferId: `off_${id}`,
    owner: 'VS',
    ownerName: 'Virgin Atlantic',
    slices: [slice(of.flight ?? id, of.brand ?? 'Economy Light')],
    passengers: [
      { id: 'pas_1', type: 'ADT', age: null, baggage: { checked: 1, cabin: 1 } },
      { id: 'pas_2', type: 'CHD', age: 8, baggage: { checked: 1, cabin: 1 } },
      { id: 'pas_3', type: 'INF', age: 1, baggage: { checked: 0, cabin: 0 } },
    ],
    refund: { allowed: false, penalty: null },
    change: { allowed: true, penalty: null },
    holdUntil: null,
    priceGuaranteedUntil: null,
    documentsRequired: true,
    loyaltyAirlines: [],
    conditionsUrl: null,
    isPrivateFare: false,
    emissionsKg: 410,
    expiresAt: of.expiresAt ?? '2026-11-21T12:30:00Z',
    net: { amount: of.net ?? 500_00, currency: of.currency ?? 'USD' },
    netTax: null,
  }
}
