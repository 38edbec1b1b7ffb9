import type { Role } from '#domain/permissions.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import type { Transaction } from './db/connect.ts'
import { tenantTransaction } from './db/tenant-transaction.ts'
import type { System } from './system.ts'

/** What tells one visitor of a storefront from another. All of it is of one agency: on another agency's address they are a stranger. */
export interface Shopper {
  /** Null until they choose a flight or sign in. */
  visitorId: string | null
  /** Null until they sign in by a mailed code. */
  customerId: string | null
  /** Orders that they found by reference and e-mail. */
  openedOrders: readonly string[]
  /** What the published storefront sells, and how it takes money. */
  shop: Pick<SiteSettings, 'activeProducts' | 'paymentMethods'>
}

/** How a visitor of the storefront stands in lists and in an order's history. */
export const customerOnline = 'Customer, online'

/** Who acts: a member, a visitor of the storefront, or the system itself (a job, a webhook). */
export interface Actor {
  /** Null for visitors and the system. */
  userId: string | null
  name: string
  email: string | null
  role: Role | 'customer' | 'system'
  /** Of a `customer`. */
  shopper?: Shopper
}

/** The first argument of every command and query: the system, the tenant and who acts. */
export interface Ctx {
  system: System
  agencyId: string
  actor: Actor
  /** The address that was called, `https://skyways.com`; the portal's for the system. */
  origin: string
  now(): Date
  newId(): string
  /** A transaction that sees only this agency's rows. */
  tx<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
}

export const createCtx = (system: System, agencyId: string, actor: Actor, origin = system.config.publicUrl): Ctx => ({
  system,
  agencyId,
  actor,
  origin,
  now: system.now,
  newId: system.newId,
  tx: (work) => tenantTransaction(system.db, agencyId, work),
})

/** For jobs and webhooks. */
export const systemCtx = (system: System, agencyId: string, name = 'Tradewind'): Ctx =>
  createCtx(system, agencyId, { userId: null, name, email: null, role: 'system' })
