import type { Filters } from '#domain/results/filter-rules.ts'
import { type FilterPart, type FilterSection, listOf, numberOf, type Unit } from './filter-part.ts'

export interface AppliedFilter {
  key: string
  label: string
  /** The change that removes it. */
  without: Filters
}

/** Formats a value of a slider: `(850000, 'money')` is `NGN 8,500.00`. */
export type WriteAmount = (value: number, unit: Unit) => string

/** A product's labels of its filters. */
export interface NamedFilters<F extends Filters> {
  none: F
  inForce: (filters: F) => (keyof F & string)[]
  /** For filters of a link, and their values, that this search has no option for. */
  names: Record<keyof F & string, string>
}

/** The active filters of one part, in words, each with the change that removes it. */
function appliedOf(part: FilterPart, filters: Filters, write: WriteAmount): AppliedFilter[] {
  if (part.kind === 'flags')
    return part.options
      .filter(({ value }) => filters[value] === true)
      .map(({ value, label, chip }) => ({ key: value, label: chip ?? label, without: { [value]: false } }))
  if (part.kind === 'many') {
    const chosen = listOf(filters[part.name])
    return part.options
      .filter(({ value }) => chosen.includes(value))
      .map(({ value, label, chip }) => ({
        key: `${part.name} ${value}`,
        label: chip ?? label,
        without: { [part.name]: chosen.filter((one) => one !== value) },
      }))
  }
  if (part.kind === 'text') {
    const texts = listOf(filters[part.name])
    return texts.map((text) => ({
      key: `${part.name} ${text}`,
      label: `${part.label} has “${text}”`,
      without: { [part.name]: texts.filter((one) => one !== text) },
    }))
  }
  if (part.kind === 'range') {
    const ends = [
      { name: part.low.name, word: 'From' },
      { name: part.high.name, word: 'Up to' },
    ]
    return ends.flatMap(({ name, word }) => {
      const end = numberOf(filters[name])
      return end === null ? [] : [{ key: name, label: `${word} ${write(end, part.unit)}`, without: { [name]: null } }]
    })
  }
  const value = numberOf(filters[part.name])
  if (value === null) return []
  const lift = { key: part.name, without: { [part.name]: null } }
  if (part.kind === 'one')
    return part.options.filter((one) => one.value === String(value)).map(({ label, chip }) => ({ ...lift, label: chip ?? label }))
  return [{ ...lift, label: `${part.label}${part.start === undefined ? ':' : ''} ${write(value, part.unit)}` }]
}

/** The active filters in words, each with the change that removes it; a filter of two parts is listed once. */
export function appliedFilters<F extends Filters>(
  { none, inForce, names }: NamedFilters<F>,
  filters: F,
  of: { sections: readonly FilterSection[]; write: WriteAmount },
): AppliedFilter[] {
  const all = of.sections.flatMap((section) => section.parts.flatMap((part) => appliedOf(part, filters, of.write)))
  const named = new Set<string>()
  const once = all.filter(({ key }) => !named.has(key) && named.add(key))
  const lifted = new Set(once.flatMap((one) => Object.keys(one.without)))
  const rest = inForce(filters).flatMap((name): AppliedFilter[] => {
    const chosen = listOf(filters[name])
    if (chosen.length === 0)
      return lifted.has(name) ? [] : [{ key: name, label: names[name], without: { [name]: none[name] ?? null } }]
    return chosen
      .filter((value) => !named.has(`${name} ${value}`))
      .map((value) => ({
        key: `${name} ${value}`,
        label: `${names[name]}: ${value.replaceAll('_', ' ')}`,
        without: { [name]: chosen.filter((one) => one !== value) },
      }))
  })
  return [...once, ...rest]
}
