import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { memberProfiles } from '../../db/schema/index.ts'

export type ProfileRow = typeof memberProfiles.$inferSelect

/** The user who acts; profiles are of members alone. */
export function ownUserId({ actor }: Ctx): string {
  if (actor.userId === null) throw new Error('a profile needs a member')
  return actor.userId
}

/** The member's own row; undefined before their first choice. */
export async function readProfileRow(tx: Transaction, ctx: Ctx): Promise<ProfileRow | undefined> {
  const [row] = await tx
    .select()
    .from(memberProfiles)
    .where(and(eq(memberProfiles.agencyId, ctx.agencyId), eq(memberProfiles.userId, ownUserId(ctx))))
    .limit(1)
  return row
}

/** Writes columns of the member's own row, which is made if there is none. */
export async function writeProfileRow(
  tx: Transaction,
  ctx: Ctx,
  set: Partial<Omit<ProfileRow, 'agencyId' | 'userId'>>,
): Promise<void> {
  await tx
    .insert(memberProfiles)
    .values({ agencyId: ctx.agencyId, userId: ownUserId(ctx), ...set })
    .onConflictDoUpdate({ target: [memberProfiles.agencyId, memberProfiles.userId], set })
}
