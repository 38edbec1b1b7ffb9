import { and, eq, gt, lt } from 'drizzle-orm'
import { verifications } from '../../db/schema/index.ts'
import { hashToken } from '../../http/visitor/read-shopper.ts'
import type { System } from '../../system.ts'

/** What a value is for. */
export type OneTimeUse =
  | 'second-step'
  | 'passkey-add'
  | 'passkey-sign-in'
  | 'passkey-confirm'
  | 'confirm-passkey'
  | 'confirm-code'

/** Names a stored value by a secret, of which the database has the hash. */
interface Named {
  use: OneTimeUse
  secret: string
}

const identifierOf = ({ use, secret }: Named): string => `${use}:${hashToken(secret)}`

/** Stores a value that is taken once, and removes expired ones. */
export async function storeOneTime(
  { db, now }: System,
  { value, seconds, ...named }: Named & { value: string; seconds: number },
): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, now()))
  await db
    .insert(verifications)
    .values({ identifier: identifierOf(named), value, expiresAt: new Date(now().getTime() + seconds * 1_000) })
}

const unexpired = ({ now }: System, named: Named) =>
  and(eq(verifications.identifier, identifierOf(named)), gt(verifications.expiresAt, now()))

/** The value, which stays; null for an unknown or expired one. */
export async function peekOneTime(system: System, named: Named): Promise<string | null> {
  const [found] = await system.db.select({ value: verifications.value }).from(verifications).where(unexpired(system, named))
  return found?.value ?? null
}

/** The value, which nobody can take again; null for an unknown, expired or taken one. */
export async function takeOneTime(system: System, named: Named): Promise<string | null> {
  const [taken] = await system.db.delete(verifications).where(unexpired(system, named)).returning({ value: verifications.value })
  return taken?.value ?? null
}
