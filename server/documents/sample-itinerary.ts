import type { FlightItineraryOffer, FlightSegment } from '#domain/flights/offer.ts'
import { cityOf } from '#domain/travel/places.ts'

type Given = Pick<FlightSegment, 'from' | 'to' | 'departsAt' | 'arrivesAt' | 'minutes' | 'flightNumber'> & Partial<FlightSegment>

const segment = (given: Given): FlightSegment => ({
  fromCity: cityOf(given.from),
  toCity: cityOf(given.to),
  fromTerminal: null,
  toTerminal: null,
  marketingCarrier: 'BA',
  marketingCarrierName: 'British Airways',
  operatingCarrier: 'BA',
  operatingCarrierName: 'British Airways',
  aircraft: 'Boeing 777-300',
  stops: [],
  cabin: 'economy',
  fareBasis: 'OLXNG1',
  ...given,
})

/** Lagos to London and back by way of Madrid, with a night flight, a terminal and a flight operated by another airline. */
export const sampleItinerary: FlightItineraryOffer = {
  id: 'duffel~off_sample',
  supplier: 'duffel',
  owner: 'BA',
  ownerName: 'British Airways',
  slices: [
    {
      from: 'LOS',
      to: 'LHR',
      departsAt: '2026-12-14T22:45:00',
      arrivesAt: '2026-12-15T05:10:00',
      minutes: 385,
      fareBrand: 'Economy Plus',
      segments: [
        segment({
          from: 'LOS',
          to: 'LHR',
          fromTerminal: '1',
          toTerminal: '5',
          departsAt: '2026-12-14T22:45:00',
          arrivesAt: '2026-12-15T05:10:00',
          minutes: 385,
          flightNumber: '74',
        }),
      ],
    },
    {
      from: 'LHR',
      to: 'LOS',
      departsAt: '2027-01-05T07:25:00',
      arrivesAt: '2027-01-05T20:05:00',
      minutes: 700,
      fareBrand: 'Economy Plus',
      segments: [
        segment({
          from: 'LHR',
          to: 'MAD',
          fromTerminal: '5',
          toTerminal: '4S',
          departsAt: '2027-01-05T07:25:00',
          arrivesAt: '2027-01-05T10:50:00',
          minutes: 145,
          flightNumber: '7055',
          operatingCarrier: 'IB',
          operatingCarrierName: 'Iberia',
          aircraft: 'Airbus A350-900',
        }),
        segment({
          from: 'MAD',
          to: 'LOS',
          fromTerminal: '4S',
          departsAt: '2027-01-05T14:30:00',
          arrivesAt: '2027-01-05T20:05:00',
          minutes: 335,
          flightNumber: '7065',
          operatingCarrier: 'IB',
          operatingCarrierName: 'Iberia',
          aircraft: 'Airbus A330-300',
        }),
      ],
    },
  ],
  passengers: [{ id: 'pas_1', type: 'ADT', age: null, baggage: { checked: 2, cabin: 1 } }],
  refund: { allowed: false, penalty: null },
  change: { allowed: true, penalty: { amount: 14_500_000, currency: 'NGN' } },
  holdUntil: null,
  priceGuaranteedUntil: null,
  documentsRequired: true,
  emissionsKg: 612,
  expiresAt: '2026-11-21T10:00:00Z',
}
