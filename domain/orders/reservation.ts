/** What is kept for a checkout at a supplier, or of the agency's own capacity, until it is paid or its time is up. */
export interface Reservation {
  /** Ours. The supplier is given it with the call, so that it finds what a lost answer made. */
  reference: string
  /** The supplier's; null while it has not answered. */
  id: string | null
  /** ISO instant after which the supplier keeps it no longer. */
  until: string
  /** `asked`: written before the call. `held`: the supplier keeps it. `releasing`: it is being given back, and nothing may use it any more. */
  state: 'asked' | 'held' | 'releasing' | 'released'
}
