import { sameChoice } from '#domain/stays/same-room.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import type { SupplierStayOffer } from '#domain/stays/stay-offer.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../../ctx.ts'
import { checkSearch } from '../search/check-search.ts'
import { askAgain } from './ask-again.ts'
import { requote } from './requote.ts'

/**
 * Refinds the same room, board basis and payment terms at its supplier, with a guaranteed price. Throws SupplierError `sold-out` when there is none,
 * and the errors of a search for a past date.
 */
export async function refindRate(ctx: Ctx, { search, offer }: { search: StaySearch; offer: SupplierStayOffer }) {
  checkSearch(search, ctx.now())
  const rate = sameChoice(offer.rate, await askAgain(ctx, offer, search.nationality), ctx.now())
  if (!rate) throw new SupplierError('sold-out', offer.rate.supplier, 'the room is no longer sold at such a rate')
  const chosen = { ...offer, id: rate.id, roomName: rate.room.name, room: rate.room, rate, quote: null }
  return requote(ctx, { search, offer: chosen })
}
