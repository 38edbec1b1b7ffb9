import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import type { Moved } from '#domain/travel/moved.ts'
import type { Ctx } from '../../ctx.ts'

/** How a choice is found on another day and for other people, as packages sell it. */
export interface ProductOnAnotherDay<Of extends { search: unknown; offer: unknown }> {
  /** Whether anybody may buy it and all of it is paid at the booking. */
  isPossible(choice: Pick<Of, 'search' | 'offer'>): boolean
  /**
   * The same choice, moved by so many days, at its supplier's price. Throws SupplierError `sold-out` when it is not sold then, and the refusals of a search.
   * Never inside a transaction.
   */
  find(
    ctx: Ctx,
    choice: Pick<Of, 'search' | 'offer'>,
    to: Moved,
  ): Promise<{ search: Of['search']; offer: Of['offer']; waterfall: PriceWaterfall }>
}
