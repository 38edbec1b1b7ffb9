import type { Order } from './transition-order.ts'

type Held = Pick<Order, 'status' | 'payBy'>

/** The seller is being asked to hold it: only an order that is to be held has a deadline before it is confirmed. */
export const isHolding = ({ status, payBy }: Held): boolean => status === 'Pending' && payBy !== null

/** It was held and not paid at once: what the supplier is still owed is a payment, not a booking. */
export const wasHeld = ({ payBy }: Pick<Order, 'payBy'>): boolean => payBy !== null
