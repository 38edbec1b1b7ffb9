import { expect } from 'vitest'
import type { Standing } from './after-the-crash.ts'

/** The expected state for each status of the order. Other statuses are not final. */
export type Endings = Record<string, Partial<Standing>>

const says = (words: RegExp) => expect.arrayContaining([expect.stringMatching(words)])

const issued = { bookings: 1, payments: 1, notes: says(/^Booking reference [A-Z0-9]{6}$/) }
const refunded = { bookings: 0, payments: 0, notes: says(/^Returned to the (wallet|card)\.$/) }
/** Died between the intent and the call: only the airline knows the outcome, and has no booking. */
const waiting = {
  bookings: 0,
  payments: 1,
  notes: says(/^The airline knows of no such booking yet\. Check with the airline before anything is booked again\.$/),
}
const notHeld = { bookings: 0, payments: 0, notes: says(/^The airline has not confirmed the hold\. Nothing was charged;/) }
/** The seats are held; whether the airline was paid is unknown. */
const heldOnly = { bookings: 1, payments: 1, notes: says(/^The airline has not confirmed the payment of the held seats\./) }

export const endings = {
  sold: { Issued: issued, AwaitingAdmin: waiting },
  refused: { Refunded: refunded, AwaitingAdmin: waiting },
  held: { Issued: issued, Failed: notHeld, AwaitingAdmin: heldOnly },
  toppedUp: { none: { bookings: 0, payments: 1 } },
  takenBack: { none: { bookings: 0, payments: 0 } },
} satisfies Record<string, Endings>
