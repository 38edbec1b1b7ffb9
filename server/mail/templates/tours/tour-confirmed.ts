import type { TourFacts } from '../../../documents/order-facts.ts'
import { sampleTour } from '../../../documents/sample-tour.ts'
import { jsonLd } from '../../html.ts'
import { moneyLines, moneyTable } from '../../money-parts.ts'
import { tourVariables } from '../../order-variables.ts'
import { sentenceList } from '../../stay-parts.ts'
import { defineWordedMail } from '../../template.ts'
import { tourLines, tourTable } from '../../tour-parts.ts'
import { tourReservation } from '../../tour-reservation.ts'

const reference = (facts: TourFacts): string => facts.bookingReference ?? facts.number

/** To the participants: the operator has confirmed. The voucher and the calendar are attached. */
export const tourConfirmed = defineWordedMail<TourFacts>({
  id: 'tour-confirmed',
  wording: {
    event: 'A tour is confirmed',
    group: 'Orders',
    variables: tourVariables,
    defaults: {
      subject: 'Your tour is confirmed: {{tour}}, {{booking reference}}',
      heading: 'Your tour is confirmed',
      opening: 'The voucher and a calendar file are attached. Show the voucher on your phone or printed at the start.',
      closing: 'Order {{order number}}.',
    },
  },
  preview: (facts) => `Booking number ${reference(facts)}. Your voucher is attached.`,
  mjml: `
    <mj-text mj-class="title">[[heading]]</mj-text>
    <mj-text>[[opening]]</mj-text>
    <mj-text mj-class="label">Booking number of the operator</mj-text>
    <mj-text mj-class="code">[[reference]]</mj-text>
    <mj-text>[[tour]]</mj-text>
    <mj-text mj-class="label">Good to know</mj-text>
    <mj-text>[[information]]</mj-text>
    <mj-text mj-class="label">Cancellation</mj-text>
    <mj-text>[[cancellation]]</mj-text>
    <mj-text mj-class="label">Price</mj-text>
    <mj-text>[[money]]</mj-text>
    <mj-button href="[[trip]]">Open your trip</mj-button>
    <mj-text mj-class="quiet">[[closing]]</mj-text>`,
  slots: (facts, { numbers }) => ({
    head: jsonLd([tourReservation(facts)]),
    reference: reference(facts),
    tour: tourTable(facts),
    information: sentenceList(facts.information),
    cancellation: sentenceList(facts.cancellation),
    money: moneyTable(facts.money, numbers),
    trip: facts.tripUrl,
  }),
  text: (facts, { numbers }) => `Booking number of the operator: ${reference(facts)}

${tourLines(facts)}

${facts.information.join('\n')}

${facts.cancellation.join('\n')}

${moneyLines(facts.money, numbers)}
Your trip: ${facts.tripUrl}`,
  sample: sampleTour,
})
