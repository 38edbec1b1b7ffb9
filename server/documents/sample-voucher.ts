import type { VoucherFacts } from './order-facts.ts'
import { sampleFacts } from './sample-facts.ts'
import { sampleMoney } from './sample-money.ts'

const { brand, printedOn, changedAt, contactEmail } = sampleFacts

/** A sample stay for documents and mails. */
export const sampleVoucher: VoucherFacts = {
  id: '01935b1e-7a00-7000-8000-000000001043',
  number: 'SKY-1043',
  title: 'Lagoon Crest Hotel & Suites, Lagos',
  status: 'Issued',
  isConfirmed: true,
  brand,
  logo: null,
  bookingReference: 'LCH48213',
  property: {
    name: 'Lagoon Crest Hotel & Suites Victoria Island',
    address: '12 Adeola Odeku Street, Lagos 101241, Nigeria',
    phone: '+234 1 271 4400',
    email: 'stay@lagooncrest.test',
    latitude: 6.4281,
    longitude: 3.4219,
  },
  arrival: { day: 'Thursday 10 Dec 2026', time: 'from 15:00', local: '2026-12-10T15:00:00' },
  departure: { day: 'Sunday 13 Dec 2026', time: 'until 11:00', local: '2026-12-13T11:00:00' },
  zone: 'Africa/Lagos',
  nights: 3,
  roomName: 'Deluxe King Room, Lagoon View',
  board: 'Breakfast included',
  rooms: [
    ['Adéwálé Ọláṣubọ̀mí', 'Ngọzi Ọláṣubọ̀mí', 'Ifẹ́olúwa Ọláṣubọ̀mí, 7 years'],
    ['Olúwáṣeun Akínwándé-Babátúndé', 'Chukwuemeka Okonkwo-Eze'],
  ],
  requests: 'A cot, and rooms beside each other.',
  cancellation: [
    'Free cancellation until 09 Dec 2026, 18:00 Lagos time.',
    'From then until 10 Dec 2026, 12:00 Lagos time, cancelling costs NGN 41,152,263.00.',
    'After that nothing is returned.',
  ],
  cancellationTerms: [
    'Free cancellation until 09 Dec 2026, 18:00 Lagos time.',
    'From then until 10 Dec 2026, 12:00 Lagos time, cancelling costs a part of the price.',
    'After that nothing is returned.',
  ],
  dueThere: ['Local taxes and fees of NGN 18,000.00 are paid at the property besides the price.'],
  conditions: ['Identification: Each guest shows a passport or national identity card on arrival.'],
  keyCollection: 'Collect the key at the front desk; it is staffed day and night.',
  money: sampleMoney(123_456_789_00, { taxes: 8_617_450_00 }),
  url: 'http://skyways.localhost:3000/order/stay/01935b1e-7a00-7000-8000-000000001043',
  tripUrl: 'http://skyways.customer.localhost:3000/trips/find?reference=LCH48213',
  printedOn,
  changedAt,
  contactEmail,
}
