import { and, eq } from 'drizzle-orm'
import type { Profile } from '#contract/account/profile.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { accounts, agencies, members, orders, users } from '../../db/schema/index.ts'
import { ownUserId, readProfileRow } from '../member-profiles/profile-row.ts'

/** The signed-in member: name, photo and role. */
export async function readProfile(ctx: Ctx): Promise<Profile> {
  const userId = ownUserId(ctx)
  const [found] = await ctx.system.db
    .select({
      name: users.name,
      email: users.email,
      role: members.role,
      agency: agencies.name,
      memberSince: members.createdAt,
      password: accounts.id,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(agencies, eq(agencies.id, members.organizationId))
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(and(eq(members.organizationId, ctx.agencyId), eq(members.userId, userId)))
    .limit(1)
  if (!found) throw new AppError('access.not-found')
  const { password, memberSince, ...person } = found
  const { row, sold } = await ctx.tx(async (tx) => ({
    row: await readProfileRow(tx, ctx),
    sold: await tx.$count(orders, and(eq(orders.agencyId, ctx.agencyId), eq(orders.createdBy, userId))),
  }))
  return {
    ...person,
    phone: row?.phone ?? '',
    photo: row?.photoId ? `/media/${row.photoId}` : null,
    memberSince: memberSince.toISOString(),
    orders: sold,
    hasPassword: password !== null,
  }
}
