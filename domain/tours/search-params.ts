import type { z } from 'zod'
import { placeToParams, stayFromParams } from '../stays/search-params.ts'
import type { TourSearch } from './search.ts'

/** The search as query parameters of a link. */
export function tourToParams({ destination, from, to, adults, children, dealCode }: TourSearch): URLSearchParams {
  const params = placeToParams(destination)
  params.set('from', from)
  params.set('to', to)
  params.set('adults', String(adults))
  if (children.length > 0) params.set('children', children.join('.'))
  if (dealCode) params.set('deal', dealCode)
  return params
}

/** Parses the output of `tourToParams`. The result is not validated: pass it to `TourSearch`. */
export function tourFromParams(params: URLSearchParams): z.input<typeof TourSearch> {
  const from = params.get('from') ?? ''
  return {
    destination: stayFromParams(params).destination,
    from,
    to: params.get('to') || from,
    adults: Number(params.get('adults') ?? 2) || 0,
    children: (params.get('children') ?? '').split('.').filter(Boolean).map(Number),
    dealCode: params.get('deal') || null,
  }
}
