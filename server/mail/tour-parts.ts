import type { TourFacts } from '../documents/order-facts.ts'
import { type Html, html } from './html.ts'

const place = ({ pickup, meeting }: TourFacts): [label: string, text: string] =>
  pickup ? ['Pick-up', pickup] : ['Meeting point', [meeting.title, meeting.address].filter(Boolean).join(', ')]

/** What is paid on the day; nothing where nothing was chosen. */
const addOnRow = ({ addOns = [] }: TourFacts): Html =>
  addOns.length === 0 ? html`` : html`<tr><td>Paid on the day</td><td class="side">${addOns.join('; ')}</td></tr>`

/** Date, place and participants, as rows. */
export function tourTable(facts: TourFacts): Html {
  const [label, where] = place(facts)
  return html`<table class="facts" role="presentation">
    <tr><td>${facts.tour.name}<br /><span class="quiet">${facts.tour.option}</span></td><td class="side">${facts.tour.city}</td></tr>
    <tr><td>Date</td><td class="side">${facts.day}</td></tr>
    <tr><td>Time</td><td class="side">${facts.time}</td></tr>
    <tr><td>${label}<br /><span class="quiet">${where}</span></td><td class="side">${facts.duration ?? ''}</td></tr>
    <tr><td>Participants<br /><span class="quiet">${facts.participants.join('; ')}</span></td><td class="side">${facts.party}</td></tr>
    ${addOnRow(facts)}
  </table>`
}

export function tourLines(facts: TourFacts): string {
  const [label, where] = place(facts)
  return [
    `${facts.tour.name}, ${facts.tour.option}`,
    `${facts.day}, ${facts.time}`,
    `${label}: ${where}`,
    `Participants: ${facts.participants.join('; ')}`,
    ...(facts.addOns?.length ? [`Paid on the day: ${facts.addOns.join('; ')}`] : []),
  ].join('\n')
}
