import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type FlightFilters, filtersFromParams, filtersToParams, noFilters } from '#domain/flights/filters.ts'
import { FlightSort } from '#domain/flights/results.ts'

export interface View {
  filters: FlightFilters
  sort: FlightSort
  setFilters: (change: Partial<FlightFilters>) => void
  clearFilters: () => void
  setSort: (sort: FlightSort) => void
}

const filterNames = Object.keys(noFilters)

const readView = (params: URLSearchParams) => ({
  filters: filtersFromParams(params),
  sort: FlightSort.catch('best').parse(params.get('sort')),
})

/** Filters and sort as the end of an address: they go along when the search is made again. Empty when there are none. */
export function viewParams({ filters, sort }: Pick<View, 'filters' | 'sort'>): string {
  const kept = new URLSearchParams(filtersToParams(filters))
  if (sort !== 'best') kept.set('sort', sort)
  return kept.size > 0 ? `&${kept}` : ''
}

/** The same from an address that has them. */
export const viewParamsOf = (params: URLSearchParams): string => viewParams(readView(params))

function withFilters(search: string, filters: FlightFilters): string {
  const params = new URLSearchParams(search)
  for (const name of filterNames) params.delete(name)
  for (const [name, value] of Object.entries(filtersToParams(filters))) params.set(name, value)
  return `?${params}`
}

function withSort(search: string, sort: FlightSort): string {
  const params = new URLSearchParams(search)
  params.delete('sort')
  if (sort !== 'best') params.set('sort', sort)
  return `?${params}`
}

/**
 * Filters and sort as the address carries them. A change shows at once and is written into the address without a
 * navigation: nothing on the server depends on it, and quick clicks must not wait for one.
 */
export function useView(): View {
  const { search: visited } = useLocation()
  const [mine, setMine] = useState<{ visited: string; search: string } | null>(null)
  // What was changed here counts until a navigation brings another address.
  const search = mine?.visited === visited ? mine.search : visited
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  }, [search])
  return useMemo(() => {
    const params = new URLSearchParams(search)
    const write = (next: string) => {
      latest.current = next
      setMine({ visited, search: next })
      history.replaceState(history.state, '', next)
    }
    return {
      ...readView(params),
      setFilters: (change) => {
        const now = filtersFromParams(new URLSearchParams(latest.current))
        write(withFilters(latest.current, { ...now, ...change }))
      },
      clearFilters: () => write(withFilters(latest.current, noFilters)),
      setSort: (sort) => write(withSort(latest.current, sort)),
    }
  }, [search, visited])
}
