import type { ListedTour } from '#domain/tours/found-tour.ts'
import { CompareTick } from '../../compare-tick.tsx'
import { comparedTours, type TourFoundIn, toComparedTour } from './compare-list.ts'

/** A checkbox that adds the tour to the comparison or removes it. */
export function TourCompareTick({ listed: { tour, total }, foundIn }: { listed: ListedTour; foundIn: TourFoundIn }) {
  const key = { searchId: foundIn.searchId, id: tour.id }
  const isCompared = comparedTours.useHas(key)
  const toggle = () => (isCompared ? comparedTours.remove(key) : comparedTours.add(toComparedTour({ ...tour, total }, foundIn)))
  return <CompareTick isCompared={isCompared} onChange={toggle} of={tour.title} />
}
