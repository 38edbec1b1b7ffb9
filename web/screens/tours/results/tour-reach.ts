import { TOUR_RADIUS_KM } from '#domain/tours/search-rules.ts'

/** How far around its place a search looks, in kilometres. */
export const reachOfTours = ({ extentKm }: { extentKm: number | null }): number => TOUR_RADIUS_KM + (extentKm ?? 0)
