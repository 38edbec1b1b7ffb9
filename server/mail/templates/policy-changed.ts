import { money } from '#domain/money/money.ts'
import type { PolicyFacts } from '../../documents/order-facts.ts'
import { samplePolicy } from '../../documents/sample-policy.ts'
import { ofFacts } from '../cancelled-parts.ts'
import { type ChangedFacts, changedPriceWords } from '../changed-parts.ts'
import { policyVariables } from '../order-variables.ts'
import { policyLines, policyTable } from '../policy-parts.ts'
import { defineWordedMail } from '../template.ts'

/** To the policyholder: they, or the agency for them, changed the insured period. The new certificate is attached. */
export const policyChanged = defineWordedMail<ChangedFacts<PolicyFacts>>({
  id: 'policy-changed',
  wording: {
    event: 'A policy is changed for its buyer',
    group: 'Orders',
    variables: {
      ...ofFacts<PolicyFacts, ChangedFacts<PolicyFacts>>(policyVariables),
      period: { says: 'The insured period', value: ({ facts }) => facts.period },
      'former period': { says: 'The period that was insured before', value: ({ before }) => before },
    },
    defaults: {
      subject: 'Your policy is changed: {{policy}}, {{period}}',
      heading: 'Your policy is changed',
      opening:
        'Your policy has the dates that you asked for. Use the certificate of this mail: an earlier one is not valid any more.',
      closing: 'Order {{order number}}.',
    },
  },
  preview: ({ facts, before }) => `Now ${facts.period}, instead of ${before}.`,
  mjml: `
    <mj-text mj-class="title">[[heading]]</mj-text>
    <mj-text>[[opening]]</mj-text>
    <mj-text mj-class="label">Now</mj-text>
    <mj-text mj-class="code">[[now]]</mj-text>
    <mj-text mj-class="label">Instead of</mj-text>
    <mj-text>[[before]]</mj-text>
    <mj-text mj-class="label">Price</mj-text>
    <mj-text>[[price]]</mj-text>
    <mj-text>[[policy]]</mj-text>
    <mj-text mj-class="label">Cancellation</mj-text>
    <mj-text>[[cooling]]</mj-text>
    <mj-button href="[[trip]]">Open your trip</mj-button>
    <mj-text mj-class="quiet">[[closing]]</mj-text>`,
  slots: (data, { numbers }) => ({
    now: data.facts.period,
    before: data.before,
    price: changedPriceWords(data, numbers),
    policy: policyTable(data.facts),
    cooling: data.facts.coolingOff,
    trip: data.facts.tripUrl,
  }),
  text: (data, { numbers }) => `Now: ${data.facts.period}
Instead of: ${data.before}
Price: ${changedPriceWords(data, numbers)}

${policyLines(data.facts)}

${data.facts.coolingOff}

Your trip: ${data.facts.tripUrl}`,
  sample: { facts: samplePolicy, before: '10 Dec 2026 – 17 Dec 2026', difference: money(4_500_00, 'NGN') },
})
