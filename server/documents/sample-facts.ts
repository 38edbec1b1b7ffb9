import { defaultRegional } from '#domain/defaults.ts'
import { travellerPrices } from '#domain/flights/traveller-prices.ts'
import { brandOf } from './brand.ts'
import { describeJourneys } from './describe-journey.ts'
import type { OrderFacts } from './order-facts.ts'
import { sampleItinerary } from './sample-itinerary.ts'
import { sampleMoney } from './sample-money.ts'

const money = sampleMoney(412_845_000, { airlineTaxes: 98_845_000 })

/** Sample orders for documents and mails. */
export const sampleFacts: OrderFacts = {
  kind: 'e-ticket',
  id: '01935b1e-7a00-7000-8000-000000001042',
  number: 'SKY-1042',
  title: 'Lagos ⇄ London',
  status: 'Issued',
  brand: brandOf(
    {
      ...defaultRegional,
      name: 'Skyways Travel',
      email: 'hello@skyways.test',
      phone: '+234 803 123 4567',
      address: '12 Adeola Odeku Street, Victoria Island, Lagos',
    },
    { primaryColor: '#0b5d4e', logoImage: '' },
  ),
  logo: null,
  bookingReference: 'K7QXJ4',
  airline: 'British Airways',
  travellers: [
    {
      name: 'Mr Adéwálé Ọláṣubọ̀mí',
      type: 'Adult',
      ticketNumber: '125-2342567890',
      bags: '2 checked bags, 1 cabin bag',
      extras: ['Seat 12A, Lagos to London', 'Seat 14A, London to Lagos'],
      loyalty: 'BA 12345678',
    },
    {
      name: 'Mrs Ngọzi Ọláṣubọ̀mí',
      type: 'Adult',
      ticketNumber: '125-2342567891',
      bags: '2 checked bags, 1 cabin bag',
      extras: ['Checked bag, 23 kg'],
      loyalty: null,
    },
    {
      name: 'Miss Ifẹ́olúwa Ọláṣubọ̀mí',
      type: 'Child',
      ticketNumber: '125-2342567892',
      bags: '1 checked bag, 1 cabin bag',
      extras: [],
      loyalty: null,
    },
  ],
  journeys: describeJourneys(sampleItinerary),
  prices: travellerPrices({
    people: [
      { name: 'Mr Adéwálé Ọláṣubọ̀mí', passengerId: 'pas_1', type: 'ADT' },
      { name: 'Mrs Ngọzi Ọláṣubọ̀mí', passengerId: 'pas_2', type: 'ADT' },
      { name: 'Miss Ifẹ́olúwa Ọláṣubọ̀mí', passengerId: 'pas_3', type: 'CHD' },
    ],
    lines: money.lines,
    extras: [],
    currency: 'NGN',
  }),
  sharedExtras: [],
  conditions: [
    'Change: possible before departure for NGN 145,000.00, plus any fare difference.',
    'Refund: not possible before departure.',
  ],
  money,
  payBy: null,
  url: 'http://skyways.localhost:3000/order/flight/01935b1e-7a00-7000-8000-000000001042',
  tripUrl: 'http://skyways.customer.localhost:3000/trips/find?reference=K7QXJ4',
  printedOn: '21 Nov 2026',
  changedAt: new Date('2026-11-21T09:30:00Z'),
  passportNeeded: true,
  contactEmail: 'adewale@example.com',
}
