import type { Reservation } from '#domain/orders/reservation.ts'
import type { Ctx } from '../../ctx.ts'

/** How a product is kept for a checkout, at its supplier or of the agency's own capacity, while it is being paid. Neither call is made in a transaction. */
export interface ProductReservation<Of extends { search: unknown; offer: unknown }> {
  /**
   * Asks the supplier to keep what was chosen until about `until`. `reference` names the call: the supplier finds by it what a lost answer made.
   * Every SupplierError but `unknown-outcome` means that nothing is kept; `sold-out` that others were faster.
   */
  reserve(
    ctx: Ctx,
    chosen: Of,
    call: { reference: string; until: Date },
  ): Promise<{ id: string /** Until when the supplier really keeps it. */; until: Date }>
  /** Gives it back; what the supplier no longer keeps, or never knew, is given back already. Throws SupplierError to be called again later. */
  release(ctx: Ctx, reservation: Reservation): Promise<void>
}
