import { quoted } from '#domain/quoted.ts'
import type { FilterRules, Filters } from '#domain/results/filter-rules.ts'

interface Known<F> {
  rules: FilterRules<F>
  /** The labels of the filters. */
  names: Record<keyof F & string, string>
  sorts: readonly string[]
}

/** The invalid filters and sort of an address, one line per value; valid ones still apply. */
export function unreadValues<F extends Filters>(params: URLSearchParams, { rules, names, sorts }: Known<F>): string[] {
  const written = (name: string) => params.getAll(name).flatMap((text) => text.trim() || [])
  const isRead = (name: string, value: string) => rules.inForce(rules.fromParams(new URLSearchParams([[name, value]]))).length > 0
  const filters = Object.entries<string>(names).flatMap(([name, word]) => {
    const values = Array.isArray(rules.none[name])
      ? written(name).flatMap((text) => text.split(',').filter(Boolean))
      : written(name)
    return values.filter((value) => !isRead(name, value)).map((value) => `${quoted(value)} cannot be read as ${quoted(word)}.`)
  })
  const orders = written('sort').filter((value) => !sorts.includes(value))
  return [...new Set([...filters, ...orders.map((value) => `${quoted(value)} is not an order of results.`)])]
}
