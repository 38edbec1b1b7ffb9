import { expect } from 'vitest'
import type { Standing } from './after-the-crash.ts'

/** By the order's status, what has to be true of it then. Another status is no end. */
export type Endings = Record<string, Partial<Standing>>

const says = (words: RegExp) => expect.arrayContaining([expect.stringMatching(words)])

const issued = { bookings: 1, payments: 1, notes: says(/^Booking reference [A-Z0-9]{6}$/) }
const refunded = { bookings: 0, payments: 0, notes: says(/^Returned to the (wallet|card)\.$/) }
/** Died between writing down the intent and calling: only the airline knows, and it has none. */
const waiting = {
  bookings: 0,
  payments: 1,
  notes: says(/^The airline knows of no such booking yet\. Check with the airline before anything is booked again\.$/),
}
const notHeld = { bookings: 0, payments: 0, notes: says(/^The airline has not confirmed the hold\. Nothing was charged;/) }
/** The seats are held; whether the airline was paid is not known. */
const heldOnly = { bookings: 1, payments: 1, notes: says(/^The airline has not confirmed the payment of the held seats\./) }

export const endings = {
  sold: { Issued: issued, AwaitingAdmin: waiting },
  refused: { Refunded: refunded, AwaitingAdmin: waiting },
  held: { Issued: issued, Failed: notHeld, AwaitingAdmin: heldOnly },
  toppedUp: { none: { bookings: 0, payments: 1 } },
  takenBack: { none: { bookings: 0, payments: 0 } },
} satisfies Record<string, Endings>
