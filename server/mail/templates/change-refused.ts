import { type Money, money } from '#domain/money/money.ts'
import { backToCard, reasonAndMoney } from '../reason-and-money.ts'
import { defineWordedMail } from '../template.ts'

export interface RefusedChange {
  number: string
  title: string
  /** A sentence. */
  reason: string
  /** What goes back to the card, including the fee. */
  refund: Money
}

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
  ...reasonAndMoney(({ refund }, numbers) => backToCard(numbers.money(refund))),
  sample: {
    number: 'SKY-1043',
    title: 'Old town walk with a guide',
    reason: 'What you chose was sold out before the change could be made.',
    refund: money(2_040_700, 'NGN'),
  },
})
