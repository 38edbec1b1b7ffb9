import { eq } from 'drizzle-orm'
import { MOST_INVITED } from '#contract/team/team.ts'
import { errorRow } from '#domain/errors.ts'
import { roles } from '#domain/permissions.ts'
import { type InvitationLine, readInvitationLines } from '#domain/team/invitation-lines.ts'
import { roleWords } from '#domain/team/role-words.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencyRoles } from '../../db/schema/index.ts'
import { requireBranch } from '../branches/find-branch.ts'
import { assertWithinPlan } from '../plans/assert-within-plan.ts'
import { type FoundRole, findRole, refusalOf, requireRole } from '../roles/find-role.ts'
import { inviteOne } from './invite.ts'
import { knownAddress } from './write-invitation.ts'

interface Outcome {
  invited: string[]
  refused: { line: number; text: string; reason: string }[]
}

/** The key of each role by its name in lower case. */
async function keysByName(tx: Transaction, ctx: Ctx): Promise<Map<string, string>> {
  const own = await tx.select().from(agencyRoles).where(eq(agencyRoles.agencyId, ctx.agencyId))
  return new Map([
    ...roles.map((role): [string, string] => [roleWords[role].name.toLowerCase(), role]),
    ...own.map(({ id, name }): [string, string] => [name.toLowerCase(), id]),
  ])
}

/** Invites the people of a pasted list or CSV file; each line that cannot be used is named with the reason, and the others are invited. Throws plan.limit-reached before anybody is invited. */
export async function inviteMany(ctx: Ctx, input: { lines: string; role: string; branchId: string | null }): Promise<Outcome> {
  const lines = readInvitationLines(input.lines)
  await ctx.system.rateLimits.consume([['invite.agency', ctx.agencyId]])
  await assertWithinPlan(ctx, 'members', { adds: new Set(lines.flatMap(({ email }) => email ?? [])).size })
  return ctx.tx(async (tx) => {
    const usual = await requireRole(tx, ctx, input.role)
    await requireBranch(tx, ctx, input.branchId)
    const names = await keysByName(tx, ctx)
    const seen = new Set<string>()
    const outcome: Outcome = { invited: [], refused: [] }
    for (const [index, line] of lines.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- Statements of one transaction; a line must see the invitations before it.
      const judged =
        index < MOST_INVITED ? await judge(tx, ctx, { line, usual, names, seen }) : `At most ${MOST_INVITED} people at once`
      if (typeof judged === 'string') outcome.refused.push({ line: line.line, text: line.text, reason: judged })
      else {
        // oxlint-disable-next-line no-await-in-loop -- As above.
        await inviteOne(tx, ctx, { ...judged, branchId: input.branchId })
        outcome.invited.push(judged.email)
      }
    }
    return outcome
  })
}

interface Given {
  line: InvitationLine
  usual: FoundRole
  names: ReadonlyMap<string, string>
  seen: Set<string>
}

/** The person of a line, or why it cannot be used. */
async function judge(
  tx: Transaction,
  ctx: Ctx,
  { line, usual, names, seen }: Given,
): Promise<{ email: string; role: FoundRole } | string> {
  const { email } = line
  if (!email) return 'No e-mail address'
  if (seen.has(email)) return 'Twice in this list'
  seen.add(email)
  const key = line.role === null ? null : (names.get(line.role.toLowerCase()) ?? null)
  if (line.role !== null && key === null) return `There is no role ${line.role}`
  const role = key === null ? usual : await findRole(tx, ctx, key)
  if (!role) return `There is no role ${line.role}`
  const refusal = refusalOf(ctx, role) ?? (await knownAddress(tx, ctx, email))
  return refusal ? errorRow(refusal).title : { email, role }
}
