import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { contactMessages, mails, orders } from '../../../db/schema/index.ts'
import { actorMay } from '../../access/actor-may.ts'
import { visibleMails } from '../../mail/visible-mails.ts'
import { selectOrderRows, toOrderRow } from '../../orders/list/order-row.ts'

/** The newest entries of each list of a record. */
const MOST = 50

const ofCustomer = (ctx: Ctx, id: string) => and(eq(orders.agencyId, ctx.agencyId), eq(orders.customerId, id))

/** The customer's orders, newest first, and their number; none for a role that sees no orders. */
export async function readOrders(tx: Transaction, ctx: Ctx, id: string) {
  if (!actorMay(ctx, 'orders:read')) return { orders: [], orderCount: 0 }
  const rows = await selectOrderRows(tx).where(ofCustomer(ctx, id)).orderBy(desc(orders.number)).limit(MOST)
  return { orders: rows.map(toOrderRow), orderCount: await tx.$count(orders, ofCustomer(ctx, id)) }
}

/** Mails to the customer's addresses, newest first; none for a role that reads no mail. */
export async function readMails(tx: Transaction, ctx: Ctx, emails: readonly string[]) {
  if (emails.length === 0 || !actorMay(ctx, 'mail:read')) return []
  const rows = await tx
    .select({ id: mails.id, subject: mails.subject, status: mails.status, at: mails.at })
    .from(mails)
    .where(and(visibleMails(ctx), inArray(mails.to, [...emails])))
    .orderBy(desc(mails.seq))
    .limit(MOST)
  return rows.map(({ at, ...mail }) => ({ ...mail, at: at.toISOString() }))
}

/** What the customer wrote on the storefront, newest first; none for a role that reads no messages. */
export async function readMessages(tx: Transaction, ctx: Ctx, emails: readonly string[]) {
  if (emails.length === 0 || !actorMay(ctx, 'messages:read')) return []
  const rows = await tx
    .select({
      id: contactMessages.id,
      topic: contactMessages.topic,
      message: contactMessages.message,
      at: contactMessages.createdAt,
    })
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.agencyId, ctx.agencyId),
        or(...emails.map((email) => sql`lower(${contactMessages.email}) = ${email}`)),
      ),
    )
    .orderBy(desc(contactMessages.createdAt))
    .limit(MOST)
  return rows.map(({ at, ...message }) => ({ ...message, at: at.toISOString() }))
}
