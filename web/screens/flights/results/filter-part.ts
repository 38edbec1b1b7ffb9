import type { FilterName, FlightFilters } from '#domain/flights/filters.ts'

/** A line of the rail: how many journeys it would leave and the lowest total among them, minor units. */
export interface FilterOption {
  value: string
  label: string
  note: string | null
  /** What stands above the list once it is in force; the label where it is null. */
  chip: string | null
  count: number
  from: number | null
}

type NameOf<T> = { [K in FilterName]: FlightFilters[K] extends T ? K : never }[FilterName]
export type ListName = NameOf<readonly string[]>
export type FlagName = NameOf<boolean>
export type LimitName = NameOf<number | null>

/** What a section is made of: any of a list, one number of a few, switches, or a number on a slider. */
export type FilterPart =
  | { kind: 'many'; name: ListName; label: string | null; options: FilterOption[] }
  | { kind: 'one'; name: LimitName; options: FilterOption[] }
  | { kind: 'flags'; options: (FilterOption & { value: FlagName })[] }
  | {
      kind: 'limit'
      name: LimitName
      label: string
      unit: 'money' | 'duration' | 'kilograms'
      isFloor: boolean
      min: number
      max: number
    }

export interface FilterSection {
  title: string
  /** The rule behind it, where it has one. */
  note: string | null
  /** Open from the start; the others open at a click, or because something in them is in force. */
  isOpen: boolean
  parts: FilterPart[]
}

/** Whether a part narrows the results. */
export function isInForce(part: FilterPart, filters: FlightFilters): boolean {
  if (part.kind === 'flags') return part.options.some(({ value }) => filters[value])
  if (part.kind !== 'many') return filters[part.name] !== null
  const chosen: readonly string[] = filters[part.name]
  return part.options.some(({ value }) => chosen.includes(value))
}
