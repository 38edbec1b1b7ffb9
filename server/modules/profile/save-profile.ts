import { eq } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { users } from '../../db/schema/index.ts'
import { ownUserId, writeProfileRow } from '../member-profiles/profile-row.ts'

/** Changes the member's name, at every agency of theirs, and their phone at this one. */
export async function saveProfile(ctx: Ctx, { name, phone }: { name: string; phone: string }): Promise<void> {
  await ctx.system.db
    .update(users)
    .set({ name, updatedAt: ctx.now() })
    .where(eq(users.id, ownUserId(ctx)))
  await ctx.tx((tx) => writeProfileRow(tx, ctx, { phone }))
}
