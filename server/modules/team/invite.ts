import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { databaseCode } from '../../db/database-code.ts'
import { requireBranch } from '../branches/find-branch.ts'
import { assertWithinPlan } from '../plans/assert-within-plan.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { assertGrantable, type FoundRole, requireRole } from '../roles/find-role.ts'
import { knownAddress, writeInvitation } from './write-invitation.ts'

const UNIQUE_VIOLATION = '23505'

/** Invites an address that may be invited, and logs it. */
export async function inviteOne(
  tx: Transaction,
  ctx: Ctx,
  person: { email: string; role: FoundRole; branchId: string | null },
): Promise<string> {
  const id = await writeInvitation(tx, ctx, person)
  await recordAudit(tx, ctx, { action: 'member.invited', subject: person.email, after: { Role: person.role.name } })
  return id
}

/** Invites a person by mail. Throws team.owner-only, team.beyond-own, team.already-member, team.already-invited, team.domain-not-allowed and plan.limit-reached. */
export async function invite(
  ctx: Ctx,
  { email, role: key, branchId }: { email: string; role: string; branchId: string | null },
): Promise<string> {
  await ctx.system.rateLimits.consume([['invite.agency', ctx.agencyId]])
  await assertWithinPlan(ctx, 'members')
  try {
    return await ctx.tx(async (tx) => {
      const role = await requireRole(tx, ctx, key)
      assertGrantable(ctx, role)
      const refusal = await knownAddress(tx, ctx, email)
      if (refusal) throw new AppError(refusal)
      await requireBranch(tx, ctx, branchId)
      return inviteOne(tx, ctx, { email, role, branchId })
    })
  } catch (error) {
    // Somebody else invited the same address at this moment.
    if (databaseCode(error) === UNIQUE_VIOLATION) throw new AppError('team.already-invited')
    throw error
  }
}
