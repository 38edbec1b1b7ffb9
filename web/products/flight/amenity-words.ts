import type { Amenities, FlightSegment } from '#domain/flights/offer.ts'

const wifiWords: Record<NonNullable<Amenities['wifi']>, string> = {
  free: 'Wi-Fi free',
  paid: 'Wi-Fi for a fee',
  none: 'No Wi-Fi',
}

/** `full_flat` as `Full flat seat`. */
function seatWords(seat: string): string {
  const words = seat.replaceAll('_', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${/seat|legroom/.test(words) ? '' : ' seat'}`
}

const powerWords = (power: boolean | null) => power !== null && (power ? 'Power at the seat' : 'No power at the seat')

/** The amenities of a cabin in words; unknown ones are left out. */
export function amenityWords(amenities: Amenities | null): string[] {
  if (!amenities) return []
  const { wifi, power, seat } = amenities
  return [wifi && wifiWords[wifi], powerWords(power), seat && seatWords(seat)].filter((words) => typeof words === 'string')
}

/** Whether all flights, some or none have an amenity; null when it is unknown for all. */
export function onFlights(segments: readonly FlightSegment[], has: (amenities: Amenities) => boolean | null): string | null {
  const known = segments.map((segment) => segment.amenities && has(segment.amenities))
  if (known.every((one) => one === null)) return null
  const count = known.filter((one) => one === true).length
  if (count === segments.length) return 'On every flight'
  return count === 0 ? 'No' : `On ${count} of ${segments.length} flights`
}
