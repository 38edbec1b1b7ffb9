import type { Numbers } from '#domain/numbers.ts'
import type { VoucherFacts } from '../../../documents/order-facts.ts'
import { sampleVoucher } from '../../../documents/sample-voucher.ts'
import { type CancelledOrder, ofFacts, refundWords } from '../../cancelled-parts.ts'
import { moneyLines, moneyTable } from '../../money-parts.ts'
import { stayLines, stayTable } from '../../stay-parts.ts'
import { stayVariables } from '../../order-variables.ts'
import { defineWordedMail } from '../../template.ts'

export type StayCancelled = CancelledOrder<VoucherFacts>

const moneyWords = (data: StayCancelled, numbers: Numbers): string =>
  refundWords(data, numbers, 'By the rules of this rate nothing goes back.')

/** To the guests: the stay is cancelled; states the refund. */
export const stayCancelled = defineWordedMail<StayCancelled>({
  id: 'stay-cancelled',
  wording: {
    event: 'A stay is cancelled',
    group: 'Orders',
    variables: ofFacts(stayVariables),
    defaults: {
      subject: 'Your stay is cancelled: {{stay}}',
      heading: 'Your stay is cancelled',
      opening: 'The booking of {{stay}} is cancelled.',
      closing: 'Order {{order number}}. The property has cancelled the room; nobody expects you there.',
    },
  },
  preview: (data, { numbers }) => moneyWords(data, numbers),
  mjml: `
    <mj-text mj-class="title">[[heading]]</mj-text>
    <mj-text>[[opening]]</mj-text>
    <mj-text>[[says]]</mj-text>
    <mj-text>[[money]]</mj-text>
    <mj-text>[[stay]]</mj-text>
    <mj-button href="[[trip]]">Open your trip</mj-button>
    <mj-text mj-class="quiet">[[closing]]</mj-text>`,
  slots: (data, { numbers }) => ({
    says: moneyWords(data, numbers),
    money: moneyTable(data.facts.money, numbers),
    stay: stayTable(data.facts),
    trip: data.facts.tripUrl,
  }),
  text: (data, { numbers }) => `${moneyWords(data, numbers)}
${moneyLines(data.facts.money, numbers)}

${stayLines(data.facts)}

Your trip: ${data.facts.tripUrl}`,
  sample: { facts: sampleVoucher, refund: sampleVoucher.money.paid, refundTo: 'card' },
})
