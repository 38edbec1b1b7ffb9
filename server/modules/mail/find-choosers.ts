import { and, eq } from 'drizzle-orm'
import { isChosen, type MailChoice, mailChoices } from '#domain/mail-choices.ts'
import type { Ctx } from '../../ctx.ts'
import { memberProfiles } from '../../db/schema/index.ts'
import { findMembers, type ReachedOrder } from './find-members.ts'

/** The members who may get a mail of this kind and have not turned it off, or have turned it on, and who reach the order, if it is about one; the longest membership first. */
export async function findChoosers(
  ctx: Ctx,
  name: MailChoice,
  order: ReachedOrder | null = null,
): Promise<{ id: string; email: string }[]> {
  const members = await findMembers(ctx, mailChoices[name].permission, order)
  const profiles = await ctx.tx((tx) =>
    tx
      .select({ userId: memberProfiles.userId, choices: memberProfiles.mailChoices })
      .from(memberProfiles)
      .where(eq(memberProfiles.agencyId, ctx.agencyId)),
  )
  const choicesOf = new Map(profiles.map(({ userId, choices }) => [userId, choices]))
  return members.filter(({ id }) => isChosen(choicesOf.get(id) ?? {}, name))
}

/** Whether a member wants a mail of this kind. */
export async function wantsMail(ctx: Ctx, userId: string, name: MailChoice): Promise<boolean> {
  const [profile] = await ctx.tx((tx) =>
    tx
      .select({ choices: memberProfiles.mailChoices })
      .from(memberProfiles)
      .where(and(eq(memberProfiles.agencyId, ctx.agencyId), eq(memberProfiles.userId, userId))),
  )
  return isChosen(profile?.choices ?? {}, name)
}
