import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Filters } from '#domain/results/filter-rules.ts'
import type { Looked, ViewRules } from './view-rules.ts'

export interface View<F, Sort> extends Looked<F, Sort> {
  /** The current query of the address. */
  search: string
  setFilters: (change: Filters) => void
  clearFilters: () => void
  setSort: (sort: Sort) => void
}

/**
 * Filters and sort of the address. A change is rendered at once and written to the address without a navigation: it needs nothing from the server,
 * and quick clicks must not wait for one.
 */
export function useView<F, Sort>(rules: ViewRules<F, Sort>): View<F, Sort> {
  const { search: visited } = useLocation()
  const [mine, setMine] = useState<{ visited: string; search: string } | null>(null)
  // A change here counts until a navigation changes the address.
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
      search,
      setFilters: (change) => {
        const now = rules.filters.fromParams(new URLSearchParams(latest.current))
        write(rules.withFilters(latest.current, rules.filters.change(now, change)))
      },
      clearFilters: () => write(rules.withFilters(latest.current, rules.filters.none)),
      setSort: (sort) => write(rules.withSort(latest.current, sort)),
    }
  }, [rules, search, visited])
}
