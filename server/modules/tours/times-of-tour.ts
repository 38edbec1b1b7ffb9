import type { SupplierTourOffer } from '#domain/tours/tour-offer.ts'
import { instantOf } from '../products/local-time.ts'

/** Local times of a day without opening hours. */
const WHOLE_DAY = { from: '09:00', to: '18:00' }

/** From the start to the end; of opening hours where it has no start time. */
export function timesOfTour({ tour, day, time, endDay, endTime, openingHours }: SupplierTourOffer) {
  const open = openingHours[0] ?? WHOLE_DAY
  return {
    startsAt: instantOf(`${day}T${time ?? open.from}:00`, tour.zone),
    endsAt: instantOf(`${endDay}T${endTime ?? open.to}:00`, tour.zone),
    zone: tour.zone,
  }
}
