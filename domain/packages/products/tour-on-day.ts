import { addDays } from '../../dates.ts'
import type { TourSearch } from '../../tours/search.ts'
import type { SupplierTourOffer } from '../../tours/tour-offer.ts'
import type { Moved } from '../../travel/moved.ts'

/** The same start so many days later, for these people. */
export function tourOn(
  search: TourSearch,
  offer: SupplierTourOffer,
  { days, adults, children }: Moved,
): { search: TourSearch; offer: SupplierTourOffer } {
  const party = { adults, children: [...children] }
  const day = addDays(offer.day, days)
  return {
    search: { ...search, ...party, from: day, to: day },
    offer: { ...offer, ...party, day, endDay: addDays(offer.endDay, days) },
  }
}
