import type { z } from 'zod'
import { cabinOf } from './cabins.ts'
import type { FlightSearch, Leg } from './search.ts'
import { tripOf } from './search-rules.ts'

/** Parses the output of `searchToParams`. The result is not validated: pass it to `FlightSearch`. */
export function searchFromParams(params: URLSearchParams): z.input<typeof FlightSearch> {
  const children = (params.get('children') ?? '').split(',').filter(Boolean).map(Number)
  const trip = tripOf(params.get('trip'))
  return {
    trip,
    from: params.get('from') ?? '',
    to: params.get('to') ?? '',
    depart: params.get('depart') ?? '',
    return: trip === 'round-trip' ? (params.get('return') ?? '') || null : null,
    more: trip === 'multi-city' ? legsFrom(params.get('more') ?? '') : [],
    adults: Number(params.get('adults') ?? 1),
    children,
    infants: Number(params.get('infants') ?? 0),
    cabin: cabinOf(params.get('cabin')),
    directOnly: params.get('direct') === '1',
    flexibleDates: params.get('flex') === '1',
    dealCode: params.get('deal') || null,
    corporateCode: params.get('corporate') || null,
  }
}

/** `LON-DXB-2026-12-10,DXB-LOS-2026-12-20`; missing values are empty, `LON--`. */
const legsFrom = (text: string): z.input<typeof Leg>[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((leg) => {
      const [from = '', to = '', ...day] = leg.split('-')
      return { from, to, depart: day.join('-') }
    })
