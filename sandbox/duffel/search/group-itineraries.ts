import { placeByIata } from '../../inventory/places.ts'
import type { Offer } from '../../inventory/wire.ts'
import { listed } from '../offers/present-offer.ts'
import type { StoredSearch } from './search-shape.ts'

/** The `itineraries` view: the flights of each slice, the fare brands of each flight, the offers of each brand. */
export function groupItineraries({ input }: StoredSearch, offers: Offer[]) {
  return input.slices.map(({ origin, destination }, index) => {
    const withSlice = offers.flatMap((offer) => {
      const slice = offer.slices[index]
      return slice === undefined ? [] : [{ offer, slice }]
    })
    const byFlights = Map.groupBy(withSlice, ({ slice }) =>
      slice.segments
        .map((one) => `${one.marketing_carrier.iata_code}${one.marketing_carrier_flight_number}@${one.departing_at}`)
        .join(' '),
    )
    const itineraries = [...byFlights.values()].map((found) => {
      const byBrand = Map.groupBy(found, ({ slice }) => slice.fare_brand_name)
      const brands = [...byBrand].map(([fare_brand_name, sold]) => ({
        fare_brand_name,
        offers: sold.map(({ offer }) => ({ ...listed(offer), type: 'single_ticket' })),
      }))
      return { segments: found[0]?.slice.segments ?? [], brands }
    })
    return { origin: placeByIata(origin), destination: placeByIata(destination), itineraries }
  })
}
