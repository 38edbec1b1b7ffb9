import type { OrderFacts } from '../../documents/order-facts.ts'
import { sampleFacts } from '../../documents/sample-facts.ts'
import { flightLines, flightTable } from '../journey-parts.ts'
import { defineMail } from '../template.ts'

export interface HeldOrder {
  facts: OrderFacts
  customer: string
  /** `21 Nov 2026, 18:00 Lagos time (17:00 in London)` */
  deadline: string
}

/** To the agency: the airline holds the seats until a deadline. */
export const holdConfirmed = defineMail<HeldOrder>({
  id: 'hold-confirmed',
  subject: ({ facts }) => `Held: ${facts.title} (${facts.number})`,
  preview: ({ deadline }) => `Pay by ${deadline}.`,
  mjml: `
    <mj-text mj-class="title">The airline holds the seats</mj-text>
    <mj-text>[[title]] for [[customer]], order [[number]]. This is not a ticket: nothing is paid yet.</mj-text>
    <mj-text mj-class="label">Pay by</mj-text>
    <mj-text><strong>[[deadline]]</strong></mj-text>
    <mj-text mj-class="label">Airline booking reference</mj-text>
    <mj-text mj-class="code">[[reference]]</mj-text>
    <mj-text>[[flights]]</mj-text>
    <mj-text>To pay: <strong>[[total]]</strong></mj-text>
    <mj-button href="[[url]]">Pay or release</mj-button>
    <mj-text mj-class="quiet">After the deadline the airline sells the seats to others. Nothing is charged then.</mj-text>`,
  slots: ({ facts, customer, deadline }, { numbers }) => ({
    title: facts.title,
    customer,
    deadline,
    number: facts.number,
    reference: facts.bookingReference ?? facts.number,
    flights: flightTable(facts.journeys),
    total: numbers.money(facts.money.due),
    url: facts.url,
  }),
  text: (
    { facts, customer, deadline },
    { numbers },
  ) => `The airline holds the seats: ${facts.title} for ${customer}, order ${facts.number}.
This is not a ticket: nothing is paid yet.

Pay by: ${deadline}
Airline booking reference: ${facts.bookingReference ?? facts.number}

${flightLines(facts.journeys)}

To pay: ${numbers.money(facts.money.due)}
After the deadline the airline sells the seats to others. Nothing is charged then.

${facts.url}`,
  sample: { facts: sampleFacts, customer: 'Adéwálé Ọláṣubọ̀mí', deadline: '21 Nov 2026, 18:00 Lagos time (17:00 in London)' },
})
