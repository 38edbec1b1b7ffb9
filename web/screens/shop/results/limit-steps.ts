import type { FilterPart } from '../../../results/filter-part.ts'

type Limit = Extract<FilterPart, { kind: 'limit' }>

const steps = 8

/** Values between the ends that a limit may have, rounded to what people say; the one in force is among them. */
export function limitSteps(
  { min, max, unit, isFloor }: Pick<Limit, 'min' | 'max' | 'unit' | 'isFloor'>,
  now: number | null,
): number[] {
  const grain = unit === 'duration' ? 30 : 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, (max - min) / steps))))
  const round = isFloor ? Math.floor : Math.ceil
  const values = Array.from({ length: steps - 1 }, (_, at) => round((min + ((max - min) * (at + 1)) / steps) / grain) * grain)
  const inside = values.filter((value) => value > 0 && value >= min && value < max + grain)
  return [...new Set(now === null ? inside : [...inside, now])].sort((a, b) => a - b)
}
