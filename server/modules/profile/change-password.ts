import { and, eq, ne } from 'drizzle-orm'
import { accounts, sessions } from '../../db/schema/index.ts'
import type { System } from '../../system.ts'
import { confirmPerson } from '../accounts/confirm-person.ts'

interface Own {
  userId: string
  sessionId: string | null
}

/** Sets a new password and ends the account's other sessions. Throws as `confirmPerson` does. */
export async function changePassword(
  system: System,
  { userId, sessionId }: Own,
  input: { currentPassword: string; newPassword: string },
): Promise<void> {
  await confirmPerson(system, { userId, password: input.currentPassword })
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
