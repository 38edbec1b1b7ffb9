import { toAmount } from '../../duffel/money.ts'
import { presentDates, presentGuests } from '../search/present-result.ts'
import type { StoredBooking } from './booking-shape.ts'

/** A booking in the vendor's format; the refund is this sandbox's own field. */
export function presentBooking(booking: StoredBooking) {
  const { accommodation, query } = booking
  const rate = accommodation.rooms[0]?.rates[0]
  return {
    id: booking.id,
    ...presentDates(query),
    rooms: query.rooms,
    guest_types: presentGuests(query),
    guests: booking.guests.map(({ given_name, family_name, user_id }) => ({ given_name, family_name, user_id: user_id ?? null })),
    email: booking.email,
    phone_number: booking.phone,
    accommodation_special_requests: booking.specialRequests,
    accommodation,
    status: booking.status,
    reference: booking.reference,
    confirmed_at: booking.confirmedAt,
    cancelled_at: booking.cancelledAt,
    key_collection: accommodation.key_collection,
    supported_loyalty_programme: accommodation.supported_loyalty_programme,
    loyalty_programme_account_number: booking.loyaltyAccount,
    estimated_commission_amount: rate?.estimated_commission_amount ?? null,
    estimated_commission_currency: rate?.estimated_commission_currency ?? null,
    refund_amount: booking.refundedMinor === null ? null : toAmount(booking.refundedMinor),
    refund_currency: rate?.total_currency ?? null,
    metadata: booking.metadata,
    users: booking.users,
    live_mode: false,
  }
}
