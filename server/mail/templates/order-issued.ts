import type { OrderFacts } from '../../documents/order-facts.ts'
import { sampleFacts } from '../../documents/sample-facts.ts'
import { flightReservations } from '../flight-reservation.ts'
import { jsonLd } from '../html.ts'
import { flightLines, flightTable, travellerLines, travellerTable } from '../journey-parts.ts'
import { moneyLines, moneyTable } from '../money-parts.ts'
import { flightVariables } from '../order-variables.ts'
import { defineWordedMail } from '../template.ts'

const reference = (facts: OrderFacts): string => facts.bookingReference ?? facts.number

/** To the traveller: tickets are issued. The PDF and the calendar are attached. */
export const orderIssued = defineWordedMail<OrderFacts>({
  id: 'order-issued',
  wording: {
    event: 'Tickets are issued',
    group: 'Orders',
    variables: flightVariables,
    defaults: {
      subject: 'Your tickets: {{trip}}, {{booking reference}}',
      heading: 'Your tickets are issued',
      opening: 'The e-ticket and a calendar file are attached. Keep this reference for check-in with {{airline}}.',
      closing: 'Order {{order number}}. All times are the local times of the airports.',
    },
  },
  preview: (facts) => `Booking reference ${reference(facts)}. Your e-ticket is attached.`,
  mjml: `
    <mj-text mj-class="title">[[heading]]</mj-text>
    <mj-text>[[opening]]</mj-text>
    <mj-text mj-class="label">Airline booking reference</mj-text>
    <mj-text mj-class="code">[[reference]]</mj-text>
    <mj-text>[[flights]]</mj-text>
    <mj-text mj-class="label">Travellers and ticket numbers</mj-text>
    <mj-text>[[travellers]]</mj-text>
    <mj-text mj-class="label">Price</mj-text>
    <mj-text>[[money]]</mj-text>
    <mj-button href="[[trip]]">Open your trip</mj-button>
    <mj-text mj-class="quiet">[[closing]]</mj-text>`,
  slots: (facts, { numbers }) => ({
    head: jsonLd(flightReservations(facts)),
    reference: reference(facts),
    flights: flightTable(facts.journeys),
    travellers: travellerTable(facts.travellers),
    money: moneyTable(facts.money, numbers),
    trip: facts.tripUrl,
  }),
  text: (facts, { numbers }) => `Airline booking reference: ${reference(facts)} (${facts.airline})

${flightLines(facts.journeys)}

${travellerLines(facts.travellers)}

${moneyLines(facts.money, numbers)}

Your trip: ${facts.tripUrl}`,
  sample: sampleFacts,
})
