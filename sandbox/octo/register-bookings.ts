import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { SandboxDeps } from '../deps.ts'
import type { TourSupplierRow } from '../inventory/tours/suppliers.ts'
import type { BookingRecord, Bookings } from './booking-record.ts'
import { changeBooking, confirmBooking } from './change-booking.ts'
import { type Catalogue, readCapabilities } from './catalogue.ts'
import { readInput } from './input.ts'
import { badRequest, invalidBooking, unprocessable } from './octo-error.ts'
import { presentBooking, refundableUntil } from './present-booking.ts'
import { holdUntil, reserve } from './reserve.ts'

interface Open {
  supplier: TourSupplierRow
  catalogue: Catalogue
  bookings: Bookings
  deps: SandboxDeps
  /** The operator decides about a request later. */
  decideLater(booking: BookingRecord): void
}

type ByUuid = FastifyRequest<{ Params: { uuid: string } }>
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** `/bookings` of a supplier: reserve, read, change, confirm, extend and cancel. */
export function registerBookings(app: FastifyInstance, { supplier, catalogue, bookings, deps, decideLater }: Open): void {
  const { faults, now } = deps
  const path = `/${supplier.id}/bookings`
  const find = (uuid: string): BookingRecord => {
    const found = bookings.get(supplier.id, uuid)
    if (!found) throw invalidBooking(uuid)
    return found
  }
  const present = (request: FastifyRequest, booking: BookingRecord) =>
    presentBooking(catalogue.chosen(booking.productId, booking.optionId), booking, {
      presenting: catalogue.presenting(readCapabilities(request)),
      bookings,
      now: now(),
    })
  /** The work is done and its answer is lost, if that was asked for. */
  const answer = (request: FastifyRequest, reply: FastifyReply, booking: BookingRecord) => {
    if (!faults.take('octo', 'accepted-then-lost', path)) return present(request, booking)
    request.raw.socket.destroy()
    return reply.hijack()
  }

  app.post('/bookings', async (request, reply) => {
    const input = readInput(request.body)
    const uuid = input.text('uuid') ?? randomUUID()
    if (!UUID.test(uuid)) throw invalidBooking(uuid)
    const known = bookings.get(supplier.id, uuid)
    if (known) return present(request, known)
    const chosen = catalogue.chosen(input.text('productId') ?? '', input.text('optionId') ?? '')
    if (faults.take('octo', 'sold-out', path)) throw unprocessable('There are not enough places left')
    const isRaised = faults.take('octo', 'price-change', path)
    const isShort = faults.take('octo', 'short-hold', path)
    const booking = bookings.atomically(() => {
      const made = reserve(chosen, input, { bookings, now: now(), uuid, isRaised, isShort })
      bookings.put(made)
      return made
    })
    return answer(request, reply, booking)
  })

  app.get('/bookings', async (request) => {
    const { resellerReference, supplierReference } = Object(request.query)
    if (resellerReference)
      return bookings.find(supplier.id, 'reseller', String(resellerReference)).map((one) => present(request, one))
    if (supplierReference)
      return bookings.find(supplier.id, 'reference', String(supplierReference)).map((one) => present(request, one))
    throw badRequest('resellerReference or supplierReference is required')
  })

  app.get('/bookings/:uuid', async (request: ByUuid) => present(request, find(request.params.uuid)))

  app.patch('/bookings/:uuid', async (request: ByUuid, reply) => {
    const booking = find(request.params.uuid)
    if (faults.take('octo', 'booking-refused', path)) throw unprocessable('The operator refused the change')
    const isRaised = faults.take('octo', 'price-change', path)
    const changed = bookings.atomically(() => {
      const next = changeBooking(catalogue, booking, readInput(request.body), { bookings, now: now(), isRaised })
      bookings.put(next)
      return next
    })
    return answer(request, reply, changed)
  })

  app.post('/bookings/:uuid/extend', async (request: ByUuid) => {
    const booking = find(request.params.uuid)
    if (booking.status !== 'ON_HOLD') throw unprocessable(`The booking is ${booking.status}`)
    const extended = { ...booking, expires: holdUntil(readInput(request.body ?? {}), now()) }
    bookings.put(extended)
    return present(request, extended)
  })

  app.post('/bookings/:uuid/confirm', async (request: ByUuid, reply) => {
    const booking = find(request.params.uuid)
    if (booking.status === 'CONFIRMED' || booking.status === 'PENDING') return present(request, booking)
    if (booking.status !== 'ON_HOLD') throw unprocessable(`The booking is ${booking.status}`)
    if (faults.take('octo', 'booking-refused', path)) throw unprocessable('The operator refused the booking')
    const confirmed = confirmBooking(catalogue, booking, readInput(request.body), now())
    bookings.put(confirmed)
    if (confirmed.status === 'PENDING') decideLater(confirmed)
    return answer(request, reply, confirmed)
  })

  app.post('/bookings/:uuid/cancel', async (request: ByUuid, reply) => {
    const booking = find(request.params.uuid)
    if (booking.status === 'CANCELLED') return present(request, booking)
    if (booking.status === 'EXPIRED' || booking.status === 'REJECTED') throw unprocessable(`The booking is ${booking.status}`)
    const until = refundableUntil(catalogue.chosen(booking.productId, booking.optionId), booking)
    const isLate = booking.status === 'CONFIRMED' && (until === null || now().getTime() >= until)
    if (isLate || faults.take('octo', 'too-late', path)) throw unprocessable('The cancellation cut-off has passed')
    const reason = readInput(request.body ?? {}).text('reason')
    const cancelled: BookingRecord = {
      ...booking,
      status: 'CANCELLED',
      cancelled: { at: now().getTime(), reason, refund: 'FULL' },
    }
    bookings.put(cancelled)
    return answer(request, reply, cancelled)
  })
}
