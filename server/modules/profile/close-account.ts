import { and, eq, inArray, isNull } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { systemCtx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import {
  accounts,
  authenticators,
  memberProfiles,
  members,
  notifications,
  passkeys,
  recoveryCodes,
  sessions,
  signInDevices,
  users,
} from '../../db/schema/index.ts'
import type { System } from '../../system.ts'
import { removeDelegate } from '../delegates/set-delegates.ts'
import { confirmPerson } from '../accounts/confirm-person.ts'
import { withdrawConsent } from '../subscription/withdraw-consent.ts'

/**
 * Closes an account: its sessions, memberships, sign-in data, profiles, notifications and saved card end, and its e-mail address can be used for another one. The
 * person's name stays with what they sold, for the books. Throws auth.wrong-password, and account.last-owner for the only owner of an agency.
 */
export async function closeAccount(system: System, { userId, password }: { userId: string; password: string }): Promise<void> {
  await confirmPerson(system, { userId, password })
  const agencyIds = await system.db.transaction(async (tx) => {
    const own = await tx
      .select({ agencyId: members.organizationId, role: members.role })
      .from(members)
      .where(eq(members.userId, userId))
    await assertOtherOwners(
      tx,
      userId,
      own.filter(({ role }) => role === 'owner').map(({ agencyId }) => agencyId),
    )
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    await tx.delete(accounts).where(eq(accounts.userId, userId))
    // oxlint-disable-next-line no-await-in-loop -- Statements of one transaction.
    for (const table of [authenticators, passkeys, recoveryCodes, signInDevices])
      await tx.delete(table).where(eq(table.userId, userId))
    await tx.delete(members).where(eq(members.userId, userId))
    await tx
      .update(users)
      .set({ email: `${userId}@closed.invalid`, emailVerified: false, image: null, updatedAt: system.now() })
      .where(eq(users.id, userId))
    return own.map(({ agencyId }) => agencyId)
  })
  for (const agencyId of agencyIds) {
    const ctx = await systemCtx(system, agencyId)
    await ctx.tx(async (tx) => {
      await removeDelegate(tx, agencyId, userId)
      await tx.delete(memberProfiles).where(and(eq(memberProfiles.agencyId, agencyId), eq(memberProfiles.userId, userId)))
      await tx.delete(notifications).where(and(eq(notifications.agencyId, agencyId), eq(notifications.userId, userId)))
      await withdrawConsent(tx, ctx, userId)
    })
  }
}

/** Locks the owners of these agencies, so that two of them cannot leave at once. */
async function assertOtherOwners(tx: Transaction, userId: string, agencyIds: string[]): Promise<void> {
  if (agencyIds.length === 0) return
  const others = await tx
    .select({ agencyId: members.organizationId, userId: members.userId })
    .from(members)
    .where(and(inArray(members.organizationId, agencyIds), eq(members.role, 'owner'), isNull(members.deactivatedAt)))
    .orderBy(members.id)
    .for('update')
  const stillOwned = new Set(others.filter((one) => one.userId !== userId).map(({ agencyId }) => agencyId))
  if (agencyIds.some((id) => !stillOwned.has(id))) throw new AppError('account.last-owner')
}
