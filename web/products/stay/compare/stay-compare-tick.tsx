import type { StayOption } from '#domain/stays/found-stay.ts'
import { CompareTick } from '../../compare-tick.tsx'
import { comparedStays, type StayFoundIn, toComparedStay } from './compare-list.ts'

/** A checkbox that adds the property to the comparison or removes it. */
export function StayCompareTick({ option, search }: { option: StayOption; search: StayFoundIn }) {
  const stay = { searchId: search.searchId, id: option.stay.id }
  const isCompared = comparedStays.useHas(stay)
  const toggle = () => (isCompared ? comparedStays.remove(stay) : comparedStays.add(toComparedStay(option, search)))
  return <CompareTick isCompared={isCompared} onChange={toggle} of={option.stay.name} />
}
