import { and, desc, eq } from 'drizzle-orm'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import type { Ctx } from '../../ctx.ts'
import { notifications, orders, sessions } from '../../db/schema/index.ts'
import { readSecondFactor } from '../accounts/second-factor/read-factors.ts'
import { ownUserId, readProfileRow } from '../member-profiles/profile-row.ts'
import { readProfile } from './read-profile.ts'

/** What is stored about the member at this agency, as a JSON file: profile, choices, saved searches, notifications, second factors, sessions and the orders that they sold. */
export async function exportData(ctx: Ctx): Promise<File> {
  const userId = ownUserId(ctx)
  const person = await readProfile(ctx)
  const { appSince, passkeys } = await readSecondFactor(ctx)
  const open = await ctx.system.db
    .select({
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
  const { row, sold, told } = await ctx.tx(async (tx) => ({
    row: await readProfileRow(tx, ctx),
    told: await tx
      .select({ kind: notifications.kind, facts: notifications.facts, at: notifications.at, readAt: notifications.readAt })
      .from(notifications)
      .where(and(eq(notifications.agencyId, ctx.agencyId), eq(notifications.userId, userId)))
      .orderBy(desc(notifications.seq)),
    sold: await tx
      .select({
        number: orders.number,
        numberPrefix: orders.numberPrefix,
        product: orders.product,
        title: orders.title,
        status: orders.status,
        total: orders.total,
        currency: orders.currency,
        createdAt: orders.createdAt,
      })
      .from(orders)
      .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.createdBy, userId)))
      .orderBy(desc(orders.number)),
  }))
  const data = {
    exportedAt: ctx.now().toISOString(),
    person,
    notificationChoices: row?.notificationChoices ?? {},
    savedSearches: row?.listViews ?? {},
    notifications: told,
    calendarSince: row?.calendarAt?.toISOString() ?? null,
    authenticatorAppSince: appSince,
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
    sessions: open,
    orders: sold.map(({ number, numberPrefix, ...order }) => ({ number: formatOrderNumber({ number, numberPrefix }), ...order })),
  }
  return new File([JSON.stringify(data, null, 2)], 'my-data.json', { type: 'application/json' })
}
