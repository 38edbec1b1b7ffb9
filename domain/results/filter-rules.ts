/** One filter: any of a list, a number, or a switch. Empty lists, null and false narrow nothing. */
export type FilterValue = readonly string[] | number | boolean | null
export type Filters = Readonly<Record<string, FilterValue>>

/** The filters whose value is of a kind. */
export type NameOf<F, Value> = { [K in keyof F & string]: F[K] extends Value ? K : never }[keyof F & string]

/** What a filter asks of one thing that was found. */
export type Tests<F, Item> = { readonly [K in keyof F]: (item: Item, filters: F) => boolean }

export interface FilterRules<F> {
  /** Nothing is narrowed. */
  none: F
  /** The filters that narrow anything. */
  inForce: (filters: F) => (keyof F & string)[]
  /** Some filters changed; what is no value of them narrows nothing. */
  change: (filters: F, change: Filters) => F
  /** As query parameters, short and readable. */
  toParams: (filters: F) => Record<string, string>
  /** Reads them back; anything unreadable narrows nothing. */
  fromParams: (params: URLSearchParams) => F
  /** The place of a filter in the figure that `failures` gives. */
  bitOf: (name: keyof F & string) => number
  /** The filters of these names that an item fails, a bit each. Zero: it stays. */
  failures: <Item>(item: Item, of: { tests: Tests<F, Item>; filters: F; names: readonly (keyof F & string)[] }) => number
}

const narrows = (value: FilterValue | undefined) =>
  typeof value === 'object' && value !== null ? value.length > 0 : value !== null && value !== undefined && value !== false

const textOf = (value: FilterValue): string => {
  if (typeof value === 'object' && value !== null) return value.join(',')
  return value === true ? '1' : String(value)
}

/** A form names a list's filter once for each tick. */
const textIn = (params: URLSearchParams, name: string): string => params.getAll(name).filter(Boolean).join(',')

/** What every list of results does with its filters, of which there are at most 31. `clean` gives unreadable values of those names their `none`. */
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
