import { formatMoney, type Money } from '#domain/money.ts'
import { defineMail } from '../template.ts'

export interface UndecidedOrder {
  number: string
  title: string
  customer: string
  total: Money
  /** Why it stopped, a sentence; empty when the airline said nothing. */
  note: string
  url: string
}

/** To the agency: the supplier gave no clear answer and a person must settle the order. */
export const orderNeedsDecision = defineMail<UndecidedOrder>({
  id: 'order-needs-decision',
  subject: (order) => `Decision needed: ${order.number}, ${order.title}`,
  preview: (order) => `${formatMoney(order.total)} is held until someone decides.`,
  mjml: `
    <mj-text mj-class="title">[[number]] needs a decision</mj-text>
    <mj-text>[[title]] for [[customer]], [[total]]. [[note]]</mj-text>
    <mj-text>The airline has not given a clear answer, so the order is not sent again. The money is held. Check with the airline, then record the tickets or return the money.</mj-text>
    <mj-button href="[[url]]">Open the order</mj-button>`,
  slots: (order) => ({ ...order, total: formatMoney(order.total) }),
  text: (
    order,
  ) => `${order.number} needs a decision: ${order.title} for ${order.customer}, ${formatMoney(order.total)}. ${order.note}

The airline has not given a clear answer, so the order is not sent again. The money is held. Check with the airline, then record the tickets or return the money.

${order.url}`,
  sample: {
    number: 'TW-1044',
    title: 'Abuja to Dubai, return',
    customer: 'Chukwuemeka Nwachukwu-Okonkwo',
    total: { amount: 12_345_678_900, currency: 'NGN' },
    note: 'The supplier did not answer within 60 seconds.',
    url: 'http://skyways.localhost:3000/order/flight/01935b1e-7a00-7000-8000-000000001044',
  },
})
