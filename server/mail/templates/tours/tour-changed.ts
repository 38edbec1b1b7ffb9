import { money } from '#domain/money/money.ts'
import type { TourFacts } from '../../../documents/order-facts.ts'
import { sampleTour } from '../../../documents/sample-tour.ts'
import { ofFacts } from '../../cancelled-parts.ts'
import { type ChangedFacts, changedPriceWords } from '../../changed-parts.ts'
import { tourVariables } from '../../order-variables.ts'
import { sentenceList } from '../../stay-parts.ts'
import { defineWordedMail } from '../../template.ts'
import { tourLines, tourTable } from '../../tour-parts.ts'

type TourChanged = ChangedFacts<TourFacts>

const now = ({ facts: { day, time } }: TourChanged) => `${day}, ${time}`

/** To the participants: they, or the agency for them, changed the time or the people. The new voucher and the calendar are attached. */
export const tourChanged = defineWordedMail<TourChanged>({
  id: 'tour-changed',
  wording: {
    event: 'A tour is changed for its buyer',
    group: 'Orders',
    variables: {
      ...ofFacts<TourFacts, TourChanged>(tourVariables),
      'former date': { says: 'The day and time that were booked', value: ({ before }) => before },
    },
    defaults: {
      subject: 'Your tour is changed: {{tour}}, now on {{date}}',
      heading: 'Your tour is changed',
      opening: 'Your booking is changed as you asked. Use the voucher of this mail: an earlier one may not be valid any more.',
      closing: 'Order {{order number}}. The terms of cancelling below are those of the new time.',
    },
  },
  preview: (data) => `Now ${now(data)}, instead of ${data.before}.`,
  mjml: `
    <mj-text mj-class="title">[[heading]]</mj-text>
    <mj-text>[[opening]]</mj-text>
    <mj-text mj-class="label">Now</mj-text>
    <mj-text mj-class="code">[[now]]</mj-text>
    <mj-text mj-class="label">Instead of</mj-text>
    <mj-text>[[before]]</mj-text>
    <mj-text mj-class="label">Price</mj-text>
    <mj-text>[[price]]</mj-text>
    <mj-text>[[tour]]</mj-text>
    <mj-text mj-class="label">Cancellation</mj-text>
    <mj-text>[[cancellation]]</mj-text>
    <mj-button href="[[trip]]">Open your trip</mj-button>
    <mj-text mj-class="quiet">[[closing]]</mj-text>`,
  slots: (data, { numbers }) => ({
    now: now(data),
    before: data.before,
    price: changedPriceWords(data, numbers),
    tour: tourTable(data.facts),
    cancellation: sentenceList(data.facts.cancellation),
    trip: data.facts.tripUrl,
  }),
  text: (data, { numbers }) => `Now: ${now(data)}
Instead of: ${data.before}
Price: ${changedPriceWords(data, numbers)}

${tourLines(data.facts)}

${data.facts.cancellation.join('\n')}

Your trip: ${data.facts.tripUrl}`,
  sample: { facts: sampleTour, before: 'Wednesday 9 Dec 2026, 11:00', difference: money(-1_500_000, 'NGN') },
})
