import { ofDelivery } from './delivery.ts'
import { forgottenReservations } from './forgotten-reservations.ts'
import type { Invariant } from './invariant.ts'
import { ofLedger } from './ledger.ts'
import { ofOrders } from './orders.ts'
import { ofPayments } from './payments.ts'
import { readableByOthers } from './readable-by-others.ts'

/** All invariants. */
export const invariants: readonly Invariant[] = [
  ...ofLedger,
  ...ofOrders,
  ...ofPayments,
  ...ofDelivery,
  { id: 'I5', says: 'sold is never more than there is: nothing is sold from stock of our own yet', breaches: () => null },
  { id: 'I5', says: 'what is reserved is sold, or is about to be given back', breaches: forgottenReservations },
  { id: 'I7', says: 'no row is readable by another agency, by a stranger or without one', breaches: readableByOthers },
]
