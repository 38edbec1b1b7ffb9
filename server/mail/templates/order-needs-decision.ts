import type { Money } from '#domain/money/money.ts'
import { defineMail } from '../template.ts'

export interface UndecidedOrder {
  number: string
  title: string
  customer: string
  total: Money
  /** The reason and whom to contact, in sentences. */
  note: string
  url: string
}

/** To members with the permission: a person must decide about the order, because the supplier or the gateway gave no clear answer. */
export const orderNeedsDecision = defineMail<UndecidedOrder>({
  id: 'order-needs-decision',
  subject: (order) => `Decision needed: ${order.number}, ${order.title}`,
  preview: (order, { numbers }) => `${order.customer}, ${numbers.money(order.total)}. ${order.note}`,
  mjml: `
    <mj-text mj-class="title">[[number]] needs a decision</mj-text>
    <mj-text>[[title]] for [[customer]], [[total]]. [[note]]</mj-text>
    <mj-text>Nothing is sent to the supplier again and no money moves until someone decides: record it as booked, or return the money.</mj-text>
    <mj-button href="[[url]]">Open the order</mj-button>`,
  slots: (order, { numbers }) => ({ ...order, total: numbers.money(order.total) }),
  text: (
    order,
    { numbers },
  ) => `${order.number} needs a decision: ${order.title} for ${order.customer}, ${numbers.money(order.total)}. ${order.note}

Nothing is sent to the supplier again and no money moves until someone decides: record it as booked, or return the money.

${order.url}`,
  sample: {
    number: 'SKY-1044',
    title: 'Abuja to Dubai, return',
    customer: 'Chukwuemeka Nwachukwu-Okonkwo',
    total: { amount: 12_345_678_900, currency: 'NGN' },
    note: 'The supplier did not answer within 60 seconds.',
    url: 'http://skyways.localhost:3000/order/flight/01935b1e-7a00-7000-8000-000000001044',
  },
})
