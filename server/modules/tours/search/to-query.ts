import type { TourSearch } from '#domain/tours/search.ts'
import { TOUR_RADIUS_KM } from '#domain/tours/search-rules.ts'
import type { TourQuery } from '#integrations/tours/port.ts'

/** The search in the suppliers' form. */
export const toQuery = ({ destination, from, to, adults, children }: TourSearch): TourQuery => ({
  latitude: destination.latitude,
  longitude: destination.longitude,
  radiusKm: TOUR_RADIUS_KM + (destination.extentKm ?? 0),
  from,
  to,
  adults,
  children,
})
