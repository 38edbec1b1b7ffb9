import type { TourFacts } from '../documents/order-facts.ts'

/** schema.org EventReservation: mail programs show it as a card. */
export const tourReservation = ({ number, bookingReference, participants, tour, startLocal, endLocal, meeting }: TourFacts) => ({
  '@context': 'http://schema.org',
  '@type': 'EventReservation',
  reservationNumber: bookingReference ?? number,
  reservationStatus: 'http://schema.org/ReservationConfirmed',
  underName: { '@type': 'Person', name: participants[0] ?? '' },
  reservationFor: {
    '@type': 'Event',
    name: tour.name,
    startDate: startLocal,
    endDate: endLocal,
    location: { '@type': 'Place', name: meeting.title, address: meeting.address },
  },
})
