import type { Amenities, FlightSegment } from '#domain/flights/offer.ts'
import type { Numbers } from '#domain/numbers.ts'
import { amenityWords, onFlights } from '../../../products/flight/amenity-words.ts'
import { kilograms } from '../../../products/flight/emission-words.ts'
import { unstated } from '../../../products/flight/fare-words.ts'
import type { Column, FlightRow } from './compare-rows.ts'

const group = 'Aboard'
const segmentsOf = ({ offer }: Column): FlightSegment[] => offer.slices.flatMap((slice) => slice.segments)

const amenity = (label: string, has: (amenities: Amenities) => boolean | null): FlightRow => ({
  group,
  label,
  text: (column) => onFlights(segmentsOf(column), has) ?? unstated,
  rank: (column) => {
    const known = segmentsOf(column).map((segment) => (segment.amenities ? has(segment.amenities) : null))
    return known.includes(true) ? -known.filter((one) => one === true).length / known.length : null
  },
  word: 'Best',
})

/** The seat types, each once, in the words of `amenityWords`. */
function seats(column: Column): string {
  const kinds = segmentsOf(column).flatMap(({ amenities }) =>
    amenities?.seat ? amenityWords({ wifi: null, power: null, seat: amenities.seat }) : [],
  )
  return [...new Set(kinds)].join(', ') || unstated
}

export const aboardRows = (numbers: Numbers): FlightRow[] => [
  amenity('Wi-Fi', ({ wifi }) => (wifi === null ? null : wifi !== 'none')),
  amenity('Power at the seat', ({ power }) => power),
  { group, label: 'Seat', text: seats },
  {
    group,
    label: 'CO₂ for everyone',
    text: ({ offer }) => (offer.emissionsKg === null ? unstated : kilograms(offer.emissionsKg, numbers)),
    rank: ({ offer }) => offer.emissionsKg,
    word: 'Lowest',
  },
]
