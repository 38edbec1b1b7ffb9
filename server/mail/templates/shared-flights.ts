import { type Money, subtract } from '#domain/money/money.ts'
import type { Numbers } from '#domain/numbers.ts'
import { describeJourneys, type Journey } from '../../documents/describe-journey.ts'
import { sampleItinerary } from '../../documents/sample-itinerary.ts'
import { type Html, html } from '../html.ts'
import { flightLines, flightTable } from '../journey-parts.ts'
import { defineWordedMail } from '../template.ts'

export interface SharedFlight {
  airline: string
  journeys: Journey[]
  /** Fare, bags, change and refund conditions, a sentence each. */
  facts: string[]
  total: Money
  /** The taxes within `total`; null where the airline does not state them. */
  taxes: Money | null
  /** `2 adults, 1 child` */
  travellers: string
}

export interface SharedFlights {
  /** `Lagos to London` */
  title: string
  /** The sender's message; may be empty. */
  note: string
  sender: string
  flights: SharedFlight[]
  /** `21 Nov 2026, 19:45 Lagos time` */
  validUntil: string
}

/** Airlines price the party as a whole: the price of one traveller is not known. */
const price = ({ total, taxes, travellers }: SharedFlight, numbers: Numbers): string =>
  `${numbers.money(total)} in all for ${travellers}${
    taxes ? ` (fare ${numbers.money(subtract(total, taxes))}, taxes ${numbers.money(taxes)})` : ''
  }`

const validity = (shared: SharedFlights): string =>
  `These prices hold until ${shared.validUntil}. After that the airline may ask another price; no seat is held.`

const one = (flight: SharedFlight, { index, count, numbers }: { index: number; count: number; numbers: Numbers }): Html => html`
  <p style="margin:${index === 0 ? '0' : '24px'} 0 4px;font-size:18px;font-weight:600">${
    count > 1 ? `${index + 1}. ` : ''
  }${flight.airline}</p>
  <p style="margin:0 0 8px">${price(flight, numbers)}</p>
  ${flightTable(flight.journeys)}
  <p class="quiet" style="margin:8px 0 0">${flight.facts.join(' ')}</p>`

/** To a customer: flight offers to choose from, at the selling price. */
export const sharedFlights = defineWordedMail<SharedFlights>({
  id: 'shared-flights',
  wording: {
    event: 'An agent sends flights to choose from',
    group: 'Offers',
    variables: {
      offer: {
        says: 'Your flight, or the number of flights to choose from',
        value: ({ flights }) => (flights.length === 1 ? 'Your flight' : `${flights.length} flights to choose from`),
      },
      trip: { says: 'From where to where', value: ({ title }) => title },
      note: {
        says: 'What the sender writes; it is sent only where you place it',
        value: ({ note }) => note || 'Here is what I found for you.',
      },
      sender: { says: 'The name of the agent', value: ({ sender }) => sender },
    },
    defaults: {
      subject: '{{offer}}: {{trip}}',
      heading: '{{trip}}',
      opening: '{{note}}',
      closing:
        'All times are the local times of the airports. Answer this mail to book, or with any question. Sent by {{sender}}.',
    },
  },
  preview: validity,
  mjml: `
    <mj-text mj-class="title">[[heading]]</mj-text>
    <mj-text>[[opening]]</mj-text>
    <mj-text>[[flights]]</mj-text>
    <mj-text>[[validity]]</mj-text>
    <mj-text mj-class="quiet">[[closing]]</mj-text>`,
  slots: (shared, { numbers }) => ({
    flights: html`${shared.flights.map((flight, index) => one(flight, { index, count: shared.flights.length, numbers }))}`,
    validity: validity(shared),
  }),
  text: (shared, { numbers }) => `${shared.flights
    .map(
      (flight, index) => `${shared.flights.length > 1 ? `${index + 1}. ` : ''}${flight.airline}: ${price(flight, numbers)}
${flightLines(flight.journeys)}
${flight.facts.join('\n')}`,
    )
    .join('\n\n')}

${validity(shared)}`,
  sample: {
    title: 'Lagos to London',
    note: 'Good afternoon Mrs Ọláṣubọ̀mí,\nthe first one has the shorter wait.',
    sender: 'Chinonso Eze',
    flights: [
      {
        airline: 'British Airways',
        journeys: describeJourneys(sampleItinerary),
        facts: ['Basic fare.', '1 checked bag, 1 cabin bag.', 'Change: possible before departure for NGN 45,000.00.'],
        total: { amount: 384_250_000, currency: 'NGN' },
        taxes: { amount: 98_420_050, currency: 'NGN' },
        travellers: '2 adults, 1 child',
      },
    ],
    validUntil: '21 Nov 2026, 19:45 Lagos time',
  },
})
