import { dayAt, timeAt } from '../../dates.ts'
import { zero } from '../../money/money.ts'
import type { SupplierTourOffer } from '../../tours/tour-offer.ts'
import type { Departure } from '../availability/schedule.ts'
import type { CancellationRule } from '../option-shape.ts'

/** The terms of a booking that the agency moved: cancelling is free until it starts, because its buyer did not choose the new time. */
export const movedTerms: readonly CancellationRule[] = [{ minutesBefore: 0, refundPercent: 100 }]

/** A sold offer at another departure of its option, at the same price. */
export function movedOffer(
  offer: SupplierTourOffer,
  { departure, zone, id }: { departure: Departure; zone: string; id: string },
): SupplierTourOffer {
  const { day, time, startsAt, endsAt, openingHours, bookableUntil } = departure
  const hasEnd = time !== null && offer.option.durationMinutes !== null
  return {
    ...offer,
    id,
    day,
    time,
    endDay: hasEnd ? dayAt(endsAt, zone) : day,
    endTime: hasEnd ? timeAt(endsAt, zone) : null,
    openingHours,
    availabilityId: departure.id,
    cancellation: [{ until: startsAt.toISOString(), penalty: zero(offer.net.currency) }],
    bookableUntil: bookableUntil.toISOString(),
  }
}
