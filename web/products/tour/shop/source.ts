import { redirect } from 'react-router'
import { preferenceFor } from '../../../kit/cookies.ts'
import type { ShopSource } from '../../../results/shop/face.ts'
import { refusedTour } from '../../../screens/tours/results/read-tours.ts'
import { unreadOfTours } from '../../../screens/tours/results/tour-parts.ts'
import { readTourDraft, toldProblems } from '../../../screens/tours/search/read-tour-draft.ts'
import { checkTour } from '../../../screens/tours/search/tour-draft.ts'
import { sessionContext } from '../../../session.ts'
import { leadToTrip } from '../../trip/lead-to-trip.ts'
import { addShownTour } from '../add-shown-tour.ts'
import { tourSearchAddress } from '../tour-address.ts'
import { tourViewOf } from '../tour-view-of.ts'
import { type ShopTours, tourFace } from './face.tsx'

export const tourSource: ShopSource<ShopTours> = {
  ...tourFace,
  unread: unreadOfTours,
  ask: (api, params, { context }) => readTourDraft(api, params, { regional: context.get(sessionContext).regional }),
  check({ draft, unread }) {
    const checked = checkTour(draft)
    return 'search' in checked && Object.keys(unread).length === 0 ? checked : { dialog: null }
  },
  start: (api, search) => api.tours.search(search),
  read: (api, searchId) => api.tours.results({ searchId }),
  searchAddress: tourSearchAddress,
  told: (asked, { request, context }) => toldProblems(asked, { request, regional: context.get(sessionContext).regional }),
  refusedAddress: refusedTour,
  preference: 'tourView',
  /** Adds a result to the trip, or shows results as this browser prefers. */
  async act(typed, { api, request, here }) {
    if (typed.toTrip) return leadToTrip(await addShownTour(api, { toTrip: typed.toTrip }, new URL(request.url).searchParams))
    return redirect(here, { headers: { 'set-cookie': preferenceFor(request, 'tourView', tourViewOf(typed.view ?? null)) } })
  },
}
