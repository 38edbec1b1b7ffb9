import type { PlaceState } from '#domain/tours/tour.ts'
import type { SupplierDay, SupplierStart, UnitQuantity } from '../port.ts'
import { netOf, priceOf, taxOf } from './prices.ts'
import type { WireDay, WireSlot } from './wire.ts'

const states: Readonly<Record<string, PlaceState>> = {
  AVAILABLE: 'available',
  FREESALE: 'freesale',
  LIMITED: 'limited',
  SOLD_OUT: 'sold-out',
  CLOSED: 'closed',
}

const stateOf = ({ available, status }: { available: boolean; status: string }): PlaceState => {
  const state = states[status] ?? 'closed'
  if (available) return state === 'sold-out' || state === 'closed' ? 'available' : state
  return state === 'closed' ? 'closed' : 'sold-out'
}

const isSold = (state: PlaceState) => state !== 'sold-out' && state !== 'closed'

export function mapDay(day: WireDay, units: readonly UnitQuantity[]): SupplierDay {
  const state = stateOf(day)
  const net = isSold(state) ? priceOf({ units: day.unitPricingFrom, whole: day.pricingFrom }, units) : null
  return { day: day.localDate, state: net === null && isSold(state) ? 'closed' : state, left: day.vacancies ?? null, net }
}

export function mapStart(slot: WireSlot, units: readonly UnitQuantity[]): SupplierStart {
  const state = stateOf(slot)
  const end = slot.localDateTimeEnd ?? slot.localDateTimeStart
  const isOpening = slot.allDay || (slot.openingHours ?? []).length > 0
  return {
    availabilityId: slot.id,
    day: slot.localDateTimeStart.slice(0, 10),
    time: isOpening ? null : slot.localDateTimeStart.slice(11, 16),
    endDay: end.slice(0, 10),
    endTime: isOpening ? null : end.slice(11, 16),
    openingHours: slot.openingHours ?? [],
    state,
    left: slot.vacancies ?? null,
    net: isSold(state) ? priceOf({ units: slot.unitPricing, whole: slot.pricing }, units) : null,
    tax: slot.pricing ? taxOf(slot.pricing) : null,
    each: (slot.unitPricing ?? []).map((price) => ({ unitId: price.unitId, net: netOf(price) })),
    startsAt: new Date(slot.localDateTimeStart).toISOString(),
    bookableUntil: new Date(slot.utcCutoffAt).toISOString(),
  }
}
