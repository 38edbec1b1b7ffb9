import { quoted } from '#domain/quoted.ts'
import type { FilterRules, Filters } from '#domain/results/filter-rules.ts'

interface Known<F> {
  rules: FilterRules<F>
  /** What the filters are called. */
  names: Record<keyof F & string, string>
  sorts: readonly string[]
}

/** What an address says of filters and order that cannot be read; each line names what was written. The rest of the address counts. */
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
