import type { OrderEvent } from '#domain/orders/order-status.ts'
import { type Product, type ProductFacts, productFacts } from '#domain/products.ts'

/** Lines of the history that change no status. */
type Remark =
  | 'created'
  | 'note'
  | 'check-asked'
  | 'payment-failed'
  | 'payment-abandoned'
  | 'payment-returned'
  | 'second-payment'
  | 'amount-mismatch'
  | 'refund-late'
  | 'price-accepted'
  | 'stray-released'
  | 'property-asked'
  | 'confirmation-mailed'
  | 'price-fell'
  | 'replaced'

/** What happened, as a travel agent would say it. */
const words: Record<OrderEvent | Remark, string> = {
  created: 'Order created',
  note: 'Note',
  'check-asked': 'The airline is asked again',
  'payment-failed': 'A payment failed',
  'payment-abandoned': 'A payment was not completed',
  'payment-returned': 'A payment went back',
  'second-payment': 'A payment too many arrived',
  'amount-mismatch': 'The gateway reports another amount',
  'refund-late': 'The refund is late',
  'price-accepted': 'New price accepted',
  'stray-released': 'Seats given back to the airline',
  'price-fell': 'The price fell',
  replaced: 'Booked again for less',
  'property-asked': 'The property is asked to confirm',
  'confirmation-mailed': 'Confirmation e-mailed',
  'hold-confirmed': 'The airline holds the seats',
  'wallet-paid': 'Paid from the wallet',
  'customer-paid': 'Payment received',
  'fulfilment-started': 'Sent to the airline',
  'nothing-due': 'Paid at the property; the booking was sent',
  'supplier-booked': 'The airline confirmed the booking',
  'documents-issued': 'Tickets issued',
  'outcome-unknown': 'No clear answer',
  'needs-decision': 'Waiting for a person to decide',
  failed: 'The booking failed',
  'hold-expired': 'The payment deadline passed',
  'hold-released': 'The airline released the seats',
  cancelled: 'Order cancelled',
  'cancellation-requested': 'Cancellation requested',
  'cancellation-refused': 'The airline refused the cancellation',
  'cancellation-refused-unissued': 'The airline refused the cancellation',
  'cancellation-confirmed': 'The airline cancelled the tickets',
  'money-returned': 'Money returned',
}

type Words = Partial<Record<OrderEvent | Remark, string>>

/** Of what is confirmed by its seller, without a ticket. */
const confirmed = ({ seller, noun }: ProductFacts): Words => ({
  'check-asked': `The ${seller}’s supplier is asked again`,
  'stray-released': `Given back to the ${seller}`,
  'hold-confirmed': `The ${seller} holds it`,
  'fulfilment-started': `Sent to the ${seller}`,
  'supplier-booked': `The ${seller} has the booking`,
  'documents-issued': `The ${seller} confirmed the ${noun}`,
  'hold-released': `The ${seller} released it`,
  'cancellation-refused': 'Not cancelled',
  'cancellation-refused-unissued': 'Not cancelled',
  'cancellation-confirmed': `The ${seller} cancelled the ${noun}`,
})

const mapOf = (own: Words): ReadonlyMap<string, string> => new Map(Object.entries({ ...words, ...own }))

const known: Record<Product, ReadonlyMap<string, string>> = {
  flight: mapOf({}),
  stay: mapOf(confirmed(productFacts.stay)),
  tour: mapOf(confirmed(productFacts.tour)),
  protection: mapOf(confirmed(productFacts.protection)),
}

/** Words for an event; one that is no status change, such as `schedule-changed`, reads as its own name. */
export function eventWords(event: string, product: Product): string {
  const text = known[product].get(event)
  if (text) return text
  const plain = event.replaceAll(/[-_]+/g, ' ').trim()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
