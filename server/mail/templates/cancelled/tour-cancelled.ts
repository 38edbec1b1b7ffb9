import type { Numbers } from '#domain/numbers.ts'
import type { TourFacts } from '../../../documents/order-facts.ts'
import { sampleTour } from '../../../documents/sample-tour.ts'
import { type CancelledOrder, ofFacts, refundWords } from '../../cancelled-parts.ts'
import { moneyLines, moneyTable } from '../../money-parts.ts'
import { tourVariables } from '../../order-variables.ts'
import { defineWordedMail } from '../../template.ts'
import { tourLines, tourTable } from '../../tour-parts.ts'

type TourCancelled = CancelledOrder<TourFacts>

const moneyWords = (data: TourCancelled, numbers: Numbers): string =>
  refundWords(data, numbers, 'By the terms of this tour nothing goes back.')

/** To the participants: the tour is cancelled; states the refund. */
export const tourCancelled = defineWordedMail<TourCancelled>({
  id: 'tour-cancelled',
  wording: {
    event: 'A tour is cancelled',
    group: 'Orders',
    variables: ofFacts(tourVariables),
    defaults: {
      subject: 'Your tour is cancelled: {{tour}}',
      heading: 'Your tour is cancelled',
      opening: 'The booking of {{tour}} is cancelled.',
      closing: 'Order {{order number}}. The vouchers are no longer valid.',
    },
  },
  preview: (data, { numbers }) => moneyWords(data, numbers),
  mjml: `
    <mj-text mj-class="title">[[heading]]</mj-text>
    <mj-text>[[opening]]</mj-text>
    <mj-text>[[says]]</mj-text>
    <mj-text>[[money]]</mj-text>
    <mj-text>[[tour]]</mj-text>
    <mj-button href="[[trip]]">Open your trip</mj-button>
    <mj-text mj-class="quiet">[[closing]]</mj-text>`,
  slots: (data, { numbers }) => ({
    says: moneyWords(data, numbers),
    money: moneyTable(data.facts.money, numbers),
    tour: tourTable(data.facts),
    trip: data.facts.tripUrl,
  }),
  text: (data, { numbers }) => `${moneyWords(data, numbers)}
${moneyLines(data.facts.money, numbers)}

${tourLines(data.facts)}

Your trip: ${data.facts.tripUrl}`,
  sample: { facts: sampleTour, refund: sampleTour.money.paid, refundTo: 'card' },
})
