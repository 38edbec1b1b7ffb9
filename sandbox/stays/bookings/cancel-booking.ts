import { moveBalance } from '../../duffel/balance.ts'
import type { Answer, Call } from '../../duffel/http/add-route.ts'
import { problem } from '../../duffel/http/problem.ts'
import { emitEvent } from '../../duffel/webhooks/emit-event.ts'
import { localMoment, refundAt } from '../../inventory/stays/prices/cancellation-timeline.ts'
import { moveRooms } from '../rates/sold-rooms.ts'
import type { StoredBooking } from './booking-shape.ts'
import { findProperty } from './find-property.ts'
import { presentBooking } from './present-booking.ts'

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** The refund of the paid amount: the timeline is about the whole price, and the fee is deducted from the paid part. */
export function refundOf({ timeline, totalMinor, paidMinor }: StoredBooking, at: Date): number {
  const fee = totalMinor - refundAt(timeline, at)
  return Math.max(0, paidMinor - fee)
}

/** Cancels at once and refunds by the timeline. From the time of check-in on, it is too late. */
export function cancelBooking(call: Call, booking: StoredBooking): Answer {
  const { deps, records } = call
  if (booking.status === 'cancelled') throw problem('already_cancelled')
  if (booking.status !== 'confirmed') throw problem('booking_not_cancellable')
  const { listing, room } = findProperty(call, booking)
  const now = deps.now()
  const arrival = localMoment(listing.property, booking.query.checkIn, minutesOf(listing.property.checkIn))
  const isLate = now.getTime() >= arrival || room.scenario?.outcome === 'too-late-to-cancel'
  if (isLate || call.hasFault('too-late')) throw problem('booking_not_cancellable')
  const refundedMinor = refundOf(booking, now)
  const cancelled: StoredBooking = { ...booking, status: 'cancelled', cancelledAt: now.toISOString(), refundedMinor }
  deps.store.atomically(() => {
    if (booking.paidFrom === 'balance') moveBalance(call, refundedMinor)
    moveRooms(call, { property: listing.property, room, query: booking.query }, -1)
    records.stays.bookings.put(booking.id, cancelled)
    emitEvent(deps, records, {
      type: 'stays.booking.cancelled',
      object: presentBooking(cancelled),
      idempotencyKey: `cancelled-${booking.id}`,
    })
  })
  if (call.hasFault('accepted-then-lost')) return 'lost'
  return { data: presentBooking(cancelled) }
}
