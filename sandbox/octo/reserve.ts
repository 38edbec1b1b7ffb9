import { randomUUID } from 'node:crypto'
import { hash } from '../inventory/hash.ts'
import { type Price, unitPrice, unitsOf } from '../inventory/tours/prices.ts'
import type { Slot } from '../inventory/tours/slots.ts'
import { type Chosen, openSlots, priceOf, statusOf, vacanciesOf } from './availability.ts'
import type { BookingRecord, Bookings, UnitItemRecord } from './booking-record.ts'
import { type Input, readInput } from './input.ts'
import { badRequest, invalidAvailability, invalidUnit, unprocessable } from './octo-error.ts'

const HOLD_MINUTES = 30
const MOST_MINUTES = 60
const SHORT_MINUTES = 5
const MINUTE = 60_000

const contactFields = [
  'fullName',
  'firstName',
  'lastName',
  'emailAddress',
  'phoneNumber',
  'locales',
  'postalCode',
  'country',
  'notes',
]

/** The known fields of a contact. */
export function readContact(value: unknown): Record<string, unknown> {
  const given = Object.entries(Object(value)).filter(([name, text]) => contactFields.includes(name) && text !== undefined)
  const contact = Object.fromEntries(given)
  const { firstName, lastName } = contact
  return firstName && lastName ? { fullName: `${firstName} ${lastName}`, ...contact } : contact
}

/** The units of a booking, each with its price. */
export function readItems({ product, option }: Chosen, rows: readonly unknown[], day: string): UnitItemRecord[] {
  if (rows.length === 0) throw unprocessable('unitItems is empty')
  return rows.map((row) => {
    const input = readInput(row)
    const unitId = input.text('unitId') ?? ''
    const unit = unitsOf(product).find(({ id }) => id === unitId)
    if (!unit) throw invalidUnit(unitId)
    return {
      uuid: input.text('uuid') ?? randomUUID(),
      unitId,
      resellerReference: input.text('resellerReference'),
      contact: readContact(input.object('contact')),
      questionAnswers: input.list('questionAnswers') ?? [],
      price: product.theme.per === 'UNIT' ? unitPrice(product, option, unit, day) : null,
    }
  })
}

/** The slot of an availability id, if it is still sold. */
export function slotOf(chosen: Chosen, availabilityId: string, now: Date): Slot {
  const slot = openSlots(chosen, availabilityId.slice(0, 10), now).find(({ id }) => id === availabilityId)
  if (!slot) throw invalidAvailability(availabilityId)
  return slot
}

/** Throws where there are too few places. */
export function assertPlaces(
  chosen: Chosen,
  slot: Slot,
  { bookings, now, places, except }: { bookings: Bookings; now: Date; places: number; except?: string },
) {
  const left = vacanciesOf(chosen, slot, bookings, except)
  const status = statusOf(chosen, slot, { left, wanted: places, now })
  if (status === 'SOLD_OUT') throw unprocessable('There are not enough places left')
  if (status === 'CLOSED') throw unprocessable('The cut-off of this availability has passed')
}

/** `isShort`: of the fault `short-hold`. */
export const holdUntil = (input: Input, now: Date, isShort = false): number =>
  now.getTime() +
  Math.min(isShort ? SHORT_MINUTES : MOST_MINUTES, Math.max(1, input.number('expirationMinutes') ?? HOLD_MINUTES)) * MINUTE

/** The price of the fault `price-change`. */
export const raised = ({ original, retail, net }: Price, isRaised: boolean): Price => {
  const up = (amount: number) => (isRaised ? Math.round(amount * 1.1) : amount)
  return { original: up(original), retail: up(retail), net: up(net) }
}

export interface Reserving {
  bookings: Bookings
  now: Date
  uuid: string
  /** The price rose since it was shown. */
  isRaised: boolean
  isShort: boolean
}

/** A new booking on hold. */
export function reserve(chosen: Chosen, input: Input, { bookings, now, uuid, isRaised, isShort }: Reserving): BookingRecord {
  const { product, option } = chosen
  const availabilityId = input.text('availabilityId')
  if (!availabilityId) throw badRequest('availabilityId is required')
  const slot = slotOf(chosen, availabilityId, now)
  const unitItems = readItems(chosen, input.list('unitItems') ?? [], slot.day)
  assertPlaces(chosen, slot, { bookings, now, places: unitItems.length })
  const counted = Map.groupBy(unitItems, ({ unitId }) => unitId)
  const wanted = unitsOf(product).flatMap((unit) => {
    const quantity = counted.get(unit.id)?.length ?? 0
    return quantity > 0 ? [{ unit, quantity }] : []
  })
  const at = now.getTime()
  return {
    uuid,
    supplier: product.supplier.id,
    productId: product.id,
    optionId: option.id,
    availabilityId,
    day: slot.day,
    status: 'ON_HOLD',
    resellerReference: input.text('resellerReference'),
    supplierReference: `${product.supplier.id.slice(0, 2).toUpperCase()}${hash(uuid).toString(36).toUpperCase().padStart(7, '0')}`,
    notes: input.text('notes'),
    contact: readContact(input.object('contact')),
    unitItems,
    price: raised(priceOf(chosen, slot.day, wanted), isRaised),
    created: at,
    updated: at,
    expires: holdUntil(input, now, isShort),
    confirmed: null,
    cancelled: null,
    pickup: { pointId: null, hotel: null },
    questionAnswers: [],
  }
}
