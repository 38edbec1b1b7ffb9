import { type JudgedStay, passingAllBut } from './filters.ts'

/** The stays outside the radius of a search that the next larger radius adds. */
export interface BeyondReach {
  count: number
  withinKm: number
}

/** The available radii, in kilometres. */
const STEPS = [2, 5, 10, 15, 20, 25, 30, 40, 50, 60]
/** A suggested radius adds at least this share of all stays outside. */
const SHARE = 0.75

/** The stays outside: those that pass every filter except the distance. Null without any. `mostKm` is the radius of the suppliers' search. */
export function beyondReach(
  judged: readonly JudgedStay[],
  { reachKm, mostKm }: { reachKm: number; mostKm: number },
): BeyondReach | null {
  const outside = judged.flatMap((one) => {
    const [stay] = passingAllBut(one, 'within')
    return stay && stay.stay.km > reachKm ? [stay.stay.km] : []
  })
  if (outside.length === 0) return null
  const added = (km: number) => outside.filter((away) => away <= km).length
  const radii = [...STEPS.filter((km) => km > reachKm && km < mostKm), mostKm]
  const withinKm = radii.find((km) => added(km) >= outside.length * SHARE) ?? mostKm
  const count = added(withinKm)
  return count > 0 ? { count, withinKm } : null
}
