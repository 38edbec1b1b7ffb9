import { ofDelivery } from './delivery.ts'
import type { Invariant } from './invariant.ts'
import { ofLedger } from './ledger.ts'
import { ofOrders } from './orders.ts'
import { ofOwnSeats } from './own-seats.ts'
import { ofPackagePlaces } from './package-places.ts'
import { ofPayments } from './payments.ts'
import { readableByOthers } from './readable-by-others.ts'
import { unreleasedReservations } from './unreleased-reservations.ts'

/** All invariants. */
export const invariants: readonly Invariant[] = [
  ...ofLedger,
  ...ofOrders,
  ...ofPayments,
  ...ofDelivery,
  ...ofOwnSeats,
  ...ofPackagePlaces,
  { id: 'I5', says: 'a reservation is sold, or is about to be released', breaches: unreleasedReservations },
  { id: 'I7', says: 'no row is readable by another agency, by an unknown one or without one', breaches: readableByOthers },
]
