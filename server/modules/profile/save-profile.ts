import { eq } from 'drizzle-orm'
import { type MailChoice, mailChoiceNames } from '#domain/mail-choices.ts'
import type { Ctx } from '../../ctx.ts'
import { users } from '../../db/schema/index.ts'
import { ownUserId, writeProfileRow } from './profile-row.ts'

/** Changes the member's name, at every agency of theirs, and their phone at this one. */
export async function saveProfile(ctx: Ctx, { name, phone }: { name: string; phone: string }): Promise<void> {
  await ctx.system.db
    .update(users)
    .set({ name, updatedAt: ctx.now() })
    .where(eq(users.id, ownUserId(ctx)))
  await ctx.tx((tx) => writeProfileRow(tx, ctx, { phone }))
}

/** Stores which mails the member gets from this agency. */
export async function saveMails(ctx: Ctx, { names }: { names: readonly MailChoice[] }): Promise<void> {
  const choices = Object.fromEntries(mailChoiceNames.map((name) => [name, names.includes(name)]))
  await ctx.tx((tx) => writeProfileRow(tx, ctx, { mailChoices: choices }))
}
