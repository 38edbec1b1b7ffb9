import { defaultRadiusKm } from '#domain/defaults.ts'
import type { StayDraft } from './stay-draft.ts'

/** The radius around a place, in kilometres. */
const radii = [1, 2, 5, 10, 15, 20, 30]

/** The distances of a form: the whole city comes before those around its centre. */
export function distancesOf({
  destination,
  radiusKm,
}: Pick<StayDraft, 'destination' | 'radiusKm'>): { value: string; label: string }[] {
  const whole = destination === null || destination.kind === 'city' ? [{ value: '', label: 'The whole city' }] : []
  const near = [...new Set([...radii, radiusKm ?? defaultRadiusKm])].toSorted((a, b) => a - b)
  return [...whole, ...near.map((km) => ({ value: String(km), label: `${km} km` }))]
}
