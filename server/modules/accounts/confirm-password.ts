import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { accounts } from '../../db/schema/index.ts'
import type { System } from '../../system.ts'

/** Asks a member for the password again. A member who signs in with Google only has none. Throws auth.wrong-password and input.too-many-requests. */
export async function confirmPassword(system: System, { userId, password }: { userId: string; password: string }): Promise<void> {
  const [account] = await system.db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    .limit(1)
  if (!account?.hash) return
  await system.rateLimits.consume([['password.user', userId]])
  const { password: passwords } = await system.auth.$context
  if (!(await passwords.verify({ hash: account.hash, password }))) throw new AppError('auth.wrong-password')
  await system.rateLimits.reset([['password.user', userId]])
}
