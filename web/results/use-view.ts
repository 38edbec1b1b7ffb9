import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { FilterRules, Filters } from '#domain/results/filter-rules.ts'

export interface Looked<F, Sort> {
  filters: F
  sort: Sort
}

export interface View<F, Sort> extends Looked<F, Sort> {
  setFilters: (change: Filters) => void
  clearFilters: () => void
  setSort: (sort: Sort) => void
}

/** How a product's results are looked at, and how the address says it. The first of the orders goes without saying. */
export interface ViewRules<F, Sort> {
  read: (params: URLSearchParams) => Looked<F, Sort>
  /** Filters and order as the end of an address: they go along when the search is made again. Empty when there are none. */
  params: (view: Looked<F, Sort>) => string
  /** The address's query with other filters. */
  withFilters: (search: string, filters: F) => string
  withSort: (search: string, sort: Sort) => string
  filters: FilterRules<F>
}

export function viewRules<F extends Filters, Sort extends string>(
  filters: FilterRules<F>,
  sorts: readonly [Sort, ...Sort[]],
): ViewRules<F, Sort> {
  const [start] = sorts
  const names = Object.keys(filters.none)
  return {
    filters,
    read: (params) => ({
      filters: filters.fromParams(params),
      sort: sorts.find((one) => one === params.get('sort')) ?? start,
    }),
    params: (view) => {
      const kept = new URLSearchParams(filters.toParams(view.filters))
      if (view.sort !== start) kept.set('sort', view.sort)
      return kept.size > 0 ? `&${kept}` : ''
    },
    withFilters: (search, next) => {
      const params = new URLSearchParams(search)
      for (const name of names) params.delete(name)
      for (const [name, value] of Object.entries(filters.toParams(next))) params.set(name, value)
      return `?${params}`
    },
    withSort: (search, sort) => {
      const params = new URLSearchParams(search)
      params.delete('sort')
      if (sort !== start) params.set('sort', sort)
      return `?${params}`
    },
  }
}

/**
 * Filters and order as the address carries them. A change shows at once and is written into the address without a
 * navigation: nothing on the server depends on it, and quick clicks must not wait for one.
 */
export function useView<F, Sort>(rules: ViewRules<F, Sort>): View<F, Sort> {
  const { search: visited } = useLocation()
  const [mine, setMine] = useState<{ visited: string; search: string } | null>(null)
  // What was changed here counts until a navigation brings another address.
  const search = mine?.visited === visited ? mine.search : visited
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  }, [search])
  return useMemo(() => {
    const write = (next: string) => {
      latest.current = next
      setMine({ visited, search: next })
      history.replaceState(history.state, '', next)
    }
    return {
      ...rules.read(new URLSearchParams(search)),
      setFilters: (change) => {
        const now = rules.filters.fromParams(new URLSearchParams(latest.current))
        write(rules.withFilters(latest.current, rules.filters.change(now, change)))
      },
      clearFilters: () => write(rules.withFilters(latest.current, rules.filters.none)),
      setSort: (sort) => write(rules.withSort(latest.current, sort)),
    }
  }, [rules, search, visited])
}
