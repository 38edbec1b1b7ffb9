import type { z } from 'zod'
import { cabinOf } from './cabins.ts'
import type { FlightSearch, Leg } from './search.ts'
import { tripOf } from './search-rules.ts'

/** The search as query parameters, so that a link carries it. */
export function searchToParams(search: FlightSearch): URLSearchParams {
  const params = new URLSearchParams({ trip: search.trip, from: search.from, to: search.to, depart: search.depart })
  const optional: Record<string, string | null | undefined> = {
    return: search.trip === 'round-trip' ? search.return : null,
    more: search.more.map((leg) => [inLeg(leg.from), inLeg(leg.to), leg.depart].join('-')).join(','),
    children: search.children.join(','),
    infants: search.infants ? String(search.infants) : null,
    direct: search.directOnly ? '1' : null,
    flex: search.flexibleDates ? '1' : null,
    deal: search.dealCode,
    corporate: search.corporateCode,
  }
  params.set('adults', String(search.adults))
  params.set('cabin', search.cabin)
  for (const [name, value] of Object.entries(optional)) if (value) params.set(name, value)
  return params
}

/** A code, or a text that stands where a code should: without what parts the legs of an address. */
const inLeg = (place: string): string => place.replaceAll(/[-,]+/g, ' ')

/** Reads what `searchToParams` wrote. The result is unparsed input: pass it through `FlightSearch`. */
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

/** `LON-DXB-2026-12-10,DXB-LOS-2026-12-20`; what is not chosen yet is empty, `LON--`. */
const legsFrom = (text: string): z.input<typeof Leg>[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((leg) => {
      const [from = '', to = '', ...day] = leg.split('-')
      return { from, to, depart: day.join('-') }
    })
