import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Notification, NotificationQuery } from '#contract/account/notifications.ts'
import { type Counted, MOST_COUNTED } from '#contract/list-query.ts'
import { AppError } from '#domain/errors.ts'
import { kindRow, notificationKindNames } from '#domain/notifications/notification-kinds.ts'
import { notificationWords } from '#domain/notifications/notification-words.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { countUpTo } from '../../db/count-up-to.ts'
import { cutPage, readCursor } from '../../db/page-cursor.ts'
import { notifications } from '../../db/schema/index.ts'
import { withinDays } from '../../db/within-days.ts'
import { permissionsOf } from '../access/actor-may.ts'
import { ownUserId } from '../member-profiles/profile-row.ts'

/** The member's own rows behind the bell, as far as their role may still read about them. */
function ownNotifications(ctx: Ctx): SQL | undefined {
  const held = permissionsOf(ctx.actor)
  const kinds = notificationKindNames.filter((kind) => held.includes(kindRow(kind).permission))
  return and(
    eq(notifications.agencyId, ctx.agencyId),
    eq(notifications.userId, ownUserId(ctx)),
    eq(notifications.inApp, true),
    inArray(notifications.kind, kinds),
  )
}

const inState = { unread: isNull(notifications.readAt), read: isNotNull(notifications.readAt) }

function filterOf(ctx: Ctx, { kind, state, after, ...days }: Omit<NotificationQuery, 'limit'>): SQL | undefined {
  const cursor = readCursor(after)
  return and(
    ownNotifications(ctx),
    cursor ? lt(notifications.seq, cursor.number) : undefined,
    kind ? eq(notifications.kind, kind) : undefined,
    state ? inState[state] : undefined,
    withinDays(notifications.at, days, ctx.reader.zone),
  )
}

/** The member's notifications, newest first. */
export function listNotifications(
  ctx: Ctx,
  input: NotificationQuery,
): Promise<{ items: Notification[]; next: string | null; total: Counted }> {
  const wordsOf = ({ id, kind, facts, at, readAt }: typeof notifications.$inferSelect): Notification => ({
    id,
    kind,
    ...notificationWords(kind, facts, ctx.reader),
    at: at.toISOString(),
    isRead: readAt !== null,
  })
  return ctx.tx(async (tx) => {
    const rows = await tx
      .select()
      .from(notifications)
      .where(filterOf(ctx, input))
      .orderBy(desc(notifications.seq))
      .limit(input.limit + 1)
    const { items, next } = cutPage(rows, input.limit, ({ seq }) => ({ value: null, number: seq }))
    const counted = tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(filterOf(ctx, { ...input, after: null }))
      .limit(MOST_COUNTED + 1)
    return { items: items.map(wordsOf), next, total: await countUpTo(tx, counted) }
  })
}

/** More are shown as `99+`. */
const MOST_UNREAD = 100

/** The number of unread notifications, at most `MOST_UNREAD`. */
export async function countUnread(tx: Transaction, ctx: Ctx): Promise<number> {
  const unread = tx
    .select({ one: sql`1`.as('one') })
    .from(notifications)
    .where(and(ownNotifications(ctx), inState.unread))
    .limit(MOST_UNREAD)
    .as('unread')
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(unread)
  return row?.count ?? 0
}

/** Marks one as read; a second call changes nothing. Throws access.not-found. */
export async function markRead(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const [found] = await ctx.tx((tx) =>
    tx
      .update(notifications)
      .set({ readAt: sql`coalesce(${notifications.readAt}, ${ctx.now()})` })
      .where(and(ownNotifications(ctx), eq(notifications.id, id)))
      .returning({ id: notifications.id }),
  )
  if (!found) throw new AppError('access.not-found')
}

/** Marks all as read, or those up to an instant, so that later ones that the member has not seen stay unread. */
export async function markAllRead(ctx: Ctx, { until }: { until: string | null }): Promise<void> {
  const isSeen = until === null ? undefined : lte(notifications.at, new Date(until))
  await ctx.tx((tx) =>
    tx
      .update(notifications)
      .set({ readAt: ctx.now() })
      .where(and(ownNotifications(ctx), inState.unread, isSeen)),
  )
}
