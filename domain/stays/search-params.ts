import type { z } from 'zod'
import { destinationKinds } from './kinds.ts'
import type { Destination, StayRoom, StaySearch } from './search.ts'

/** `2-7.9-1`: two adults, children of seven and nine, an infant; `_` separates rooms. */
const roomText = ({ adults, children, infants }: StayRoom): string =>
  [String(adults), children.join('.'), infants > 0 ? String(infants) : ''].join('-').replace(/-+$/, '')

export const roomsText = (rooms: readonly StayRoom[]): string => rooms.map(roomText).join('_')

function roomFrom(text: string): StayRoom {
  const [adults = '', children = '', infants = ''] = text.split('-')
  return {
    adults: Number(adults) || 0,
    children: children.split('.').filter(Boolean).map(Number),
    infants: Number(infants) || 0,
  }
}

const pointOf = ({ name, latitude, longitude }: Destination) => ({ place: name, at: `${latitude},${longitude}` })
const factsOf = ({ kind, id, context, country }: Destination) => ({
  kind: kind === 'city' ? null : kind,
  placeId: id,
  context,
  country,
})

/** The place of a search as query parameters. */
export function placeToParams(place: Destination): URLSearchParams {
  const params = new URLSearchParams(pointOf(place))
  for (const [name, value] of Object.entries(factsOf(place))) if (value) params.set(name, value)
  return params
}

/** The search as query parameters of a link. */
export function stayToParams(search: StaySearch): URLSearchParams {
  const { destination: place } = search
  const params = new URLSearchParams({
    ...pointOf(place),
    checkIn: search.checkIn,
    checkOut: search.checkOut,
    rooms: roomsText(search.rooms),
    nationality: search.nationality,
  })
  const optional: Record<string, string | null> = {
    ...factsOf(place),
    radius: search.radiusKm === null ? null : String(search.radiusKm),
    deal: search.dealCode,
  }
  for (const [name, value] of Object.entries(optional)) if (value) params.set(name, value)
  return params
}

/** Parses the output of `stayToParams`. The result is not validated: pass it to `StaySearch`. */
export function stayFromParams(params: URLSearchParams): z.input<typeof StaySearch> {
  const [latitude = Number.NaN, longitude = Number.NaN] = (params.get('at') ?? '').split(',').map(Number)
  return {
    destination: {
      kind: destinationKinds.find((kind) => kind === params.get('kind')) ?? 'city',
      id: params.get('placeId') ?? '',
      name: params.get('place') ?? '',
      context: params.get('context') ?? '',
      country: params.get('country') ?? '',
      latitude,
      longitude,
    },
    checkIn: params.get('checkIn') ?? '',
    checkOut: params.get('checkOut') ?? '',
    rooms: (params.get('rooms') ?? '2').split('_').map(roomFrom),
    nationality: params.get('nationality') ?? '',
    radiusKm: Number(params.get('radius')) || null,
    dealCode: params.get('deal') || null,
  }
}
