import { and, eq, ne } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { accounts, sessions } from '../../db/schema/index.ts'
import type { System } from '../../system.ts'

interface Own {
  userId: string
  sessionId: string | null
}

/** Throws account.wrong-password for another password than the account's, and input.too-many-requests for many of them. */
export async function assertPassword(system: System, userId: string, password: string): Promise<void> {
  await system.rateLimits.consume([['password-check.account', userId]])
  const [account] = await system.db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    .limit(1)
  const auth = await system.auth.$context
  if (!account?.hash || !(await auth.password.verify({ hash: account.hash, password })))
    throw new AppError('account.wrong-password')
  await system.rateLimits.reset([['password-check.account', userId]])
}

/** Sets a new password and ends the account's other sessions. Throws as `assertPassword` does. */
export async function changePassword(
  system: System,
  { userId, sessionId }: Own,
  input: { currentPassword: string; newPassword: string },
): Promise<void> {
  await assertPassword(system, userId, input.currentPassword)
  const auth = await system.auth.$context
  const password = await auth.password.hash(input.newPassword)
  await system.db.transaction(async (tx) => {
    await tx
      .update(accounts)
      .set({ password, updatedAt: system.now() })
      .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), sessionId === null ? undefined : ne(sessions.id, sessionId)))
  })
}
