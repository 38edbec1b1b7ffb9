import { type FilterName, type FlightFilters, inForce, noFilters } from '#domain/flights/filters.ts'
import type { FilterPart, FilterSection } from './filter-part.ts'

export interface AppliedFilter {
  key: string
  label: string
  /** What taking it away changes. */
  without: Partial<FlightFilters>
}

/** Writes a value of a slider: `(850000, 'money')` is `NGN 8,500.00`. */
export type WriteAmount = (value: number, unit: Extract<FilterPart, { kind: 'limit' }>['unit']) => string

/** The filters of one part that are in force, in words, each with what lifts it. */
function appliedOf(part: FilterPart, filters: FlightFilters, write: WriteAmount): AppliedFilter[] {
  if (part.kind === 'flags')
    return part.options
      .filter(({ value }) => filters[value])
      .map(({ value, label }) => ({ key: value, label, without: { [value]: false } }))
  if (part.kind === 'many') {
    const chosen: readonly string[] = filters[part.name]
    return part.options
      .filter(({ value }) => chosen.includes(value))
      .map(({ value, label, chip }) => ({
        key: `${part.name} ${value}`,
        label: chip ?? label,
        without: { [part.name]: chosen.filter((one) => one !== value) },
      }))
  }
  const value = filters[part.name]
  if (value === null) return []
  const lift = { key: part.name, without: { [part.name]: null } }
  if (part.kind === 'one')
    return part.options.filter((one) => one.value === String(value)).map(({ label, chip }) => ({ ...lift, label: chip ?? label }))
  return [{ ...lift, label: `${part.label}: ${write(value, part.unit)}` }]
}

/** For filters of a link that this search has no line for. */
const plainNames: Record<FilterName, string> = {
  stops: 'Stops',
  airlines: 'Airlines',
  alliances: 'Alliance',
  cabins: 'Cabin',
  departs: 'Departure times',
  arrives: 'Arrival times',
  airports: 'Airports',
  avoid: 'Connections',
  maxMinutes: 'Longest duration',
  minLayover: 'Shortest wait',
  maxLayover: 'Longest wait',
  noNight: 'No overnight wait',
  noAirportChange: 'No change of airport',
  maxTotal: 'Highest price',
  maxEmissions: 'Emissions',
  checkedBag: 'Checked bag included',
  cabinBag: 'Cabin bag included',
  refundable: 'Refundable',
  changeable: 'Changeable',
  payLater: 'Can be held, pay later',
  privateFare: 'Corporate fare',
  suppliers: 'Source',
}

/** Each filter that narrows the list, in words, with what lifts it; one that stands in two parts is named once. */
export function appliedFilters(filters: FlightFilters, sections: readonly FilterSection[], write: WriteAmount): AppliedFilter[] {
  const told = sections.flatMap((section) => section.parts.flatMap((part) => appliedOf(part, filters, write)))
  const named = new Set<string>()
  const once = told.filter(({ key }) => !named.has(key) && named.add(key))
  const lifted = new Set(once.flatMap((one) => Object.keys(one.without)))
  const rest = inForce(filters).filter((name) => !lifted.has(name))
  return [...once, ...rest.map((name) => ({ key: name, label: plainNames[name], without: { [name]: noFilters[name] } }))]
}
