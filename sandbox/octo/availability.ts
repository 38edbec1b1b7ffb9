import { bookingPrice, type Price, type UnitRow, unitPrice, unitsOf } from '../inventory/tours/prices.ts'
import type { TourOptionRow, TourProduct } from '../inventory/tours/products.ts'
import { HORIZON_DAYS, localDay, type Slot, slotsOf } from '../inventory/tours/slots.ts'
import type { Bookings } from './booking-record.ts'
import type { Input } from './input.ts'
import { badRequest, invalidUnit } from './octo-error.ts'
import { money } from './present-product.ts'

export interface Chosen {
  product: TourProduct
  option: TourOptionRow
}

export interface WantedUnit {
  unit: UnitRow
  quantity: number
}

const DAY_MS = 86_400_000
const MOST_DAYS = 400

/** The requested units; none means that any place will do. */
export function readUnits({ product }: Chosen, input: Input): WantedUnit[] {
  return (input.list('units') ?? []).map((row) => {
    const id = String(Object(row).id ?? '')
    const quantity = Number(Object(row).quantity)
    const unit = unitsOf(product).find((one) => one.id === id)
    if (!unit) throw invalidUnit(id)
    if (!Number.isInteger(quantity) || quantity < 0) throw badRequest('quantity is not a whole number')
    return { unit, quantity }
  })
}

/** Every local day of the requested period. */
export function readDays(input: Input): string[] {
  const from = input.day('localDateStart')
  const to = input.day('localDateEnd')
  if (!from || !to) throw badRequest('localDateStart and localDateEnd are required')
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (count < 1 || count > MOST_DAYS) throw badRequest('The period is not valid')
  return Array.from({ length: count }, (_, at) => new Date(Date.parse(from) + at * DAY_MS).toISOString().slice(0, 10))
}

/** The places left of a slot; null without a limit. */
export const vacanciesOf = (
  { product, option }: Chosen,
  { id, capacity, sold }: Slot,
  bookings: Bookings,
  except = '',
): number | null =>
  capacity === null || product.theme.freesale
    ? null
    : Math.max(
        0,
        capacity -
          sold -
          bookings.taken(
            { supplier: product.supplier.id, productId: product.id, optionId: option.id, availabilityId: id },
            except,
          ),
      )

/** The slots of a day that are not over and within the horizon. */
export function openSlots({ product, option }: Chosen, day: string, now: Date): Slot[] {
  const last = new Date(now.getTime() + HORIZON_DAYS * DAY_MS).toISOString().slice(0, 10)
  if (day > last || day < localDay(product, now.getTime())) return []
  return slotsOf(product, option, day)
}

export type Status = 'AVAILABLE' | 'FREESALE' | 'SOLD_OUT' | 'LIMITED' | 'CLOSED'

export function statusOf(
  { product }: Chosen,
  slot: Slot,
  { left, wanted, now }: { left: number | null; wanted: number; now: Date },
): Status {
  if (slot.cutoff <= now.getTime()) return 'CLOSED'
  if (left === null) return product.theme.freesale ? 'FREESALE' : 'AVAILABLE'
  if (left < Math.max(1, wanted)) return 'SOLD_OUT'
  return slot.capacity !== null && left < slot.capacity / 2 ? 'LIMITED' : 'AVAILABLE'
}

export const isSold = (status: Status): boolean => status !== 'SOLD_OUT' && status !== 'CLOSED'

/** The whole price of these units on a day. */
export function priceOf({ product, option }: Chosen, day: string, wanted: readonly WantedUnit[]): Price {
  if (product.theme.per === 'BOOKING') return bookingPrice(product, option, day)
  const parts = wanted.map(({ unit, quantity }) => ({ price: unitPrice(product, option, unit, day), quantity }))
  const sum = (of: (price: Price) => number) => parts.reduce((total, { price, quantity }) => total + of(price) * quantity, 0)
  return { original: sum(({ original }) => original), retail: sum(({ retail }) => retail), net: sum(({ net }) => net) }
}

const unitPrices = ({ product, option }: Chosen, day: string) =>
  product.theme.per === 'BOOKING'
    ? []
    : unitsOf(product).map((unit) => ({ unitId: unit.id, ...money(unitPrice(product, option, unit, day), product) }))

interface Showing {
  bookings: Bookings
  now: Date
  wanted: readonly WantedUnit[]
  hasPricing: boolean
  hasPickups: boolean
}

const countOf = (wanted: readonly WantedUnit[]) => wanted.reduce((total, { quantity }) => total + quantity, 0)

/** A slot in the form of OCTO. */
export function presentSlot(chosen: Chosen, slot: Slot, { bookings, now, wanted, hasPricing, hasPickups }: Showing) {
  const left = vacanciesOf(chosen, slot, bookings)
  const status = statusOf(chosen, slot, { left, wanted: countOf(wanted), now })
  const { pickup } = chosen.product.theme
  return {
    id: slot.id,
    localDateTimeStart: slot.localStart,
    localDateTimeEnd: slot.localEnd,
    utcCutoffAt: new Date(slot.cutoff).toISOString(),
    allDay: slot.openingHours.length > 0,
    available: isSold(status),
    status,
    vacancies: left,
    capacity: slot.capacity,
    maxUnits: null,
    openingHours: slot.openingHours,
    ...(hasPricing && {
      unitPricing: unitPrices(chosen, slot.day),
      ...((wanted.length > 0 || chosen.product.theme.per === 'BOOKING') && {
        pricing: money(priceOf(chosen, slot.day, wanted), chosen.product),
      }),
    }),
    ...(hasPickups && { pickupAvailable: pickup !== 'none', pickupRequired: pickup === 'required' }),
  }
}

/** A day in the form of OCTO's calendar. */
export function presentDay(chosen: Chosen, day: string, showing: Showing) {
  const { bookings, now, wanted, hasPricing } = showing
  const slots = openSlots(chosen, day, now).map((slot) => {
    const left = vacanciesOf(chosen, slot, bookings)
    return { slot, left, status: statusOf(chosen, slot, { left, wanted: countOf(wanted), now }) }
  })
  const sold = slots.filter(({ status }) => isSold(status))
  const order: readonly Status[] = ['FREESALE', 'AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED']
  const total = (values: readonly (number | null)[]) =>
    values.length === 0 || values.includes(null) ? null : values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
  return {
    localDate: day,
    available: sold.length > 0,
    status: order.find((status) => slots.some((one) => one.status === status)) ?? 'CLOSED',
    vacancies: slots.length === 0 ? 0 : total(slots.map(({ left }) => left)),
    capacity: slots.length === 0 ? 0 : total(slots.map(({ slot }) => slot.capacity)),
    openingHours: slots[0]?.slot.openingHours ?? [],
    ...(hasPricing &&
      sold.length > 0 && {
        unitPricingFrom: unitPrices(chosen, day),
        ...((wanted.length > 0 || chosen.product.theme.per === 'BOOKING') && {
          pricingFrom: money(priceOf(chosen, day, wanted), chosen.product),
        }),
      }),
  }
}
