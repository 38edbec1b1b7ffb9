import type { Page } from '@playwright/test'
import { planTrip } from '../api/trip-bodies.ts'
import { search } from '../book-flight.ts'
import { apiOf } from './checkout.ts'
import type { Screen } from './screen.ts'
import { toAbuja } from './search.ts'

const as = 'owner@skyways.test'

let planned: Promise<string> | undefined
/** A trip is planned once for all screens that show it. */
const tripOf = (page: Page) => {
  planned ??= search(apiOf(page), toAbuja(95))
    .then((found) => planTrip(apiOf(page), found))
    .then(({ plannedTrips }) => plannedTrips)
  return planned
}

/** How each screen about a planned trip is opened with content. */
export const tripScreens: Record<string, Screen> = {
  cart: { as, address: async (page) => `/cart?trip=${await tripOf(page)}` },
}
