import type { Role } from '#domain/permissions.ts'
import type { Transaction } from './db/connect.ts'
import { tenantTransaction } from './db/tenant-transaction.ts'
import type { System } from './system.ts'

/** Who acts: a member, or the system itself (a job, a webhook). */
export interface Actor {
  /** Null for the system. */
  userId: string | null
  name: string
  email: string | null
  role: Role | 'system'
}

/** The first argument of every command and query: the system, the tenant and who acts. */
export interface Ctx {
  system: System
  agencyId: string
  actor: Actor
  now(): Date
  newId(): string
  /** A transaction that sees only this agency's rows. */
  tx<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
}

export const createCtx = (system: System, agencyId: string, actor: Actor): Ctx => ({
  system,
  agencyId,
  actor,
  now: system.now,
  newId: system.newId,
  tx: (work) => tenantTransaction(system.db, agencyId, work),
})

/** For jobs and webhooks. */
export const systemCtx = (system: System, agencyId: string, name = 'Tradewind'): Ctx =>
  createCtx(system, agencyId, { userId: null, name, email: null, role: 'system' })
