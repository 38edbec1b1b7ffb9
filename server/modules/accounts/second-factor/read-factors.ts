import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { SecondFactor } from '#contract/session/second-factor.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Database, Transaction } from '../../../db/connect.ts'
import { accounts, agencies, authenticators, passkeys, recoveryCodes } from '../../../db/schema/index.ts'
import { ownUserId } from './own-user.ts'

/** Those of these users who have an authenticator app or a passkey. */
export async function usersWithFactor(db: Database | Transaction, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const found = await unionAll(
    db
      .select({ userId: authenticators.userId })
      .from(authenticators)
      .where(and(inArray(authenticators.userId, [...userIds]), isNotNull(authenticators.confirmedAt))),
    db
      .select({ userId: passkeys.userId })
      .from(passkeys)
      .where(inArray(passkeys.userId, [...userIds])),
  )
  return new Set(found.map(({ userId }) => userId))
}

/** What a user has: an app, passkeys, and recovery codes that were not used. */
export async function factorsOf(db: Database | Transaction, userId: string) {
  const [found] = await db
    .select({
      appSince:
        sql<Date | null>`(select ${authenticators.confirmedAt} from ${authenticators} where ${authenticators.userId} = ${userId})`.mapWith(
          authenticators.confirmedAt,
        ),
      passkeys: sql<number>`(select count(*) from ${passkeys} where ${passkeys.userId} = ${userId})`.mapWith(Number),
      recoveryCodes: count(),
    })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return found ?? { appSince: null, passkeys: 0, recoveryCodes: 0 }
}

/** The second factors of the acting member. */
export async function readSecondFactor(ctx: Ctx): Promise<SecondFactor> {
  const userId = ownUserId(ctx)
  const { db } = ctx.system
  const { appSince, recoveryCodes: recoveryCodesLeft } = await factorsOf(db, userId)
  const keys = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), passkeys.id)
  const [agency] = await db
    .select({ isRequired: agencies.secondFactorRequired })
    .from(agencies)
    .where(eq(agencies.id, ctx.agencyId))
  const hasPassword = (await db.$count(accounts, and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))) > 0
  return {
    appSince: appSince?.toISOString() ?? null,
    passkeys: keys.map(({ id, name, isSynced, createdAt, lastUsedAt }) => ({
      id,
      name,
      isSynced,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft,
    isRequired: agency?.isRequired ?? false,
    hasPassword,
  }
}
