import { type ChangedLeg, changedLegs, laterWords, legWords, newTimeWords } from '#domain/flights/schedule/schedule-change.ts'
import { type Period, periodWords } from '#domain/policies/changes/change-rules.ts'
import type { OrderFacts } from '../../../documents/order-facts.ts'
import { sampleFacts } from '../../../documents/sample-facts.ts'
import { sampleItinerary } from '../../../documents/sample-itinerary.ts'
import { ofFacts } from '../../cancelled-parts.ts'
import { type Html, html } from '../../html.ts'
import { flightLines, flightTable } from '../../journey-parts.ts'
import { flightVariables } from '../../order-variables.ts'
import { defineWordedMail } from '../../template.ts'

interface OrderRescheduled {
  facts: OrderFacts
  legs: readonly ChangedLeg[]
  /** What a policy of the trip covers, and the days of the trip now, of which it leaves one without cover. */
  gaps: readonly { covers: Period; trip: Period }[]
}

const flightsOf = ({ flights }: { flights: readonly string[] }): string => flights.join(', ')

/** `Leaves 1 h later, arrives 1 h later.` */
function difference({ departsLater, arrivesLater }: ChangedLeg): string {
  const parts = [
    departsLater === null ? [] : [`leaves ${laterWords(departsLater)}`],
    arrivesLater === null ? [] : [`arrives ${laterWords(arrivesLater)}`],
  ].flat()
  return parts.length === 0 ? '' : `${parts.join(', ')}.`.replace(/^./, (first) => first.toUpperCase())
}

const legRow = (leg: ChangedLeg): Html => html`<tr>
  <td><span class="quiet">Before</span><br />${legWords(leg.before)}<br /><span class="quiet">${flightsOf(leg.before)}</span></td>
  <td><span class="quiet">Now</span><br /><strong>${newTimeWords(leg)}</strong><br /><span class="quiet">${leg.after ? flightsOf(leg.after) : ''}</span><br /><span class="quiet">${difference(leg)}</span></td></tr>`

const legTable = (legs: readonly ChangedLeg[]): Html => html`<table class="facts" role="presentation">${legs.map(legRow)}</table>`

const legLines = (legs: readonly ChangedLeg[]): string =>
  legs.map((leg) => `Before: ${legWords(leg.before)}\nNow: ${newTimeWords(leg)}\n${difference(leg)}`.trim()).join('\n\n')

const gapWords = ({ covers, trip }: OrderRescheduled['gaps'][number]): string =>
  `Your policy does not cover the whole trip any more: it covers ${periodWords(covers)}, and the trip is now ${periodWords(trip)}. Your trip has the way to change its dates.`

/** An hour later, as an example. */
const sampleAfter = sampleItinerary.slices.map((slice, at) =>
  at > 0 ? slice : { ...slice, departsAt: anHourLater(slice.departsAt), arrivesAt: anHourLater(slice.arrivesAt) },
)

function anHourLater(local: string): string {
  return new Date(Date.parse(`${local.slice(0, 19)}Z`) + 3_600_000).toISOString().slice(0, 19)
}

/** To the traveller: the airline changed the times of flights. The new documents and the calendar are attached. */
export const orderRescheduled = defineWordedMail<OrderRescheduled>({
  id: 'order-rescheduled',
  wording: {
    event: 'The airline changes the times of flights',
    group: 'Orders',
    variables: ofFacts<OrderFacts, OrderRescheduled>(flightVariables),
    defaults: {
      subject: 'New flight times: {{trip}}, {{booking reference}}',
      heading: 'The airline changed your flight times',
      opening:
        'What you paid stays the same. Accept the new times in your trip. If they do not suit you, or a flight is no longer flown, reply to this e-mail: we ask the airline for other flights or a refund.',
      closing: 'Order {{order number}}. All times are the local times of the airports.',
    },
  },
  preview: ({ legs }) => legs.map(newTimeWords).join('; '),
  mjml: `
    <mj-text mj-class="title">[[heading]]</mj-text>
    <mj-text>[[opening]]</mj-text>
    <mj-text>[[legs]]</mj-text>
    <mj-button href="[[trip]]">See the new times and answer</mj-button>
    <mj-text mj-class="label">Your flights now</mj-text>
    <mj-text>[[flights]]</mj-text>
    <mj-text>The documents with the new times are attached. Those that you had before no longer count.</mj-text>
    <mj-text mj-class="quiet">[[closing]]</mj-text>`,
  slots: ({ facts, legs, gaps }) => ({
    legs: html`${legTable(legs)}${gaps.map((gap) => html`<p><strong>${gapWords(gap)}</strong></p>`)}`,
    flights: flightTable(facts.journeys),
    trip: facts.tripUrl,
  }),
  text: ({ facts, legs, gaps }) => `${[legLines(legs), ...gaps.map(gapWords)].join('\n\n')}

Your flights now:
${flightLines(facts.journeys)}

The documents with the new times are attached. Those that you had before no longer count.

See the new times and answer: ${facts.tripUrl}`,
  sample: { facts: sampleFacts, legs: changedLegs(sampleItinerary.slices, sampleAfter), gaps: [] },
})
