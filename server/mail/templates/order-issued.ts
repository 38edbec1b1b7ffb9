import type { OrderFacts } from '../../documents/order-facts.ts'
import { sampleFacts } from '../../documents/sample-facts.ts'
import { flightReservations } from '../flight-reservation.ts'
import { jsonLd } from '../html.ts'
import { flightLines, flightTable, travellerLines, travellerTable } from '../journey-parts.ts'
import { moneyLines, moneyTable } from '../money-parts.ts'
import { defineMail } from '../template.ts'

const reference = (facts: OrderFacts): string => facts.bookingReference ?? facts.number

/** To the traveller: tickets are issued. The PDF and the calendar are attached. */
export const orderIssued = defineMail<OrderFacts>({
  id: 'order-issued',
  subject: (facts) => `Your tickets: ${facts.title}, ${reference(facts)}`,
  preview: (facts) => `Booking reference ${reference(facts)}. Your e-ticket is attached.`,
  mjml: `
    <mj-text mj-class="title">Your tickets are issued</mj-text>
    <mj-text>The e-ticket and a calendar file are attached. Keep this reference for check-in with [[airline]].</mj-text>
    <mj-text mj-class="label">Airline booking reference</mj-text>
    <mj-text mj-class="code">[[reference]]</mj-text>
    <mj-text>[[flights]]</mj-text>
    <mj-text mj-class="label">Travellers and ticket numbers</mj-text>
    <mj-text>[[travellers]]</mj-text>
    <mj-text mj-class="label">Price</mj-text>
    <mj-text>[[money]]</mj-text>
    <mj-button href="[[trip]]">Open your trip</mj-button>
    <mj-text mj-class="quiet">Order [[number]]. All times are the local times of the airports.</mj-text>`,
  slots: (facts, { numbers }) => ({
    head: jsonLd(flightReservations(facts)),
    airline: facts.airline,
    reference: reference(facts),
    flights: flightTable(facts.journeys),
    travellers: travellerTable(facts.travellers),
    money: moneyTable(facts.money, numbers),
    number: facts.number,
    trip: facts.tripUrl,
  }),
  text: (facts, { numbers }) => `Your tickets are issued.

Airline booking reference: ${reference(facts)} (${facts.airline})

${flightLines(facts.journeys)}

${travellerLines(facts.travellers)}

${moneyLines(facts.money, numbers)}

Your trip: ${facts.tripUrl}

Order ${facts.number}. All times are the local times of the airports. The e-ticket and a calendar file are attached.`,
  sample: sampleFacts,
})
