import type { Numbers } from '#domain/numbers.ts'
import type { OrderFacts } from '../../documents/order-facts.ts'
import { sampleFacts } from '../../documents/sample-facts.ts'
import { sampleMoney } from '../../documents/sample-money.ts'
import { flightLines, flightTable, travellerLines, travellerTable } from '../journey-parts.ts'
import { moneyLines, moneyTable } from '../money-parts.ts'
import { flightVariables } from '../order-variables.ts'
import { defineWordedMail } from '../template.ts'

const reference = (facts: OrderFacts): string => facts.bookingReference ?? facts.number

const standing = (facts: OrderFacts, numbers: Numbers): string =>
  facts.payBy
    ? `The airline holds the seats. ${numbers.money(facts.money.due)} must be paid by ${facts.payBy}; the tickets are issued after that.`
    : 'The airline has confirmed the booking. The tickets follow.'

/** To the traveller: the airline has the booking, without a ticket yet. The PDF is attached. */
export const orderItinerary = defineWordedMail<OrderFacts>({
  id: 'order-itinerary',
  wording: {
    event: 'A booking without tickets yet: the itinerary',
    group: 'Orders',
    variables: flightVariables,
    defaults: {
      subject: 'Your booking: {{trip}}, {{booking reference}}',
      heading: 'Your booking',
      opening: 'Thank you for booking with {{agency name}}.',
      closing: 'Order {{order number}}. All times are the local times of the airports.',
    },
  },
  preview: (facts) => `Booking reference ${reference(facts)}. This is not a ticket yet.`,
  mjml: `
    <mj-text mj-class="title">[[heading]]</mj-text>
    <mj-text>[[opening]]</mj-text>
    <mj-text>[[standing]] The itinerary is attached. It is not a ticket.</mj-text>
    <mj-text mj-class="label">Airline booking reference</mj-text>
    <mj-text mj-class="code">[[reference]]</mj-text>
    <mj-text>[[flights]]</mj-text>
    <mj-text mj-class="label">Travellers</mj-text>
    <mj-text>[[travellers]]</mj-text>
    <mj-text mj-class="label">Price</mj-text>
    <mj-text>[[money]]</mj-text>
    <mj-button href="[[trip]]">Open your trip</mj-button>
    <mj-text mj-class="quiet">[[closing]]</mj-text>`,
  slots: (facts, { numbers }) => ({
    standing: standing(facts, numbers),
    reference: reference(facts),
    flights: flightTable(facts.journeys),
    travellers: travellerTable(facts.travellers),
    money: moneyTable(facts.money, numbers),
    trip: facts.tripUrl,
  }),
  text: (facts, { numbers }) => `${standing(facts, numbers)}
The itinerary is attached. It is not a ticket.

Airline booking reference: ${reference(facts)} (${facts.airline})

${flightLines(facts.journeys)}

${travellerLines(facts.travellers)}

${moneyLines(facts.money, numbers)}

Your trip: ${facts.tripUrl}`,
  sample: {
    ...sampleFacts,
    kind: 'itinerary',
    status: 'Not Paid',
    travellers: sampleFacts.travellers.map((person) => ({ ...person, ticketNumber: null })),
    money: sampleMoney(412_845_000, { isPaid: false }),
    payBy: '21 Nov 2026, 18:00 Lagos time (17:00 in London)',
  },
})
