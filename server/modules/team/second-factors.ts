import { and, eq, isNull, ne } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencies, authenticators, members, passkeys, recoveryCodes, sessions } from '../../db/schema/index.ts'
import { inAgency } from '../accounts/second-factor/in-agency.ts'
import { usersWithFactor } from '../accounts/second-factor/read-factors.ts'
import { recordAccountChange } from '../accounts/second-factor/record-account-change.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { lockMember } from './lock-member.ts'

const words = (isRequired: boolean) => ({ 'Second factor': isRequired ? 'Required' : 'Optional' })

export const readRequired = async (tx: Transaction, { agencyId }: Ctx): Promise<boolean> => {
  const [agency] = await tx.select({ isRequired: agencies.secondFactorRequired }).from(agencies).where(eq(agencies.id, agencyId))
  return agency?.isRequired ?? false
}

/** Requires a second factor of every member, or no longer. Throws team.owner-only, and team.second-factor-first for an owner without one. */
export async function requireSecondFactor(ctx: Ctx, { isRequired }: { isRequired: boolean }): Promise<void> {
  const { role, userId } = ctx.actor
  if (role !== 'owner' || userId === null) throw new AppError('team.owner-only')
  if (isRequired && !(await usersWithFactor(ctx.system.db, [userId])).has(userId)) throw new AppError('team.second-factor-first')
  await inAgency(ctx, async (tx) => {
    const [agency] = await tx.select().from(agencies).where(eq(agencies.id, ctx.agencyId)).for('update')
    if (!agency) throw new Error(`there is no agency ${ctx.agencyId}`)
    await tx.update(agencies).set({ secondFactorRequired: isRequired }).where(eq(agencies.id, ctx.agencyId))
    await recordAudit(tx, ctx, {
      action: 'agency.second-factor-required',
      subject: agency.name,
      before: words(agency.secondFactorRequired),
      after: words(isRequired),
    })
  })
  await ctx.system.invalidation.publish(ctx.agencyId)
}

/**
 * Removes app, passkeys and recovery codes of a member, and ends their sessions: they sign in with the password alone. Throws team.owner-only for an
 * owner's account, team.second-factor-elsewhere for one's own and for a member of another agency too, and account.no-second-factor.
 */
export const resetSecondFactor = (ctx: Ctx, { id }: { id: string }): Promise<void> =>
  inAgency(ctx, async (tx) => {
    const member = await lockMember(tx, ctx, id)
    const { userId } = member
    if (member.role === 'owner' && ctx.actor.role !== 'owner') throw new AppError('team.owner-only')
    if (userId === ctx.actor.userId || (await isElsewhere(tx, ctx, userId))) throw new AppError('team.second-factor-elsewhere')
    if (!(await usersWithFactor(tx, [userId])).has(userId)) throw new AppError('account.no-second-factor')
    // oxlint-disable-next-line no-await-in-loop -- Statements of one transaction.
    for (const table of [authenticators, passkeys, recoveryCodes, sessions])
      await tx.delete(table).where(eq(table.userId, userId))
    await recordAccountChange(tx, ctx, {
      action: 'member.second-factor-reset',
      person: member,
      says: `${ctx.actor.name} removed the second factors of your account. Sign in with your password and set up a new one.`,
    })
  })

/** Whether the person works for another agency too, whose owners would not know of the change. */
const isElsewhere = async (tx: Transaction, { agencyId }: Ctx, userId: string): Promise<boolean> =>
  (await tx.$count(
    members,
    and(eq(members.userId, userId), ne(members.organizationId, agencyId), isNull(members.deactivatedAt)),
  )) > 0
