import type { PolicyFacts } from './order-facts.ts'
import { sampleFacts } from './sample-facts.ts'
import { sampleMoney } from './sample-money.ts'

const { brand, printedOn, changedAt, contactEmail } = sampleFacts

/** A sample policy for mails. */
export const samplePolicy: PolicyFacts = {
  id: '01935b1e-7a00-7000-8000-000000001045',
  number: 'SKY-1045',
  title: 'Harbour Complete, France',
  status: 'Issued',
  brand,
  logo: null,
  bookingReference: 'HM7K2Q9XW4BD',
  policy: 'Harbour Complete',
  insurer: 'Harbour Mutual',
  insurerNote: 'Harbour Complete is underwritten by Harbour Mutual.',
  period: '10 Dec 2026 – 19 Dec 2026',
  destination: 'France',
  policyholder: 'Adéwálé Ọláṣubọ̀mí',
  insured: ['Adéwálé Ọláṣubọ̀mí', 'Ngọzi Ọláṣubọ̀mí'],
  cover: [
    'Medical costs abroad: up to USD 250,000.00, of which you bear USD 50.00',
    'Delay of more than six hours: up to USD 300.00',
  ],
  exclusions: ['Travel against the advice of the government of the country of residence.'],
  coolingOff: 'Cancelled until 04 Dec 2026 and before the trip starts, everything is returned.',
  money: sampleMoney(64_500_00, { taxes: 0 }),
  url: 'http://skyways.localhost:3000/order/protection/01935b1e-7a00-7000-8000-000000001045',
  tripUrl: 'http://skyways.customer.localhost:3000/trips/find?reference=HM7K2Q9XW4BD',
  printedOn,
  changedAt,
  contactEmail,
}
