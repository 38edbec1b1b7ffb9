import type { PolicyFacts } from '../../../documents/order-facts.ts'
import { samplePolicy } from '../../../documents/sample-policy.ts'
import { type CancelledOrder, ofFacts, refundWords } from '../../cancelled-parts.ts'
import { moneyLines, moneyTable } from '../../money-parts.ts'
import { policyVariables } from '../../order-variables.ts'
import { policyLines, policyTable } from '../../policy-parts.ts'
import { defineWordedMail } from '../../template.ts'

const NOTHING = 'By the terms of this policy nothing goes back.'

/** To the policyholder: the policy is cancelled; states the refund. */
export const policyCancelled = defineWordedMail<CancelledOrder<PolicyFacts>>({
  id: 'policy-cancelled',
  wording: {
    event: 'A policy is cancelled',
    group: 'Orders',
    variables: ofFacts(policyVariables),
    defaults: {
      subject: 'Your policy is cancelled: {{policy}}',
      heading: 'Your policy is cancelled',
      opening: 'The policy {{policy}} is cancelled. Nobody is insured by it any more.',
      closing: 'Order {{order number}}. The certificate is no longer valid.',
    },
  },
  preview: (data, { numbers }) => refundWords(data, numbers, NOTHING),
  mjml: `
    <mj-text mj-class="title">[[heading]]</mj-text>
    <mj-text>[[opening]]</mj-text>
    <mj-text>[[says]]</mj-text>
    <mj-text>[[money]]</mj-text>
    <mj-text>[[policy]]</mj-text>
    <mj-button href="[[trip]]">Open your trip</mj-button>
    <mj-text mj-class="quiet">[[closing]]</mj-text>`,
  slots: (data, { numbers }) => ({
    says: refundWords(data, numbers, NOTHING),
    money: moneyTable(data.facts.money, numbers),
    policy: policyTable(data.facts),
    trip: data.facts.tripUrl,
  }),
  text: (data, { numbers }) => `${refundWords(data, numbers, NOTHING)}
${moneyLines(data.facts.money, numbers)}

${policyLines(data.facts)}

Your trip: ${data.facts.tripUrl}`,
  sample: { facts: samplePolicy, refund: samplePolicy.money.paid, refundTo: 'card' },
})
