import type { FilterRules, Filters } from '#domain/results/filter-rules.ts'

export interface Looked<F, Sort> {
  filters: F
  sort: Sort
}

/** Parses and formats a product's filters and sort in the address. The first sort is the default and is not written. */
export interface ViewRules<F, Sort> {
  read: (params: URLSearchParams) => Looked<F, Sort>
  /** Filters and sort as the end of an address, for repeating the search. Empty without any. */
  params: (view: Looked<F, Sort>) => string
  /** Unchanged from an address, including invalid values, which the target page names. */
  written: (params: URLSearchParams) => string
  /** The address's query with other filters, without their invalid values. */
  withFilters: (search: string, filters: F) => string
  withSort: (search: string, sort: Sort) => string
  filters: FilterRules<F>
  /** Names of the parameters of filters and sort. */
  names: readonly string[]
}

export function viewRules<F extends Filters, Sort extends string>(
  filters: FilterRules<F>,
  sorts: readonly [Sort, ...Sort[]],
): ViewRules<F, Sort> {
  const [start] = sorts
  const names = [...Object.keys(filters.none), 'sort']
  const read = (params: URLSearchParams): Looked<F, Sort> => ({
    filters: filters.fromParams(params),
    sort: sorts.find((one) => one === params.get('sort')) ?? start,
  })
  const entries = (view: Looked<F, Sort>) =>
    Object.entries({ ...filters.toParams(view.filters), ...(view.sort !== start && { sort: view.sort }) })
  const asEnd = (pairs: string[][]) => (pairs.length > 0 ? `&${new URLSearchParams(pairs)}` : '')
  const change = (search: string, part: Partial<Looked<F, Sort>>) => {
    const params = new URLSearchParams(search)
    const view = { ...read(params), ...part }
    for (const name of names) params.delete(name)
    for (const [name, value] of entries(view)) params.set(name, value)
    return `?${params}`
  }
  return {
    filters,
    names,
    read,
    params: (view) => asEnd(entries(view)),
    written: (params) => asEnd([...params].filter(([name]) => names.includes(name))),
    withFilters: (search, next) => change(search, { filters: next }),
    withSort: (search, sort) => change(search, { sort }),
  }
}
