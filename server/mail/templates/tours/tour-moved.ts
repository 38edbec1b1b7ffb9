import type { TourFacts } from '../../../documents/order-facts.ts'
import { sampleTour } from '../../../documents/sample-tour.ts'
import { ofFacts } from '../../cancelled-parts.ts'
import { tourVariables } from '../../order-variables.ts'
import { sentenceList } from '../../stay-parts.ts'
import { defineWordedMail } from '../../template.ts'
import { tourLines, tourTable } from '../../tour-parts.ts'

interface TourMoved {
  facts: TourFacts
  /** The day and time that were booked: `Thursday 10 Dec 2026, 11:00`. */
  before: string
  reason: string
}

const now = ({ facts: { day, time } }: TourMoved) => `${day}, ${time}`

/** To the participants: the agency moved the tour to another time. The new voucher and the calendar are attached. */
export const tourMoved = defineWordedMail<TourMoved>({
  id: 'tour-moved',
  wording: {
    event: 'A tour is moved to another time',
    group: 'Orders',
    variables: {
      ...ofFacts<TourFacts, TourMoved>(tourVariables),
      'former date': { says: 'The day and time that were booked', value: ({ before }) => before },
      reason: { says: 'Why it is moved', value: ({ reason }) => reason },
    },
    defaults: {
      subject: 'Your tour is moved: {{tour}}, now on {{date}}',
      heading: 'Your tour is moved to another time',
      opening: 'We had to move your tour. The price stays the same and your voucher stays valid. Reason: {{reason}}',
      closing:
        'Order {{order number}}. If the new time does not suit you, cancel it in your trip before the tour starts: you get the whole price back.',
    },
  },
  preview: (data) => `Now ${now(data)}, instead of ${data.before}.`,
  mjml: `
    <mj-text mj-class="title">[[heading]]</mj-text>
    <mj-text>[[opening]]</mj-text>
    <mj-text mj-class="label">New time</mj-text>
    <mj-text mj-class="code">[[now]]</mj-text>
    <mj-text mj-class="label">Instead of</mj-text>
    <mj-text>[[before]]</mj-text>
    <mj-text>[[tour]]</mj-text>
    <mj-text mj-class="label">Cancellation</mj-text>
    <mj-text>[[cancellation]]</mj-text>
    <mj-button href="[[trip]]">Open your trip</mj-button>
    <mj-text mj-class="quiet">[[closing]]</mj-text>`,
  slots: (data) => ({
    now: now(data),
    before: data.before,
    tour: tourTable(data.facts),
    cancellation: sentenceList(data.facts.cancellation),
    trip: data.facts.tripUrl,
  }),
  text: (data) => `New time: ${now(data)}
Instead of: ${data.before}

${tourLines(data.facts)}

${data.facts.cancellation.join('\n')}

Your trip: ${data.facts.tripUrl}`,
  sample: { facts: sampleTour, before: 'Wednesday 9 Dec 2026, 11:00', reason: 'A storm is forecast.' },
})
