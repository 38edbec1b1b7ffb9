import type { Chosen } from './availability.ts'
import { priceOf } from './availability.ts'
import type { BookingRecord, Bookings } from './booking-record.ts'
import type { Catalogue } from './catalogue.ts'
import { type Input, readInput } from './input.ts'
import { badRequest, unprocessable } from './octo-error.ts'
import { refundableUntil } from './present-booking.ts'
import { assertPlaces, raised, readContact, readItems, slotOf } from './reserve.ts'
import { unitsOf } from '../inventory/tours/prices.ts'

/** What contact, notes, pick-up and answers a request changes. */
const withWords = (booking: BookingRecord, input: Input): BookingRecord => ({
  ...booking,
  contact: { ...booking.contact, ...readContact(input.object('contact')) },
  notes: input.text('notes') ?? booking.notes,
  resellerReference: input.text('resellerReference') ?? booking.resellerReference,
  pickup: {
    pointId: input.text('pickupPointId') ?? booking.pickup.pointId,
    hotel: input.text('pickupHotel') ?? booking.pickup.hotel,
  },
  questionAnswers: input.list('questionAnswers') ?? booking.questionAnswers,
})

/** The units with what a request says about each, in their order. */
const withItems = (booking: BookingRecord, rows: readonly unknown[] | null): BookingRecord => ({
  ...booking,
  unitItems: booking.unitItems.map((item, index) => {
    const row = rows?.[index]
    if (row === undefined) return item
    const input = readInput(row)
    return {
      ...item,
      contact: { ...item.contact, ...readContact(input.object('contact')) },
      questionAnswers: input.list('questionAnswers') ?? item.questionAnswers,
    }
  }),
})

function assertAnswered(
  { product }: Chosen,
  booking: BookingRecord,
  questions: readonly { id: string; of: string; required: boolean }[],
) {
  const answers = (rows: readonly unknown[]) => new Set(rows.map((row) => String(Object(row).questionId ?? '')))
  for (const { id, of, required } of questions) {
    if (!required) continue
    const places = of === 'booking' ? [booking.questionAnswers] : booking.unitItems.map(({ questionAnswers }) => questionAnswers)
    if (places.some((rows) => !answers(rows).has(id))) throw unprocessable(`The question ${id} is not answered`)
  }
  if (product.theme.pickup === 'required' && !booking.pickup.pointId && !booking.pickup.hotel)
    throw unprocessable('The pick-up is not chosen')
}

/** A confirmed booking, or one that its operator was asked for. */
export function confirmBooking(catalogue: Catalogue, booking: BookingRecord, input: Input, now: Date): BookingRecord {
  const chosen = catalogue.chosen(booking.productId, booking.optionId)
  const told = withItems(withWords(booking, input), input.list('unitItems'))
  const { firstName, lastName, fullName } = told.contact
  if (!fullName && !(firstName && lastName)) throw badRequest('The contact has no name')
  assertAnswered(chosen, told, catalogue.questionsOf(chosen.product))
  const isAsked = chosen.product.theme.onRequest
  return { ...told, status: isAsked ? 'PENDING' : 'CONFIRMED', confirmed: isAsked ? null : now.getTime() }
}

/** A booking with another time, other people or other words, before it is over. */
export function changeBooking(
  catalogue: Catalogue,
  booking: BookingRecord,
  input: Input,
  { bookings, now, isRaised }: { bookings: Bookings; now: Date; isRaised: boolean },
): BookingRecord {
  if (booking.status !== 'ON_HOLD' && booking.status !== 'CONFIRMED') throw unprocessable(`The booking is ${booking.status}`)
  const chosen = catalogue.chosen(booking.productId, input.text('optionId') ?? booking.optionId)
  const availabilityId = input.text('availabilityId') ?? booking.availabilityId
  const rows = input.list('unitItems')
  const isMoved = availabilityId !== booking.availabilityId || chosen.option.id !== booking.optionId
  if (!isMoved && !rows) return withWords(booking, input)
  const until = refundableUntil(catalogue.chosen(booking.productId, booking.optionId), booking)
  if (booking.status === 'CONFIRMED' && (until === null || now.getTime() >= until))
    throw unprocessable('The cancellation cut-off has passed')
  const slot = slotOf(chosen, availabilityId, now)
  const unitItems = rows ? readItems(chosen, rows, slot.day) : booking.unitItems
  assertPlaces(chosen, slot, { bookings, now, places: unitItems.length, except: booking.uuid })
  const wanted = unitsOf(chosen.product).flatMap((unit) => {
    const quantity = unitItems.filter(({ unitId }) => unitId === unit.id).length
    return quantity > 0 ? [{ unit, quantity }] : []
  })
  const price = raised(priceOf(chosen, slot.day, wanted), isRaised)
  return withWords({ ...booking, optionId: chosen.option.id, availabilityId, day: slot.day, unitItems, price }, input)
}
