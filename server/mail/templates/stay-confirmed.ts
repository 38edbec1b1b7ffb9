import type { VoucherFacts } from '../../documents/order-facts.ts'
import { sampleVoucher } from '../../documents/sample-voucher.ts'
import { jsonLd } from '../html.ts'
import { lodgingReservation } from '../lodging-reservation.ts'
import { moneyLines, moneyTable } from '../money-parts.ts'
import { sentenceList, stayLines, stayTable } from '../stay-parts.ts'
import { defineMail } from '../template.ts'

const reference = (facts: VoucherFacts): string => facts.bookingReference ?? facts.number

/** To the guests: the property has confirmed. The voucher and the calendar are attached. */
export const stayConfirmed = defineMail<VoucherFacts>({
  id: 'stay-confirmed',
  subject: (facts) => `Your stay is confirmed: ${facts.title}, ${reference(facts)}`,
  preview: (facts) => `Confirmation number ${reference(facts)}. Your voucher is attached.`,
  mjml: `
    <mj-text mj-class="title">Your stay is confirmed</mj-text>
    <mj-text>The voucher and a calendar file are attached. Show this number when you check in.</mj-text>
    <mj-text mj-class="label">Confirmation number of the property</mj-text>
    <mj-text mj-class="code">[[reference]]</mj-text>
    <mj-text>[[stay]]</mj-text>
    <mj-text mj-class="label">Cancellation</mj-text>
    <mj-text>[[cancellation]]</mj-text>
    <mj-text mj-class="label">Price</mj-text>
    <mj-text>[[money]]</mj-text>
    <mj-text>[[dueThere]]</mj-text>
    <mj-button href="[[trip]]">Open your trip</mj-button>
    <mj-text mj-class="quiet">Order [[number]].</mj-text>`,
  slots: (facts, { numbers }) => ({
    head: jsonLd([lodgingReservation(facts)]),
    reference: reference(facts),
    stay: stayTable(facts),
    cancellation: sentenceList(facts.cancellation),
    money: moneyTable(facts.money, numbers),
    dueThere: facts.dueThere.join(' '),
    number: facts.number,
    trip: facts.tripUrl,
  }),
  text: (facts, { numbers }) => `Your stay is confirmed.

Confirmation number of the property: ${reference(facts)}

${stayLines(facts)}

${facts.cancellation.join('\n')}

${moneyLines(facts.money, numbers)}
${facts.dueThere.join('\n')}
Your trip: ${facts.tripUrl}

Order ${facts.number}. The voucher and a calendar file are attached.`,
  sample: sampleVoucher,
})
