import { type Html, html } from './html.ts'
import type { MailVariable } from './wording.ts'

/** A place on the waiting list of a departure. */
export interface WaitingFacts {
  name: string
  tour: string
  option: string
  /** `10 Dec 2026, 11:00` */
  date: string
  people: number
  url: string
}

export const waitingVariables = {
  name: { says: 'The name of the one who waits', value: ({ name }: WaitingFacts) => name },
  tour: { says: 'The title of the tour', value: ({ tour }: WaitingFacts) => tour },
  date: { says: 'The day and the time of the departure', value: ({ date }: WaitingFacts) => date },
} satisfies Record<string, MailVariable<WaitingFacts>>

const party = ({ people }: WaitingFacts): string => (people === 1 ? '1 person' : `${people} people`)

export const waitingTable = (facts: WaitingFacts): Html => html`<table class="facts" role="presentation">
    <tr><td>${facts.tour}<br /><span class="quiet">${facts.option}</span></td><td class="side">${facts.date}</td></tr>
    <tr><td>For</td><td class="side">${party(facts)}</td></tr>
  </table>`

export const waitingLines = (facts: WaitingFacts): string =>
  [`${facts.tour}, ${facts.option}`, facts.date, `For ${party(facts)}`].join('\n')
