import type { FacetValue } from '#domain/results/facets.ts'
import type { Filters, FilterValue } from '#domain/results/filter-rules.ts'

/** An option of a filter: the number of results it would leave and the lowest total among them, in minor units. */
export interface FilterOption {
  value: string
  label: string
  note: string | null
  /** Its chip's text; the label if null. */
  chip: string | null
  count: number
  from: number | null
}

/** The unit of a slider's values. */
export type Unit = 'money' | 'duration' | 'kilograms' | 'kilometres' | 'score'

/**
 * The kinds of filters in a section: several of a list, one of a few numbers, switches, a slider, a range, or a text. The names are the product's
 * filters of that kind.
 */
export type FilterPart<List extends string = string, Limit extends string = string, Flag extends string = string> =
  | { kind: 'many'; name: List; label: string | null; options: FilterOption[] }
  | { kind: 'one'; name: Limit; options: FilterOption[] }
  | { kind: 'flags'; options: (FilterOption & { value: Flag })[] }
  | {
      kind: 'limit'
      name: Limit
      label: string
      unit: Unit
      isFloor: boolean
      min: number
      max: number
      /** The default value; without it the end that filters nothing. Its label then includes the value: `Within 5 km`. */
      start?: number
    }
  | { kind: 'range'; low: End<Limit>; high: End<Limit>; label: string; unit: Unit; min: number; max: number }
  | { kind: 'text'; name: List; label: string; hint: string; maxLength: number }

/** One end of a range. */
interface End<Limit> {
  name: Limit
  label: string
}

export interface FilterSection<Part = FilterPart> {
  title: string
  /** Its explanation, if any. */
  note: string | null
  /** Open initially; others open by a click, or because a filter in them is active. */
  isOpen: boolean
  parts: Part[]
}

export const listOf = (value: FilterValue | undefined): readonly string[] =>
  typeof value === 'object' && value !== null ? value : []
export const numberOf = (value: FilterValue | undefined): number | null => (typeof value === 'number' ? value : null)

/** Whether a part has an active filter. */
export function isInForce(part: FilterPart, filters: Filters): boolean {
  if (part.kind === 'flags') return part.options.some(({ value }) => filters[value] === true)
  if (part.kind === 'text') return listOf(filters[part.name]).length > 0
  if (part.kind === 'range') return [part.low, part.high].some(({ name }) => numberOf(filters[name]) !== null)
  if (part.kind !== 'many') return numberOf(filters[part.name]) !== null
  const chosen = listOf(filters[part.name])
  return part.options.some(({ value }) => chosen.includes(value))
}

export type OptionWords = Partial<Pick<FilterOption, 'note' | 'chip'>>

export const option = (found: FacetValue | undefined, value: string, label: string, words: OptionWords = {}): FilterOption => ({
  value,
  label,
  note: words.note ?? null,
  chip: words.chip ?? null,
  count: found?.count ?? 0,
  from: found?.from ?? null,
})

export const byValue = (found: readonly FacetValue[]): ReadonlyMap<string, FacetValue> =>
  new Map(found.map((one) => [one.value, one]))

export function section<Part>(title: string, parts: Part[], more: Partial<FilterSection> = {}): FilterSection<Part> {
  return { title, note: more.note ?? null, isOpen: more.isOpen ?? false, parts }
}

/** The ends of a slider; null if there is nothing between them. */
export function range(values: readonly (number | null)[]): { min: number; max: number } | null {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return null
  const [min, max] = [Math.min(...known), Math.max(...known)]
  return max > min ? { min, max } : null
}
