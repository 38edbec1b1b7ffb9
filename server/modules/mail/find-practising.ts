import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { agencies, orders, users } from '../../db/schema/index.ts'

/**
 * The only recipient of a practice tenant's mails, whoever they are written to: the member who acts, else who sold the order, else who entered the
 * tenant last.
 */
export async function findPractising(tx: Transaction, ctx: Ctx, orderId: string | null): Promise<string> {
  if (ctx.actor.email) return ctx.actor.email
  const ofOrder = and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, orderId ?? ctx.agencyId))
  const seller = tx.select({ id: orders.createdBy }).from(orders).where(ofOrder)
  const [member] = await tx
    .select({ email: users.email })
    .from(agencies)
    .innerJoin(users, eq(users.id, sql`coalesce((${seller}), ${agencies.practiceUserId})`))
    .where(eq(agencies.id, ctx.agencyId))
    .limit(1)
  if (!member) throw new Error(`nobody practises in ${ctx.agencyId}`)
  return member.email
}
