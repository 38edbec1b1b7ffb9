import type { FlightSegment, PricedFlightOffer } from './offer.ts'

interface Leg {
  flight: string
  departs: string
  minutes: number
  via?: string
}

/** An offer from Lagos to London, and back if two legs are given; `via` makes a leg of two flights. Prices are in kobo. */
export function pricedOffer(
  id: string,
  total: number,
  of: Partial<PricedFlightOffer> & { legs?: Leg[]; brand?: string } = {},
): PricedFlightOffer {
  const { legs = [{ flight: '412', departs: '2026-12-10T10:30:00', minutes: 380 }], brand = 'Light', ...rest } = of
  const slices = legs.map((leg, index) => {
    const [from, to] = index === 0 ? (['LOS', 'LHR'] as const) : (['LHR', 'LOS'] as const)
    const segment = (a: string, b: string): FlightSegment => ({
      id: `seg_${leg.flight}_${a}`,
      from: a,
      to: b,
      fromCity: a,
      toCity: b,
      fromTerminal: null,
      toTerminal: null,
      departsAt: leg.departs,
      arrivesAt: leg.departs,
      minutes: leg.minutes,
      marketingCarrier: 'VS',
      marketingCarrierName: 'Virgin Atlantic',
      flightNumber: leg.flight,
      operatingCarrier: 'VS',
      operatingCarrierName: 'Virgin Atlantic',
      aircraft: null,
      stops: [],
      cabin: 'economy',
      fareBasis: null,
      amenities: null,
    })
    const segments = leg.via ? [segment(from, leg.via), segment(leg.via, to)] : [segment(from, to)]
    return {
      from,
      to,
      departsAt: leg.departs,
      arrivesAt: leg.departs,
      minutes: leg.minutes,
      fareBrand: brand,
      conditions: null,
      segments,
    }
  })
  return {
    id,
    supplier: 'duffel',
    owner: 'VS',
    ownerName: 'Virgin Atlantic',
    slices,
    passengers: [{ id: 'p1', type: 'ADT', age: null, baggage: { checked: 1, cabin: 1 } }],
    refund: { allowed: false, penalty: null },
    change: { allowed: false, penalty: null },
    holdUntil: null,
    priceGuaranteedUntil: null,
    documentsRequired: true,
    loyaltyAirlines: [],
    conditionsUrl: null,
    isPrivateFare: false,
    emissionsKg: null,
    expiresAt: '2026-11-21T12:00:00Z',
    departure: { city: 'Lagos', zone: 'Africa/Lagos' },
    total: { amount: total, currency: 'NGN' },
    taxes: null,
    paymentFee: { amount: 0, currency: 'NGN' },
    waterfall: null,
    ...rest,
  }
}
