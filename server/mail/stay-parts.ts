import type { StayMoment, VoucherFacts } from '../documents/order-facts.ts'
import { type Html, html } from './html.ts'

const moment = ({ day, time }: StayMoment): string => [day, time].filter(Boolean).join(', ')

/** Place, dates and guests, as rows. */
export const stayTable = (facts: VoucherFacts): Html =>
  html`<table class="facts" role="presentation">
    <tr><td>${facts.property.name}<br /><span class="quiet">${facts.property.address}</span></td><td class="side">${facts.property.phone ?? ''}</td></tr>
    <tr><td>Check-in</td><td class="side">${moment(facts.arrival)}</td></tr>
    <tr><td>Check-out</td><td class="side">${moment(facts.departure)}</td></tr>
    ${facts.rooms.map((guests, index) => html`<tr><td>Room ${String(index + 1)}: ${facts.roomName}<br /><span class="quiet">${guests.join(', ')}</span></td><td class="side">${facts.board}</td></tr>`)}
  </table>`

export const stayLines = (facts: VoucherFacts): string =>
  [
    `${facts.property.name}, ${facts.property.address}`,
    `Check-in: ${moment(facts.arrival)}`,
    `Check-out: ${moment(facts.departure)}`,
    ...facts.rooms.map((guests, index) => `Room ${index + 1}: ${facts.roomName}, ${facts.board}: ${guests.join(', ')}`),
  ].join('\n')

export const sentenceList = (texts: readonly string[]): Html => html`<ul>${texts.map((text) => html`<li>${text}</li>`)}</ul>`
