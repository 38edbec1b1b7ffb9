import type { VoucherFacts } from '../documents/order-facts.ts'

/** schema.org LodgingReservation: mail programs show it as a travel card. */
export const lodgingReservation = ({ number, bookingReference, rooms, arrival, departure, property }: VoucherFacts) => ({
  '@context': 'http://schema.org',
  '@type': 'LodgingReservation',
  reservationNumber: bookingReference ?? number,
  reservationStatus: 'http://schema.org/ReservationConfirmed',
  underName: { '@type': 'Person', name: rooms[0]?.[0] ?? '' },
  checkinDate: arrival.local,
  checkoutDate: departure.local,
  reservationFor: {
    '@type': 'LodgingBusiness',
    name: property.name,
    address: property.address,
    ...(property.phone ? { telephone: property.phone } : {}),
  },
})
