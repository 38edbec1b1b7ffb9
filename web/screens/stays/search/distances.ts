import { defaultRadiusKm } from '#domain/defaults.ts'
import type { StayDraft } from './stay-draft.ts'

/** The radius around a place, in kilometres. */
const radii = [1, 2, 5, 10, 15, 20, 30]

type Reach = Pick<StayDraft, 'destination' | 'radiusKm'>

/** The distance that a form shows. */
export function distanceOf(draft: Reach): string {
  const isWhole = draft.radiusKm === null && distancesOf(draft)[0]?.value === ''
  return isWhole ? '' : String(draft.radiusKm ?? defaultRadiusKm)
}

/** The distances of a form: a city as a whole leads those around its centre. */
export function distancesOf({ destination, radiusKm }: Reach): { value: string; label: string }[] {
  const whole = destination === null || destination.kind === 'city' ? [{ value: '', label: 'The whole city' }] : []
  const near = [...new Set([...radii, radiusKm ?? defaultRadiusKm])].toSorted((a, b) => a - b)
  return [...whole, ...near.map((km) => ({ value: String(km), label: `${km} km` }))]
}
