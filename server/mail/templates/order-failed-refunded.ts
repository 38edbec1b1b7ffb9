import type { Money } from '#domain/money/money.ts'
import type { Numbers } from '#domain/numbers.ts'
import { backToCard, reasonAndMoney } from '../reason-and-money.ts'
import { defineWordedMail } from '../template.ts'

export interface FailedOrder {
  number: string
  title: string
  /** A sentence. */
  reason: string
  /** The refund; zero when nothing was paid. */
  refund: Money
  /**
   * `wallet`: credited. `card`: refund in progress. `transfer-wallet`: paid by bank transfer and credited to the wallet. `agency`: a customer paid by
   * bank transfer, and the agency sends it back.
   */
  refundTo: 'wallet' | 'card' | 'transfer-wallet' | 'agency'
}

const nothingTaken = 'Nothing was charged.'

const returned: Record<FailedOrder['refundTo'], (amount: string) => string> = {
  wallet: (amount) => `${amount} is back in the wallet.`,
  card: backToCard,
  'transfer-wallet': (amount) =>
    `${amount}, the payment fee included, is in the agency’s wallet: a bank transfer has no way back to its sender.`,
  agency: (amount) =>
    `We owe you ${amount}, the payment fee included. A bank transfer has no way back by itself: answer this mail with the account to send it to.`,
}

const money = (order: FailedOrder, numbers: Numbers): string =>
  order.refund.amount === 0 ? nothingTaken : returned[order.refundTo](numbers.money(order.refund))

/** The booking failed; states the refund. */
export const orderFailedRefunded = defineWordedMail<FailedOrder>({
  id: 'order-failed-refunded',
  wording: {
    event: 'A booking could not be made',
    group: 'Orders',
    variables: {
      trip: { says: 'What was booked', value: ({ title }) => title },
      'order number': { says: 'The number of the order', value: ({ number }) => number },
    },
    defaults: {
      subject: 'Not booked: {{trip}} ({{order number}})',
      heading: 'This booking could not be made',
      opening: '{{trip}}, order {{order number}}.',
      closing:
        'Nothing is booked and nothing is held for you. Search again to see what is on sale now, or answer this mail for help.',
    },
  },
  ...reasonAndMoney(money),
  sample: {
    number: 'SKY-1043',
    title: 'Lagos to Nairobi',
    reason: 'The airline sold the last seats while the booking was made.',
    refund: { amount: 68_420_000, currency: 'NGN' },
    refundTo: 'card',
  },
})
