import { type JudgedStay, passingAllBut } from './filters.ts'

/** The stays outside the reach of a search that the nearest larger radius adds. */
export interface BeyondReach {
  count: number
  withinKm: number
}

/** The radii that are offered, in kilometres. */
const STEPS = [2, 5, 10, 15, 20, 25, 30, 40, 50, 60]
/** An offered radius adds at least this share of all that lies outside. */
const SHARE = 0.75

/**
 * What lies outside: stays that pass every filter but the distance. Null where there are none. `mostKm` is how far suppliers were searched.
 */
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
