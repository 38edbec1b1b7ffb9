import type { SandboxDeps } from '../../deps.ts'
import { moveBalance } from '../../duffel/balance.ts'
import { makeReference } from '../../duffel/make-id.ts'
import type { Records } from '../../duffel/open-records.ts'
import { emitEvent } from '../../duffel/webhooks/emit-event.ts'
import type { AccountProfile } from '../../inventory/accounts.ts'
import { moveRooms } from '../rates/sold-rooms.ts'
import type { StoredBooking } from './booking-shape.ts'
import { findProperty } from './find-property.ts'
import { presentBooking } from './present-booking.ts'

/** The delay of a property's response to a request. */
export const THINKS_MS = 1_500

interface Answering {
  deps: SandboxDeps
  records: Records
  account: AccountProfile
}

/** The property's response to a request: it confirms with its own number, or declines and the booking is refunded. A repeated call has no effect. */
export function answerRequest(answering: Answering, id: string): void {
  const { deps, records } = answering
  const booking = records.stays.bookings.get(id)
  if (booking?.status !== 'requested') return
  const at = deps.now().toISOString()
  if (booking.willConfirm) {
    const confirmed: StoredBooking = { ...booking, status: 'confirmed', reference: makeReference(() => false), confirmedAt: at }
    records.stays.bookings.put(id, confirmed)
    emitEvent(deps, records, { type: 'stays.booking.created', object: presentBooking(confirmed), idempotencyKey: id })
    return
  }
  const { listing, room } = findProperty(answering, booking)
  const failed: StoredBooking = { ...booking, status: 'failed', refundedMinor: booking.paidMinor }
  if (booking.paidFrom === 'balance') moveBalance(answering, booking.paidMinor)
  moveRooms(answering, { property: listing.property, room, query: booking.query }, -1)
  records.stays.bookings.put(id, failed)
  emitEvent(deps, records, {
    type: 'stays.booking_creation_failed',
    object: { quote_id: booking.quoteId, booking_id: null, id },
    idempotencyKey: Buffer.from(`failed-${id}`).toString('base64'),
  })
}
