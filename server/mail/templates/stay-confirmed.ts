import type { VoucherFacts } from '../../documents/order-facts.ts'
import { sampleVoucher } from '../../documents/sample-voucher.ts'
import { jsonLd } from '../html.ts'
import { lodgingReservation } from '../lodging-reservation.ts'
import { moneyLines, moneyTable } from '../money-parts.ts'
import { sentenceList, stayLines, stayTable } from '../stay-parts.ts'
import { stayVariables } from '../order-variables.ts'
import { defineWordedMail } from '../template.ts'

const reference = (facts: VoucherFacts): string => facts.bookingReference ?? facts.number

/** To the guests: the property has confirmed. The voucher and the calendar are attached. */
export const stayConfirmed = defineWordedMail<VoucherFacts>({
  id: 'stay-confirmed',
  wording: {
    event: 'A stay is confirmed',
    group: 'Orders',
    variables: stayVariables,
    defaults: {
      subject: 'Your stay is confirmed: {{stay}}, {{booking reference}}',
      heading: 'Your stay is confirmed',
      opening: 'The voucher and a calendar file are attached. Show this number when you check in.',
      closing: 'Order {{order number}}.',
    },
  },
  preview: (facts) => `Confirmation number ${reference(facts)}. Your voucher is attached.`,
  mjml: `
    <mj-text mj-class="title">[[heading]]</mj-text>
    <mj-text>[[opening]]</mj-text>
    <mj-text mj-class="label">Confirmation number of the property</mj-text>
    <mj-text mj-class="code">[[reference]]</mj-text>
    <mj-text>[[stay]]</mj-text>
    <mj-text mj-class="label">Cancellation</mj-text>
    <mj-text>[[cancellation]]</mj-text>
    <mj-text mj-class="label">Price</mj-text>
    <mj-text>[[money]]</mj-text>
    <mj-text>[[dueThere]]</mj-text>
    <mj-button href="[[trip]]">Open your trip</mj-button>
    <mj-text mj-class="quiet">[[closing]]</mj-text>`,
  slots: (facts, { numbers }) => ({
    head: jsonLd([lodgingReservation(facts)]),
    reference: reference(facts),
    stay: stayTable(facts),
    cancellation: sentenceList(facts.cancellation),
    money: moneyTable(facts.money, numbers),
    dueThere: facts.dueThere.join(' '),
    trip: facts.tripUrl,
  }),
  text: (facts, { numbers }) => `Confirmation number of the property: ${reference(facts)}

${stayLines(facts)}

${facts.cancellation.join('\n')}

${moneyLines(facts.money, numbers)}
${facts.dueThere.join('\n')}
Your trip: ${facts.tripUrl}`,
  sample: sampleVoucher,
})
