import type { Flight, Journey } from '../documents/describe-journey.ts'
import type { DocumentTraveller } from '../documents/order-facts.ts'
import { type Html, html } from './html.ts'

const later = (flight: Flight): string =>
  flight.daysLater > 0 ? ` (+${flight.daysLater} day${flight.daysLater > 1 ? 's' : ''})` : ''

const flightRow = (flight: Flight): Html => html`<tr>
  <td><strong>${flight.from.time} ${flight.from.city}</strong> to <strong>${flight.to.time} ${flight.to.city}</strong>${later(flight)}<br />
    <span class="quiet">${flight.from.day} · ${flight.from.code} to ${flight.to.code} · ${flight.duration}</span></td>
  <td class="side">${flight.number}<br /><span class="quiet">${flight.cabin}</span></td></tr>`

const transferRow = ({ selfTransfer }: Flight): Html[] =>
  selfTransfer ? [html`<tr><td colspan="2"><strong>${selfTransfer}</strong></td></tr>`] : []

/** Each flight as a table row; times are local to the airports. */
export const flightTable = (journeys: readonly Journey[]): Html =>
  html`<table class="facts" role="presentation">${journeys.flatMap((journey) => journey.flights.flatMap((flight) => [...transferRow(flight), flightRow(flight)]))}</table>`

export const travellerTable = (travellers: readonly DocumentTraveller[]): Html =>
  html`<table class="facts" role="presentation">${travellers.map(
    (person) => html`<tr><td>${person.name}<br /><span class="quiet">${[person.type, ...person.extras].join(' · ')}</span></td>
      <td class="side">${person.ticketNumber ?? 'No ticket yet'}</td></tr>`,
  )}</table>`

export const flightLines = (journeys: readonly Journey[]): string =>
  journeys
    .flatMap((journey) => journey.flights)
    .flatMap((f) => [
      ...(f.selfTransfer ? [f.selfTransfer] : []),
      `${f.from.day}  ${f.number}  ${f.from.time} ${f.from.city} (${f.from.code}) to ${f.to.time} ${f.to.city} (${f.to.code})${later(f)}`,
    ])
    .join('\n')

export const travellerLines = (travellers: readonly DocumentTraveller[]): string =>
  travellers
    .map((person) => [`${person.name}  ${person.ticketNumber ?? 'no ticket yet'}`, ...person.extras].join('\n  '))
    .join('\n')
