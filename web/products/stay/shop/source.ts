import { redirect } from 'react-router'
import { preferenceFor } from '../../../kit/cookies.ts'
import type { ShopSource } from '../../../results/shop/face.ts'
import { refusedStay, zoneOf } from '../../../screens/stays/results/read-stays.ts'
import { unreadOfStays } from '../../../screens/stays/results/stay-parts.ts'
import { readStayDraft, toldProblems } from '../../../screens/stays/search/read-stay-draft.ts'
import { checkStay, searchOf } from '../../../screens/stays/search/stay-draft.ts'
import { sessionContext } from '../../../session.ts'
import { leadToTrip } from '../../trip/lead-to-trip.ts'
import { addShownStay } from '../add-shown-stay.ts'
import { staySearchAddress } from '../stay-address.ts'
import { type ShopStays, stayFace } from './face.tsx'
import { priceViewFrom } from './tools.tsx'

export const staySource: ShopSource<ShopStays> = {
  ...stayFace,
  unread: unreadOfStays,
  async ask(api, params, { request, context }) {
    const { regional } = context.get(sessionContext)
    const { draft, unread, today, nations } = await readStayDraft(api, params, { request, regional })
    return { draft, unread, today, nations, zone: zoneOf(searchOf(draft).destination) }
  },
  check({ draft, unread }) {
    const checked = checkStay(draft)
    return 'search' in checked && Object.keys(unread).length === 0 ? checked : { dialog: null }
  },
  start: (api, search) => api.stays.search(search),
  read: (api, searchId) => api.stays.results({ searchId }),
  searchAddress: staySearchAddress,
  told: (asked, { request, context }) => toldProblems(asked, { request, regional: context.get(sessionContext).regional }),
  refusedAddress: refusedStay,
  preference: 'stayPrices',
  /** Adds a result to the trip, or shows prices as this browser prefers. */
  async act(typed, { api, request, here }) {
    if (typed.toTrip) return leadToTrip(await addShownStay(api, { toTrip: typed.toTrip }, new URL(request.url).searchParams))
    return redirect(here, {
      headers: { 'set-cookie': preferenceFor(request, 'stayPrices', JSON.stringify(priceViewFrom(typed))) },
    })
  },
}
