/** A reservation for a checkout at a supplier, or of the agency's own capacity, until payment or expiry. */
export interface Reservation {
  /** Our id. It is sent with the call, so that the supplier can find what a lost answer created. */
  reference: string
  /** The supplier's id; null before its answer. */
  id: string | null
  /** ISO instant at which the supplier's reservation expires. */
  until: string
  /** `asked`: stored before the call. `held`: the supplier has reserved. `releasing`: the release has begun, and nothing may use it any more. */
  state: 'asked' | 'held' | 'releasing' | 'released'
}
