import { upsellOffers } from '../../inventory/upsell-offers.ts'
import type { Call } from '../http/add-route.ts'
import { applyNotes, searchNoteOf } from './apply-notes.ts'
import { loadOffer } from './load-offer.ts'
import { listed } from './present-offer.ts'

/** The other fare families of an offer's flights, each a separate offer for the same passengers with the same expiry. */
export function upsellOffer(call: Call) {
  const { deps, records } = call
  const { offer } = loadOffer(call, call.param('id'), 'look')
  const search = searchNoteOf(records, offer)
  const others = upsellOffers(offer.id, { seed: deps.seed }).map((other) => {
    const note = records.offerNotes.get(other.id)
    return note?.gone ? [] : [listed(applyNotes(call, other, { note, search }))]
  })
  return { data: others.flat() }
}
