/** One filter: any of a list, a number, or a switch. Empty lists, null and false filter nothing. */
export type FilterValue = readonly string[] | number | boolean | null
export type Filters = Readonly<Record<string, FilterValue>>

/** The filters with a value of a kind. */
export type NameOf<F, Value> = { [K in keyof F & string]: F[K] extends Value ? K : never }[keyof F & string]

/** The test of a filter for one result. */
export type Tests<F, Item> = { readonly [K in keyof F]: (item: Item, filters: F) => boolean }

export interface FilterRules<F> {
  /** No active filters. */
  none: F
  /** The active filters. */
  inForce: (filters: F) => (keyof F & string)[]
  /** Changes some filters; an invalid value filters nothing. */
  change: (filters: F, change: Filters) => F
  /** As short and readable query parameters. */
  toParams: (filters: F) => Record<string, string>
  /** Parses them; an invalid value filters nothing. */
  fromParams: (params: URLSearchParams) => F
  /** The bit of a filter in the result of `failures`. */
  bitOf: (name: keyof F & string) => number
  /** Which of these filters an item fails, as bits. Zero: it passes. */
  failures: <Item>(item: Item, of: { tests: Tests<F, Item>; filters: F; names: readonly (keyof F & string)[] }) => number
}

const narrows = (value: FilterValue | undefined) =>
  typeof value === 'object' && value !== null ? value.length > 0 : value !== null && value !== undefined && value !== false

const textOf = (value: FilterValue): string => {
  if (typeof value === 'object' && value !== null) return value.join(',')
  return value === true ? '1' : String(value)
}

/** A form sends a list's filter once per checked box. */
const textIn = (params: URLSearchParams, name: string): string => params.getAll(name).filter(Boolean).join(',')

/** The filter functions of every list of results, for at most 31 filters. `clean` replaces invalid values of those names with their `none`. */
export function filterRules<F extends Filters>(none: F, clean: (raw: Filters) => F): FilterRules<F> {
  type Name = keyof F & string
  const isName = (name: string): name is Name => Object.hasOwn(none, name)
  const names = Object.keys(none).filter(isName)
  const bits = new Map(names.map((name, at) => [name, 1 << at]))
  const bitOf = (name: Name) => bits.get(name) ?? 0
  const inForce = (filters: F) => names.filter((name) => narrows(filters[name]))
  const read = (text: string, empty: FilterValue | undefined): FilterValue => {
    if (typeof empty === 'object' && empty !== null) return text.split(',').filter(Boolean)
    if (typeof empty === 'boolean') return text === '1'
    return text ? Number(text) : null
  }
  return {
    none,
    inForce,
    bitOf,
    change: (filters, change) => clean({ ...filters, ...change }),
    toParams: (filters) => Object.fromEntries(inForce(filters).map((name) => [name, textOf(filters[name] ?? null)])),
    fromParams: (params) => clean(Object.fromEntries(names.map((name) => [name, read(textIn(params, name), none[name])]))),
    failures: (item, of) => {
      let failed = 0
      for (const name of of.names) if (!of.tests[name](item, of.filters)) failed |= bitOf(name)
      return failed
    },
  }
}
