import type { ListedTour } from '#domain/tours/found-tour.ts'
import type { TourSearch } from '#domain/tours/search.ts'
import { ListedMap } from '../../../map/listed-map.tsx'
import { MapCard } from '../../../map/map-card.tsx'
import { Rating } from '../../../products/tour/rating.tsx'
import { tourAddress } from '../../../products/tour/tour-address.ts'
import { reachOfTours } from './tour-reach.ts'
import { useToursFrame } from './tours-frame.ts'

type Props = {
  listed: readonly ListedTour[]
  search: TourSearch
  /** Formats a total on a pin. */
  short: (total: number) => string
}

/** The tours of the list where they begin, with their prices a person. */
export function TourMap({ listed, search: { destination }, short }: Props) {
  const { searchId, query, currency, people } = useToursFrame()
  return (
    <ListedMap
      at={destination}
      shown={() => ({
        items: listed.map(({ key, tour, total }) => ({
          id: key,
          name: tour.title,
          latitude: tour.latitude,
          longitude: tour.longitude,
          district: null,
          price: short(total),
        })),
        ringKm: null,
        reachKm: reachOfTours(destination),
      })}
      basis={[listed, short(123_456_78)]}
      card={(id, onClose) => {
        const chosen = listed.find(({ key }) => key === id)
        if (!chosen) return null
        const { tour, total } = chosen
        return (
          <MapCard
            photo={tour.photos[0]}
            name={tour.title}
            to={tourAddress(searchId, tour.id, query)}
            score={<Rating score={tour.score} count={tour.reviewCount} />}
            price={{ amount: Math.round(total / people), currency }}
            of="a person"
            onClose={onClose}
          />
        )
      }}
    />
  )
}
