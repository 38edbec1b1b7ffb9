import { useMemo } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
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

/** Filters and sort as the address carries them; a change shows at once and replaces the address. */
export function useView(): View {
  const location = useLocation()
  const navigation = useNavigation()
  const navigate = useNavigate()
  const next = navigation.location
  const search = next && next.pathname === location.pathname && !navigation.formData ? next.search : location.search
  return useMemo(() => {
    const params = new URLSearchParams(search)
    const filters = filtersFromParams(params)
    const go = (changed: URLSearchParams) => navigate({ search: `${changed}` }, { replace: true, preventScrollReset: true })
    const write = (all: FlightFilters) => {
      const changed = new URLSearchParams(params)
      for (const name of filterNames) changed.delete(name)
      for (const [name, value] of Object.entries(filtersToParams(all))) changed.set(name, value)
      go(changed)
    }
    return {
      filters,
      sort: FlightSort.catch('best').parse(params.get('sort')),
      setFilters: (change) => write({ ...filters, ...change }),
      clearFilters: () => write(noFilters),
      setSort: (sort) => {
        const changed = new URLSearchParams(params)
        if (sort === 'best') changed.delete('sort')
        else changed.set('sort', sort)
        go(changed)
      },
    }
  }, [search, navigate])
}
