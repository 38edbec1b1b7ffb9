import { and, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { type checkouts, memberDelegates, members, users } from '../../db/schema/index.ts'

export interface Seller {
  /** Whose order it is: a member; null for a customer of the storefront. */
  createdBy: string | null
  /** The delegate who sells it for them; null for none. */
  bookedBy: string | null
  /** Both by name, where there is a delegate. */
  names: { delegate: string; member: string } | null
}

/** Whose order a checkout becomes: of the colleague it is sold for, if the seller is their delegate still, else of the seller. */
export async function sellerOf(
  tx: Transaction,
  { agencyId }: Ctx,
  { createdBy, soldFor }: Pick<typeof checkouts.$inferSelect, 'createdBy' | 'soldFor'>,
): Promise<Seller> {
  const alone = { createdBy, bookedBy: null, names: null }
  if (!createdBy || !soldFor) return alone
  const delegates = alias(users, 'delegates')
  const [names] = await tx
    .select({ delegate: delegates.name, member: users.name })
    .from(memberDelegates)
    .innerJoin(members, and(eq(members.organizationId, agencyId), eq(members.userId, memberDelegates.userId)))
    .innerJoin(users, eq(users.id, memberDelegates.userId))
    .innerJoin(delegates, eq(delegates.id, memberDelegates.delegateId))
    .where(
      and(
        eq(memberDelegates.agencyId, agencyId),
        eq(memberDelegates.userId, soldFor),
        eq(memberDelegates.delegateId, createdBy),
        isNull(members.deactivatedAt),
      ),
    )
  return names ? { createdBy: soldFor, bookedBy: createdBy, names } : alone
}
