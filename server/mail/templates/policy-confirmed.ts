import type { PolicyFacts } from '../../documents/order-facts.ts'
import { samplePolicy } from '../../documents/sample-policy.ts'
import { moneyLines, moneyTable } from '../money-parts.ts'
import { policyVariables } from '../order-variables.ts'
import { policyLines, policyTable } from '../policy-parts.ts'
import { sentenceList } from '../stay-parts.ts'
import { defineWordedMail } from '../template.ts'

const reference = (facts: PolicyFacts): string => facts.bookingReference ?? facts.number

/** To the policyholder: the policy is in force. The certificate is attached. */
export const policyConfirmed = defineWordedMail<PolicyFacts>({
  id: 'policy-confirmed',
  wording: {
    event: 'A policy is bought',
    group: 'Orders',
    variables: policyVariables,
    defaults: {
      subject: 'Your policy: {{policy}}, {{booking reference}}',
      heading: 'Your policy is in force',
      opening: 'The certificate of insurance is attached. Take it with you; the insurer asks for its number with every claim.',
      closing: 'Order {{order number}}.',
    },
  },
  preview: (facts) => `Policy number ${reference(facts)}. Your certificate is attached.`,
  mjml: `
    <mj-text mj-class="title">[[heading]]</mj-text>
    <mj-text>[[opening]]</mj-text>
    <mj-text mj-class="label">Policy number</mj-text>
    <mj-text mj-class="code">[[reference]]</mj-text>
    <mj-text>[[policy]]</mj-text>
    <mj-text mj-class="label">Cover for each person</mj-text>
    <mj-text>[[cover]]</mj-text>
    <mj-text mj-class="label">Not covered</mj-text>
    <mj-text>[[exclusions]]</mj-text>
    <mj-text mj-class="label">Cancellation</mj-text>
    <mj-text>[[cooling]]</mj-text>
    <mj-text mj-class="label">Price</mj-text>
    <mj-text>[[money]]</mj-text>
    <mj-button href="[[trip]]">Open your trip</mj-button>
    <mj-text mj-class="quiet">[[closing]]</mj-text>`,
  slots: (facts, { numbers }) => ({
    reference: reference(facts),
    policy: policyTable(facts),
    cover: sentenceList(facts.cover),
    exclusions: sentenceList(facts.exclusions),
    cooling: facts.coolingOff,
    money: moneyTable(facts.money, numbers),
    trip: facts.tripUrl,
  }),
  text: (facts, { numbers }) => `Policy number: ${reference(facts)}

${policyLines(facts)}

Cover for each person:
${facts.cover.join('\n')}

Not covered:
${facts.exclusions.join('\n')}

${facts.coolingOff}

${moneyLines(facts.money, numbers)}
Your trip: ${facts.tripUrl}`,
  sample: samplePolicy,
})
