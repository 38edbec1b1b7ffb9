import { href } from 'react-router'
import { searchToParams } from '#domain/flights/search-params.ts'
import type { ShopSource } from '../../../results/shop/face.ts'
import { unreadOfFlights } from '../../../screens/flights/results/flight-parts.ts'
import { readDraft, refusedAddress, toldProblems, usualOf } from '../../../screens/flights/search/read-draft.ts'
import { checkDraft } from '../../../screens/flights/search/search-draft.ts'
import { datesDialog } from '../../../search/dates-dialog.ts'
import { addToTrip } from '../../trip/add-to-trip.ts'
import { leadToTrip } from '../../trip/lead-to-trip.ts'
import { chooseOffer } from '../choose-offer.ts'
import { flightFace, type ShopFlights } from './face.tsx'

export const flightSource: ShopSource<ShopFlights> = {
  ...flightFace,
  unread: unreadOfFlights,
  ask: (api, params, { request, context }) => readDraft(api, params, usualOf(request, context)),
  check({ draft, unread, today }) {
    const checked = checkDraft(draft, today)
    if ('search' in checked) return Object.keys(unread).length > 0 ? { dialog: null } : checked
    return { dialog: checked.dates && datesDialog(checked.dates, { start: draft.depart, end: draft.return }) }
  },
  start: (api, search) => api.flights.search(search),
  read: (api, searchId) => api.flights.results({ searchId }),
  searchAddress: (search) => `${href('/order/new/flight/newoffers')}?${searchToParams(search)}`,
  told: (asked, { request }) => toldProblems(asked, request),
  refusedAddress,
  /** Opens a checkout of the chosen offer, or adds it to the trip. */
  async act({ offerId = '', toTrip }, { api, searchId, here }) {
    if (!toTrip) return chooseOffer(api, { searchId, offerId }, here)
    return leadToTrip(await addToTrip(api, { product: 'flight', searchId, offerId: toTrip }, { offerId: toTrip }))
  },
}
