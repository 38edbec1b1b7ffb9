import type { CustomerRules } from '#domain/agency/customer-rules.ts'
import { numbersIn } from '#domain/number-style.ts'
import type { Numbers } from '#domain/numbers.ts'
import type { MemberRole, Permission } from '#domain/permissions.ts'
import { type OwnRegional, type Regional, readerOf } from '#domain/regional.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import type { SpendingLimits } from '#domain/team/approvals.ts'
import type { Transaction } from './db/connect.ts'
import { type OrderReach, tenantBatch, tenantTransaction } from './db/tenant-transaction.ts'
import { readTenant, regionalOf } from './regional.ts'
import type { System } from './system.ts'

/** Identifies a visitor of one agency's storefront. On another agency's host the same browser is unknown. */
export interface Shopper {
  /** Null until the visitor chooses an offer or signs in. */
  visitorId: string | null
  /** Null until the visitor signs in by a mailed code. */
  customerId: string | null
  /** Orders that the visitor found by reference and e-mail. */
  openedOrders: readonly string[]
  /** The products that the published storefront sells and its payment methods. */
  shop: Pick<SiteSettings, 'activeProducts' | 'paymentMethods'>
  /** What the agency lets its customers do. */
  rules: CustomerRules
}

/** The name of a storefront visitor in lists and in an order's history. */
export const customerOnline = 'Customer, online'

/** Who acts: a member, a program with an API key, a visitor of the storefront, or the system itself (a job, a webhook). */
export interface Actor {
  /** Null for visitors and the system; of an API key the member who created it. */
  userId: string | null
  name: string
  email: string | null
  role: MemberRole | 'key' | 'customer' | 'system'
  /** Of a `key`, and of a member with a role of the agency's own or who previews a role; otherwise those of `role`. */
  permissions?: readonly Permission[]
  /** A member's own time zone, locale and currency. */
  regional?: OwnRegional
  /** Of a member or an API key that does not reach every order of the agency. */
  reach?: OrderReach | null
  /** Of a member or an API key: what a role of the agency may pay and refund without approval. */
  limits?: SpendingLimits
  /** Where the request of a member comes from, for the log of changes. */
  ipAddress?: string
  /** Only for a `customer`. */
  shopper?: Shopper
}

/** The first argument of every command and query: the system, the tenant and who acts. */
export interface Ctx {
  system: System
  agencyId: string
  /** The agency whose practice tenant this is; null for an agency. */
  practiceOf: string | null
  /** The agency's country, currency, time zone and locale. */
  regional: Regional
  /** Formats amounts and numbers in the agency's locale. */
  numbers: Numbers
  /** The time zone and number format of the member who asks; the agency's for everybody else. For what only this person reads. */
  reader: { zone: string; numbers: Numbers }
  actor: Actor
  /** The origin that was requested, `https://skyways.com`; for the system the portal's. */
  origin: string
  now(): Date
  newId(): string
  /** A transaction that sees only this agency's rows, and of its orders only those that the actor reaches. */
  tx<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** A transaction in one round trip: no statement of `work` waits for the result of another. */
  batch<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
}

const readerFor = ({ regional, actor }: Pick<Ctx, 'regional' | 'actor'>): Ctx['reader'] => {
  const { zone, locale } = readerOf(regional, actor.regional)
  return { zone, numbers: numbersIn(locale) }
}

const openCtx = (system: System, of: Pick<Ctx, 'agencyId' | 'practiceOf' | 'regional' | 'actor'>, origin: string): Ctx => ({
  system,
  ...of,
  numbers: numbersIn(of.regional.locale),
  reader: readerFor(of),
  origin,
  now: system.now,
  newId: system.newId,
  tx: (work) => tenantTransaction(system.db, of.agencyId, work, of.actor.reach),
  batch: (work) => tenantBatch(system.db, of.agencyId, work, of.actor.reach),
})

/** The system as an agency uses it: a practice tenant has suppliers and a gateway of the sandbox. */
export const systemOf = (system: System, { id, practiceOf }: { id: string; practiceOf: string | null }): System => {
  const installation = system.installation ?? system
  return practiceOf === null ? installation : installation.forPractice(id)
}

/**
 * The same actor with every order of the agency, for what would be wrong with some of them only: the count of a plan's bookings, and the orders that
 * move with a merged customer. No order that it reads is shown.
 */
export const withAllOrders = (ctx: Ctx): Ctx => {
  const { tx, batch } = openCtx(ctx.system, { ...ctx, actor: { ...ctx.actor, reach: null } }, ctx.origin)
  return { ...ctx, tx, batch }
}

/** For a request, whose agency is already read. */
export const createCtx = (
  system: System,
  agency: { id: string; practiceOf: string | null } & Parameters<typeof regionalOf>[0],
  actor: Actor,
  origin = system.config.publicUrl,
): Ctx => {
  const { id: agencyId, practiceOf } = agency
  return openCtx(systemOf(system, agency), { agencyId, practiceOf, regional: regionalOf(agency), actor }, origin)
}

/** For callers that know only the agency's id. Never inside a transaction: it may read the agency on another connection. */
export const agencyCtx = async (system: System, agencyId: string, actor: Actor): Promise<Ctx> => {
  const { regional, practiceOf } = await readTenant(system, agencyId)
  const own = systemOf(system, { id: agencyId, practiceOf })
  return openCtx(own, { agencyId, practiceOf, regional, actor }, system.config.publicUrl)
}

/** For jobs and webhooks; never inside a transaction. */
export const systemCtx = (system: System, agencyId: string, name = 'Tradewind'): Promise<Ctx> =>
  agencyCtx(system, agencyId, { userId: null, name, email: null, role: 'system' })
