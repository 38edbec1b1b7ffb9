import { freeUntil } from '../../stays/cancellation.ts'
import type { SupplierTourOffer } from '../tour-offer.ts'

/**
 * ISO instant until which a booked tour can be changed; null if it cannot, or no longer. A change must not avoid what a cancellation costs, so it is
 * possible while cancelling is free. What the operator confirms itself is not changed: it would have to be asked again.
 */
export const changeableUntil = (
  { cancellation, option }: Pick<SupplierTourOffer, 'cancellation' | 'option'>,
  at: Date,
): string | null => (option.isOnRequest ? null : freeUntil(cancellation, at))

/** How many of each unit, in one order. */
const counted = (unitIds: readonly string[]): string => unitIds.toSorted().join()

/** Whether two parties book the same units, whoever they are for. */
export const isSameUnits = (a: SupplierTourOffer['people'], b: SupplierTourOffer['people']): boolean =>
  counted(a.map(({ unitId }) => unitId)) === counted(b.map(({ unitId }) => unitId))

type Booked = Pick<SupplierTourOffer, 'optionId' | 'availabilityId' | 'people'>

/** Whether two offers are the same start for the same units. */
export const isSameBooking = (a: Booked, b: Booked): boolean =>
  a.optionId === b.optionId && a.availabilityId === b.availabilityId && isSameUnits(a.people, b.people)

/** Whether a supplier's booking is this start for these units. Where it does not name the units, the start decides. */
export const isBookedAs = (
  { availabilityId, people }: Booked,
  at: { supplierOfferId: string | null; unitIds?: readonly string[] | undefined },
): boolean => {
  if (at.supplierOfferId !== availabilityId) return false
  return !at.unitIds || at.unitIds.length === 0 || counted(at.unitIds) === counted(people.map(({ unitId }) => unitId))
}
