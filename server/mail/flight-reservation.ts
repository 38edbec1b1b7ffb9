import type { Flight, Stop } from '../documents/describe-journey.ts'
import type { OrderFacts } from '../documents/order-facts.ts'

const airport = (stop: Stop) => ({ '@type': 'Airport', name: stop.airport, iataCode: stop.code })

const flightOf = (flight: Flight) => ({
  '@type': 'Flight',
  flightNumber: flight.number.split(' ')[1] ?? flight.number,
  airline: { '@type': 'Airline', name: flight.carrierName, iataCode: flight.carrier },
  departureAirport: airport(flight.from),
  departureTime: flight.from.instant,
  arrivalAirport: airport(flight.to),
  arrivalTime: flight.to.instant,
})

/** schema.org FlightReservation, one for each traveller and flight: mail programs show them as travel cards. */
export const flightReservations = (facts: OrderFacts): Record<string, unknown>[] =>
  facts.travellers.flatMap((person) =>
    facts.journeys
      .flatMap((journey) => journey.flights)
      .map((flight) => ({
        '@context': 'http://schema.org',
        '@type': 'FlightReservation',
        reservationNumber: facts.bookingReference ?? facts.number,
        reservationStatus: 'http://schema.org/ReservationConfirmed',
        underName: { '@type': 'Person', name: person.name },
        ...(person.ticketNumber ? { ticketNumber: person.ticketNumber } : {}),
        reservationFor: flightOf(flight),
      })),
  )
