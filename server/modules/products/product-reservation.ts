import type { Reservation } from '#domain/orders/reservation.ts'
import type { Ctx } from '../../ctx.ts'

/**
 * How a product is reserved for a checkout while it is paid, at its supplier or from the agency's own capacity. Both calls are made outside a
 * transaction.
 */
export interface ProductReservation<Of extends { search: unknown; offer: unknown }> {
  /**
   * Asks the supplier to reserve the choice until about `until`. `reference` identifies the call: after a lost response the supplier finds the
   * reservation by it. Every SupplierError except `unknown-outcome` means that nothing is reserved; `sold-out` that it was sold meanwhile.
   */
  reserve(
    ctx: Ctx,
    chosen: Of,
    call: { reference: string; until: Date },
  ): Promise<{ id: string /** The actual end of the reservation. */; until: Date }>
  /** Releases it; a reservation that the supplier no longer has, or never had, counts as released. Throws SupplierError when the call must be retried. */
  release(ctx: Ctx, reservation: Reservation): Promise<void>
}
