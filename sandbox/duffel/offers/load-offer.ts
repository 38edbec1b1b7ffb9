import { rebuildOffer } from '../../inventory/rebuild-offer.ts'
import type { Offer } from '../../inventory/wire.ts'
import type { Call } from '../http/add-route.ts'
import { problem } from '../http/problem.ts'
import { riseOf, toMinor } from '../money.ts'
import type { OfferNote } from '../open-records.ts'
import { type TestRoute, testRouteOf } from '../orders/test-route.ts'
import { applyNotes, searchNoteOf } from './apply-notes.ts'

/** Why an offer is loaded: the possible faults depend on it. */
export type Intent = 'read' | 'price' | 'book' | 'look'

export interface LoadedOffer {
  offer: Offer
  note: OfferNote | undefined
  route: TestRoute | null
}

const blankNote = (id: string): OfferNote => ({ id, surcharge: 0, formerTotals: [], gone: false, passengers: {} })

/** Changes an offer's price permanently: later reads return the new price, and it is booked at that. */
export function repriceOffer(call: Pick<Call, 'deps' | 'records'>, offer: Offer, minor: number): OfferNote {
  const { records } = call
  const note = records.offerNotes.get(offer.id) ?? blankNote(offer.id)
  const former = toMinor(applyNotes(call, offer, { note, search: searchNoteOf(records, offer) }).total_amount)
  const changed = { ...note, surcharge: note.surcharge + minor, formerTotals: [...note.formerTotals, former] }
  records.offerNotes.put(offer.id, changed)
  return changed
}

export function amendNote({ records }: Pick<Call, 'records'>, id: string, amend: (note: OfferNote) => OfferNote): OfferNote {
  const changed = amend(records.offerNotes.get(id) ?? blankNote(id))
  records.offerNotes.put(id, changed)
  return changed
}

/** Rebuilds an offer from its id; 404 for an unknown id, 422 for an expired or unavailable offer. */
export function loadOffer(call: Pick<Call, 'deps' | 'records' | 'account'>, id: string, intent: Intent): LoadedOffer {
  const { deps, records } = call
  const found = rebuildOffer(id, { seed: deps.seed, now: deps.now() })
  if ('error' in found) throw problem(found.error === 'expired' ? 'offer_no_longer_available' : 'not_found')
  const { offer } = found
  // An id for an account in another currency is unknown to this account.
  if (offer.total_currency !== call.account.currency) throw problem('not_found')
  const route = testRouteOf(offer)
  let note = records.offerNotes.get(id)
  if (intent !== 'look' && (deps.faults.take('duffel', 'sold-out') || deps.faults.take('duffel', 'offer-gone'))) {
    note = amendNote(call, id, (known) => ({ ...known, gone: true }))
  }
  if (route === 'offer-gone' || note?.gone) throw problem('offer_no_longer_available')
  const rises = route === 'price-differs-on-get' && intent === 'read'
  if (rises || (intent !== 'look' && deps.faults.take('duffel', 'price-change')))
    note = repriceOffer(call, offer, riseOf(toMinor(offer.total_amount)))
  return { offer: applyNotes(call, offer, { note, search: searchNoteOf(records, offer) }), note, route }
}
