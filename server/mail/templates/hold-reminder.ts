import { sampleFacts } from '../../documents/sample-facts.ts'
import { defineMail } from '../template.ts'
import type { HeldOrder } from './hold-confirmed.ts'

/** To the agency: the deadline of an unpaid held order is near. */
export const holdReminder = defineMail<HeldOrder>({
  id: 'hold-reminder',
  subject: ({ facts }) => `Pay soon or lose the seats: ${facts.number}, ${facts.title}`,
  preview: ({ deadline }) => `The hold ends ${deadline}.`,
  mjml: `
    <mj-text mj-class="title">The hold of [[number]] ends soon</mj-text>
    <mj-text>[[title]] for [[customer]], [[total]].</mj-text>
    <mj-text mj-class="label">Pay by</mj-text>
    <mj-text><strong>[[deadline]]</strong></mj-text>
    <mj-text>After that the airline sells the seats to others, and the same flights may cost more.</mj-text>
    <mj-button href="[[url]]">Pay or release</mj-button>`,
  slots: ({ facts, customer, deadline }, { numbers }) => ({
    number: facts.number,
    title: facts.title,
    customer,
    deadline,
    total: numbers.money(facts.money.due),
    url: facts.url,
  }),
  text: (
    { facts, customer, deadline },
    { numbers },
  ) => `The hold of ${facts.number} ends soon: ${facts.title} for ${customer}, ${numbers.money(facts.money.due)}.

Pay by: ${deadline}
After that the airline sells the seats to others, and the same flights may cost more.

${facts.url}`,
  sample: { facts: sampleFacts, customer: 'Adéwálé Ọláṣubọ̀mí', deadline: '21 Nov 2026, 18:00 Lagos time (17:00 in London)' },
})
