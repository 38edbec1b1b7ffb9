import { type Money, money } from '#domain/money/money.ts'
import type { Numbers } from '#domain/numbers.ts'
import { defineWordedMail } from '../template.ts'

export interface RefusedChange {
  number: string
  title: string
  /** A sentence. */
  reason: string
  /** What goes back to the card, including the fee. */
  refund: Money
}

const returned = ({ refund }: RefusedChange, numbers: Numbers): string =>
  `${numbers.money(refund)} goes back to the card that paid, the payment fee included. Banks take up to 10 working days to show it.`

/** To a customer who paid a change that was not made: why, and what goes back. The booking is as it was. */
export const changeRefused = defineWordedMail<RefusedChange>({
  id: 'change-refused',
  wording: {
    event: 'A change that its customer paid could not be made',
    group: 'Orders',
    variables: {
      trip: { says: 'What is booked', value: ({ title }) => title },
      'order number': { says: 'The number of the order', value: ({ number }) => number },
    },
    defaults: {
      subject: 'Not changed: {{trip}} ({{order number}})',
      heading: 'Your booking was not changed',
      opening: '{{trip}}, order {{order number}}, is booked as before.',
      closing: 'Choose the change again on the page of your trip, or answer this mail for help.',
    },
  },
  preview: (change, { numbers }) => returned(change, numbers),
  mjml: `
    <mj-text mj-class="title">[[heading]]</mj-text>
    <mj-text>[[opening]]</mj-text>
    <mj-text>[[reason]]</mj-text>
    <mj-text><strong>[[money]]</strong></mj-text>
    <mj-text>[[closing]]</mj-text>`,
  slots: (change, { numbers }) => ({
    reason: change.reason,
    money: returned(change, numbers),
  }),
  text: (change, { numbers }) => `${change.reason}

${returned(change, numbers)}`,
  sample: {
    number: 'SKY-1043',
    title: 'Old town walk with a guide',
    reason: 'What you chose was sold out before the change could be made.',
    refund: money(2_040_700, 'NGN'),
  },
})
