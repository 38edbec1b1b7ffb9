import type { StayOption } from '#domain/stays/found-stay.ts'
import { CompareTick } from '../compare-tick.tsx'
import { compareStay, type StayFoundIn, stopComparingStay, useIsComparedStay } from './stay-compare-list.ts'

/** Takes a house into the comparison, or out of it. */
export function StayCompareTick({ option, search }: { option: StayOption; search: StayFoundIn }) {
  const stay = { searchId: search.searchId, stayId: option.stay.id }
  const isCompared = useIsComparedStay(stay.searchId, stay.stayId)
  const toggle = () => (isCompared ? stopComparingStay(stay) : compareStay(option, search))
  return <CompareTick isCompared={isCompared} onChange={toggle} of={option.stay.name} />
}
