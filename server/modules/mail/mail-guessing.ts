import { and, asc, eq } from 'drizzle-orm'
import { type Ctx, systemCtx } from '../../ctx.ts'
import { customers, members, users } from '../../db/schema/index.ts'
import type { System } from '../../system.ts'
import { queueMail } from './queue-mail.ts'

/** At most once a day, so that an attacker cannot fill a mailbox with these notices. */
const today = (now: Date): string => now.toISOString().slice(0, 10)

/** Notifies the owner of a member's account of repeated failed passwords, or codes of the second step; does nothing for an unknown address. */
export async function mailGuessing(
  system: System,
  { email, now, guessed = 'passwords' }: { email: string; now: Date; guessed?: 'passwords' | 'codes' },
): Promise<void> {
  const [user] = await system.db
    .select({ id: users.id, name: users.name, agencyId: members.organizationId })
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .where(eq(users.email, email))
    .orderBy(asc(members.createdAt))
    .limit(1)
  if (!user) return
  const ctx = await systemCtx(system, user.agencyId)
  const data = { name: user.name, guessed, url: `${system.config.publicUrl}/forgot-password` }
  const dedupeKey = `guessing-stopped:${guessed}:${user.id}:${today(now)}`
  await ctx.tx((tx) => queueMail(tx, ctx, { template: 'guessing-stopped', to: email, data, dedupeKey }))
}

/** Notifies a customer of the agency of repeated failed sign-in codes. */
export async function mailCodeGuessing(ctx: Ctx, email: string): Promise<void> {
  await ctx.tx(async (tx) => {
    const [customer] = await tx
      .select({ id: customers.id, name: customers.name })
      .from(customers)
      .where(and(eq(customers.agencyId, ctx.agencyId), eq(customers.email, email)))
    if (!customer) return
    const data = { name: customer.name, guessed: 'codes' as const, url: null }
    const dedupeKey = `guessing-stopped:${customer.id}:${today(ctx.now())}`
    await queueMail(tx, ctx, { template: 'guessing-stopped', to: email, data, dedupeKey })
  })
}
