import type { TourFacts } from './order-facts.ts'
import { sampleFacts } from './sample-facts.ts'
import { sampleMoney } from './sample-money.ts'

const { brand, printedOn, changedAt, contactEmail } = sampleFacts

/** A sample tour for documents and mails. */
export const sampleTour: TourFacts = {
  id: '01935b1e-7a00-7000-8000-000000001044',
  number: 'SKY-1044',
  title: 'Lagos street food tour, Lagos',
  status: 'Issued',
  isConfirmed: true,
  brand,
  logo: null,
  bookingReference: 'WA0K3F9QZ',
  tour: { name: 'Lagos street food tour', option: 'Small group', city: 'Lagos' },
  day: 'Thursday 10 Dec 2026',
  time: '11:00',
  startLocal: '2026-12-10T11:00:00',
  endLocal: '2026-12-10T14:30:00',
  zone: 'Africa/Lagos',
  duration: '3 hours 30 minutes',
  meeting: {
    title: 'In front of Lagos Central Market',
    address: 'Lagos Central Market, Lagos',
    directions: 'The guide waits with a blue umbrella.',
    latitude: 6.4531,
    longitude: 3.3958,
  },
  pickup: null,
  party: '2 adults, 1 child',
  participants: ['Adéwálé Ọláṣubọ̀mí, adult', 'Ngọzi Ọláṣubọ̀mí, adult', 'Child, 7 years'],
  codes: [
    { holder: 'Adéwálé Ọláṣubọ̀mí, adult', reference: 'WA0K3F9QZ-1', qr: 'WA0K3F9QZ-1' },
    { holder: 'Ngọzi Ọláṣubọ̀mí, adult', reference: 'WA0K3F9QZ-2', qr: 'WA0K3F9QZ-2' },
    { holder: 'Child, 7 years', reference: 'WA0K3F9QZ-3', qr: 'WA0K3F9QZ-3' },
  ],
  inclusions: ['A licensed local guide', 'Tastings on the way', 'Bottled water'],
  exclusions: ['Gratuities', 'Alcoholic drinks'],
  information: ['Tell the operator about allergies before the tour.', 'Wear comfortable shoes.'],
  cancellation: ['Free cancellation until 09 Dec 2026, 11:00 Lagos time.', 'After that nothing is returned.'],
  requests: 'No peanuts, please.',
  money: sampleMoney(186_500_00, { taxes: 0 }),
  url: 'http://skyways.localhost:3000/order/tour/01935b1e-7a00-7000-8000-000000001044',
  tripUrl: 'http://skyways.customer.localhost:3000/trips/find?reference=WA0K3F9QZ',
  printedOn,
  changedAt,
  contactEmail,
}
