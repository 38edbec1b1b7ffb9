import { type ProductFacts, productFacts } from '#domain/products.ts'
import { viewOf } from '../../../products/view-of.ts'
import type { EventWords } from '../../products/event-words.ts'
import type { Order } from '../transition-order.ts'

/** For products that the seller confirms without a ticket. */
const wordsOf = ({ seller, noun }: ProductFacts): EventWords => ({
  created: 'Order created',
  note: 'Note',
  'check-asked': `The ${seller}’s supplier is asked again`,
  'payment-failed': 'A payment failed',
  'payment-abandoned': 'A payment was not completed',
  'payment-returned': 'A payment went back',
  'second-payment': 'A payment too many arrived',
  'amount-mismatch': 'The gateway reports another amount',
  'refund-late': 'The refund is late',
  'price-accepted': 'New price accepted',
  'stray-released': `Given back to the ${seller}`,
  'price-fell': 'The price fell',
  replaced: 'Booked again for less',
  'below-ended': 'The order it belongs to has ended',
  'trip-failed': 'Another item of its trip could not be booked',
  'trip-paid-twice': 'Another payment of the trip had bought it already',
  'claim-started': 'A claim was started',
  moved: 'Moved to another time',
  'change-requested': 'Change requested',
  changed: 'Changed',
  'change-paid': 'The change was paid',
  'change-unmade': 'A paid change was not made',
  'change-unpaid': 'A change was not paid',
  'change-refused': 'Not changed',
  'change-returned': 'The difference was returned',
  'schedule-changed': `The ${seller} changed the times`,
  'schedule-told': 'The customer was told the new times',
  'schedule-accepted': 'The new times were accepted',
  'schedule-cancelled': `Cancelled with the ${seller} instead of the new times`,
  'schedule-otherwise': `Something else was agreed with the ${seller}`,
  'add-on-waits': 'What was chosen with it is not bought yet',
  'property-asked': `The ${seller} is asked to confirm`,
  'confirmation-mailed': 'Confirmation e-mailed',
  'hold-confirmed': `The ${seller} holds it`,
  'wallet-paid': 'Paid from the wallet',
  'customer-paid': 'Payment received',
  'fulfilment-started': `Sent to the ${seller}`,
  'nothing-due': `Paid at the ${seller}; the booking was sent`,
  'supplier-booked': `The ${seller} has the booking`,
  'documents-issued': `The ${seller} confirmed the ${noun}`,
  'outcome-unknown': 'No clear answer',
  'needs-decision': 'Waiting for a person to decide',
  failed: 'The booking failed',
  'hold-expired': 'The payment deadline passed',
  'hold-released': `The ${seller} released it`,
  cancelled: 'Order cancelled',
  'cancellation-requested': 'Cancellation requested',
  'cancellation-refused': 'Not cancelled',
  'cancellation-refused-unissued': 'Not cancelled',
  'cancellation-confirmed': `The ${seller} cancelled the ${noun}`,
  'money-returned': 'Money returned',
})

/** The label of an event; an event without a status change, such as `schedule-changed`, has its own. */
export function eventWords(event: string, order: Pick<Order, 'product'>): string {
  const known = new Map(Object.entries({ ...wordsOf(productFacts[order.product]), ...viewOf(order).eventWords }))
  const text = known.get(event)
  if (text) return text
  const plain = event.replaceAll(/[-_]+/g, ' ').trim()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
