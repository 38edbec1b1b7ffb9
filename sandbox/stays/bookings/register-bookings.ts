import { z } from 'zod'
import type { Api, Call } from '../../duffel/http/add-route.ts'
import { pageOf, pageOfCollection, pageQuery } from '../../duffel/http/page-list.ts'
import { parseData, parseQuery } from '../../duffel/http/parse-input.ts'
import { problem } from '../../duffel/http/problem.ts'
import { bookingChange } from './booking-input.ts'
import type { StoredBooking } from './booking-shape.ts'
import { cancelBooking } from './cancel-booking.ts'
import { type AskProperty, createBooking } from './create-booking.ts'
import { presentBooking } from './present-booking.ts'

const listQuery = pageQuery.extend({ user_id: z.string().optional() })

function findBooking({ records, param }: Call): StoredBooking {
  const booking = records.stays.bookings.get(param('id'))
  if (booking === undefined) throw problem('not_found')
  return booking
}

function listBookings({ records, query }: Call) {
  const { user_id, ...page } = parseQuery(listQuery, query)
  const { data, meta } =
    user_id === undefined
      ? pageOfCollection(records.stays.bookings, page)
      : pageOf(records.stays.bookings.find('user', user_id).toReversed(), page)
  return { data: data.map(presentBooking), meta }
}

function updateBooking(call: Call) {
  const booking = findBooking(call)
  const { metadata, users } = parseData(bookingChange, call.body)
  const changed = { ...booking, metadata: metadata ?? booking.metadata, users: users ?? booking.users }
  call.records.stays.bookings.put(booking.id, changed)
  return { data: presentBooking(changed) }
}

/** Bookings: created, read, listed, annotated and cancelled. */
export const registerBookings =
  (askProperty: AskProperty) =>
  ({ add }: Api): void => {
    add('POST', '/stays/bookings', (call) => createBooking(call, askProperty))
    add('GET', '/stays/bookings', listBookings)
    add('GET', '/stays/bookings/:id', (call) => ({ data: presentBooking(findBooking(call)) }))
    add('PATCH', '/stays/bookings/:id', updateBooking)
    add('POST', '/stays/bookings/:id/actions/cancel', (call) => cancelBooking(call, findBooking(call)))
  }
