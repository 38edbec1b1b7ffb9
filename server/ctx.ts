import { numbersIn } from '#domain/number-style.ts'
import type { Numbers } from '#domain/numbers.ts'
import type { Role } from '#domain/permissions.ts'
import type { Regional } from '#domain/regional.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import type { Transaction } from './db/connect.ts'
import { tenantBatch, tenantTransaction } from './db/tenant-transaction.ts'
import { readRegional, regionalOf } from './regional.ts'
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
  /** The agency's currency, clocks and way of writing numbers. */
  regional: Regional
  /** Writes amounts and numbers as the agency does. */
  numbers: Numbers
  actor: Actor
  /** The address that was called, `https://skyways.com`; the portal's for the system. */
  origin: string
  now(): Date
  newId(): string
  /** A transaction that sees only this agency's rows. */
  tx<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** The same in one round trip: no statement of `work` waits for the answer of another. */
  batch<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
}

const openCtx = (system: System, of: Pick<Ctx, 'agencyId' | 'regional' | 'actor'>, origin: string): Ctx => ({
  system,
  ...of,
  numbers: numbersIn(of.regional.locale),
  origin,
  now: system.now,
  newId: system.newId,
  tx: (work) => tenantTransaction(system.db, of.agencyId, work),
  batch: (work) => tenantBatch(system.db, of.agencyId, work),
})

/** For a request: its agency is already read. */
export const createCtx = (
  system: System,
  agency: { id: string } & Parameters<typeof regionalOf>[0],
  actor: Actor,
  origin = system.config.publicUrl,
): Ctx => openCtx(system, { agencyId: agency.id, regional: regionalOf(agency), actor }, origin)

/** Where only the agency's id is known. Never inside a transaction: it may read the agency on another connection. */
export const agencyCtx = async (system: System, agencyId: string, actor: Actor): Promise<Ctx> =>
  openCtx(system, { agencyId, regional: await readRegional(system, agencyId), actor }, system.config.publicUrl)

/** For jobs and webhooks; not inside a transaction either. */
export const systemCtx = (system: System, agencyId: string, name = 'Tradewind'): Promise<Ctx> =>
  agencyCtx(system, agencyId, { userId: null, name, email: null, role: 'system' })
