import type { Numbers } from '#domain/numbers.ts'

export const kilograms = (kg: number, numbers: Numbers): string => `${numbers.count(kg)} kg`

/** The emissions of an offer compared with the typical ones: `18 % less CO₂`, `Typical CO₂`; null when they are unknown. */
export function emissionFact(kg: number | null, typicalKg: number | null): { text: string; tone: 'good' | 'plain' } | null {
  if (kg === null || typicalKg === null || typicalKg === 0) return null
  const percent = Math.round(((kg - typicalKg) / typicalKg) * 100)
  if (percent <= -3) return { text: `${-percent} % less CO₂`, tone: 'good' }
  return { text: percent >= 3 ? `${percent} % more CO₂` : 'Typical CO₂', tone: 'plain' }
}

/** The explanation, shown beside the full fact. */
export const emissionRule = (typicalKg: number, numbers: Numbers): string =>
  `Typical is the middle of all flights found: ${kilograms(typicalKg, numbers)} of CO₂ for everyone on this booking.`
