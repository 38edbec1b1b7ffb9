import { and, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import type { TeamRules } from '#contract/team/team.ts'
import type { Ctx } from '../../ctx.ts'
import { authenticators, members, passkeys } from '../../db/schema/index.ts'
import { readDomains } from './invitation-domains.ts'
import { readRequired } from './second-factors.ts'

/** What the agency requires of its members and of invitations. */
export async function readRules(ctx: Ctx): Promise<TeamRules> {
  const [stored, withoutSecondFactor] = await Promise.all([
    ctx.tx(async (tx) => ({
      isSecondFactorRequired: await readRequired(tx, ctx),
      invitationDomains: await readDomains(tx, ctx),
    })),
    countWithoutFactor(ctx),
  ])
  return { ...stored, withoutSecondFactor }
}

/** Active members who have neither an authenticator app nor a passkey; tables that only the database's owner reads. */
async function countWithoutFactor({ system: { db }, agencyId }: Ctx): Promise<number> {
  const one = { one: sql`1` }
  const app = db
    .select(one)
    .from(authenticators)
    .where(and(eq(authenticators.userId, members.userId), isNotNull(authenticators.confirmedAt)))
  const passkey = db.select(one).from(passkeys).where(eq(passkeys.userId, members.userId))
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(members)
    .where(and(eq(members.organizationId, agencyId), isNull(members.deactivatedAt), notExists(app), notExists(passkey)))
  return found?.count ?? 0
}
