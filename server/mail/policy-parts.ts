import type { PolicyFacts } from '../documents/order-facts.ts'
import { type Html, html } from './html.ts'

/** Policy, insurer, period and insured, as rows. */
export const policyTable = (facts: PolicyFacts): Html => html`<table class="facts" role="presentation">
    <tr><td>${facts.policy}<br /><span class="quiet">${facts.insurerNote}</span></td><td class="side">${facts.destination}</td></tr>
    <tr><td>Insured period</td><td class="side">${facts.period}</td></tr>
    <tr><td>Policyholder</td><td class="side">${facts.policyholder}</td></tr>
    <tr><td>Insured</td><td class="side">${facts.insured.join(', ')}</td></tr>
  </table>`

export const policyLines = (facts: PolicyFacts): string =>
  [
    `${facts.policy}, ${facts.insurer}`,
    `Insured period: ${facts.period}, ${facts.destination}`,
    `Policyholder: ${facts.policyholder}`,
    `Insured: ${facts.insured.join(', ')}`,
  ].join('\n')
