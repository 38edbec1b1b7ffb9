import type { SoldProduct } from '../product-types.ts'

/** What a member did in the practice tenant, read from its records. */
export interface PracticeFacts {
  /** Customers that the member added by hand. */
  customers: readonly { id: string; at: string }[]
  /** Travellers that the member saved. */
  travellers: readonly { at: string }[]
  checkouts: readonly { product: SoldProduct; at: string }[]
  orders: readonly PracticeOrder[]
}

export interface PracticeOrder {
  id: string
  product: SoldProduct
  at: string
  /** The names of its events, oldest first. */
  events: readonly string[]
}

/** Of a mission with a scripted failure: when it was started, and when the failure happened. */
export interface MissionRun {
  startedAt: string | null
  struckAt: string | null
}

/** Whether the member has taken an offer of a product to its checkout. */
export const hasChosen = ({ checkouts }: PracticeFacts, product: SoldProduct): boolean =>
  checkouts.some((one) => one.product === product)

/** The newest order with all of these events; null without one. `since` leaves older orders out. */
export function orderWith(
  { orders }: PracticeFacts,
  { product, since, events }: { product?: SoldProduct; since?: string | null; events: readonly string[] },
): PracticeOrder | null {
  const fits = (order: PracticeOrder) =>
    (!product || order.product === product) &&
    (since === undefined || (since !== null && order.at >= since)) &&
    events.every((event) => order.events.includes(event))
  return orders.filter(fits).toSorted((a, b) => b.at.localeCompare(a.at))[0] ?? null
}
