import type { OrderEvent } from '#domain/order-status.ts'

/** Lines of the history that change no status. */
type Remark = 'created' | 'note' | 'check-asked' | 'payment-failed'

/** What happened, as a travel agent would say it. */
const words: Record<OrderEvent | Remark, string> = {
  created: 'Order created',
  note: 'Note',
  'check-asked': 'The airline is asked again',
  'payment-failed': 'A payment failed',
  'hold-confirmed': 'The airline holds the seats',
  'wallet-paid': 'Paid from the wallet',
  'customer-paid': 'Paid by card',
  'fulfilment-started': 'Booking sent to the airline',
  'supplier-booked': 'The airline confirmed the booking',
  'documents-issued': 'Tickets issued',
  'outcome-unknown': 'The airline gave no clear answer',
  'needs-decision': 'Waiting for a person to decide',
  failed: 'The booking failed',
  'hold-expired': 'The payment deadline passed',
  'hold-released': 'The airline released the seats',
  cancelled: 'Order cancelled',
  'cancellation-requested': 'Cancellation requested',
  'cancellation-refused': 'The airline refused the cancellation',
  'cancellation-confirmed': 'The airline cancelled the tickets',
  'money-returned': 'Money returned',
}

const known = new Map<string, string>(Object.entries(words))

/** Words for an event; one that is no status change, such as `schedule-changed`, reads as its own name. */
export function eventWords(event: string): string {
  const text = known.get(event)
  if (text) return text
  const plain = event.replaceAll(/[-_]+/g, ' ').trim()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
