import { type LocalDate, timeAt } from '../../dates.ts'
import type { Money } from '../../money/money.ts'
import { freeUntil, refundabilityAt } from '../../stays/cancellation.ts'
import { chooseUnits, quantitiesOf } from '../../tours/choose-units.ts'
import type { Party } from '../../tours/search.ts'
import type { PlaceState } from '../../tours/tour.ts'
import { departuresIn } from '../availability/departures.ts'
import type { Departure } from '../availability/schedule.ts'
import type { AuthoredOption } from '../option-shape.ts'
import { asOption } from './as-tour.ts'
import { capacityOf, lastSoldDay, scheduleOf } from './option-schedule.ts'
import { ownSteps } from './own-refund.ts'
import { priceOfParty } from './price-of-party.ts'
import { seatsOf } from './seats.ts'

interface Asked {
  option: AuthoredOption
  zone: string
  party: Party
  /** The agency's currency. */
  currency: string
  now: Date
}

/** A departure of a draft as it would be sold: with all of its seats. */
interface DraftDeparture {
  departure: Departure
  state: PlaceState
  left: number | null
  total: Money | null
  prices: { unitId: string; title: string; quantity: number; price: Money }[]
}

function departuresOf(
  { option, zone, party, currency, now }: Asked,
  period: { from: LocalDate; to: LocalDate },
): DraftDeparture[] {
  const chosen = chooseUnits(asOption(option, 0), party)
  if (!chosen) return []
  const units = quantitiesOf(chosen)
  const seats = seatsOf(
    option,
    chosen.map(({ unit }) => unit.id),
  )
  const left = capacityOf(option)
  const to = period.to < lastSoldDay(now, zone) ? period.to : lastSoldDay(now, zone)
  return departuresIn(scheduleOf(option, zone), { from: period.from, to })
    .filter(({ bookableUntil }) => bookableUntil > now)
    .map((departure) => {
      const price = priceOfParty(option.price, { channel: 'agency', day: departure.day, currency }, units)
      const isFull = left !== null && left < seats
      const prices = units.flatMap(({ unitId, quantity }) => {
        const each = price?.each.find((one) => one.unitId === unitId)
        const title = option.categories.find(({ id }) => id === unitId)?.title ?? ''
        return each ? [{ unitId, title, quantity, price: { ...each.amount, amount: each.amount.amount * quantity } }] : []
      })
      const state: PlaceState = left === null ? 'freesale' : 'available'
      return { departure, state: isFull ? 'sold-out' : state, left, total: isFull ? null : (price?.total ?? null), prices }
    })
}

/** The days of a draft with their lowest price, as its calendar would show them. */
export function draftDays(asked: Asked, period: { from: LocalDate; to: LocalDate }) {
  const byDay = Map.groupBy(departuresOf(asked, period), ({ departure }) => departure.day)
  return [...byDay].map(([day, some]) => {
    const priced = some.flatMap(({ total }) => total ?? [])
    const lowest = priced.toSorted((a, b) => a.amount - b.amount)[0] ?? null
    return {
      day,
      state: some[0]?.state ?? ('closed' as const),
      left: some[0]?.left ?? null,
      total: lowest,
      hasWaitingList: false,
    }
  })
}

/** The starts of a day of a draft, as travellers would choose from them. */
export function draftStarts(asked: Asked, day: LocalDate) {
  const { option, zone, now } = asked
  return departuresOf(asked, { from: day, to: day }).map(({ departure, state, left, total, prices }) => {
    const steps = total ? ownSteps(option.setup.cancellation, total, departure.startsAt) : []
    const hasEnd = departure.time !== null && option.setup.durationMinutes !== null
    return {
      time: departure.time,
      endTime: hasEnd ? timeAt(departure.endsAt, zone) : null,
      openingHours: departure.openingHours,
      state,
      left,
      total,
      prices,
      bookableUntil: departure.bookableUntil.toISOString(),
      freeUntil: freeUntil(steps, now),
      isPartlyRefundable: total !== null && refundabilityAt(steps, total, now) === 'partial',
      hasWaitingList: false,
    }
  })
}
