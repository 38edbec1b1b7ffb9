import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { ErasurePreview } from '#contract/customers/customer-shapes.ts'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import { isOver } from '#domain/orders/order-status.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { contactMessages, customerNotes, mails, type Order } from '../../../db/schema/index.ts'
import { type CustomerRecord, openDocuments, readFurtherEmails, readRecord } from '../record/read-record.ts'
import { exportReviews } from './export-reviews.ts'
import { findSavedTravellers, readOrderPeople, readOwnOrders } from './order-people-of.ts'
import { readOwnQuotes } from './quotes-of.ts'

/** Booked and its journey is over, or ended before: nobody needs the names of its travellers any more. */
function isFinished({ status, endsAt }: Order, now: Date): boolean {
  if (isOver(status)) return true
  return (status === 'Issued' || status === 'Booked') && (endsAt === null || endsAt < now)
}

/** Everything of a customer that an erasure changes. */
export async function readErasable(tx: Transaction, ctx: Ctx, record: CustomerRecord) {
  const emails = [record.email, ...(await readFurtherEmails(tx, ctx, record.id))].filter(Boolean)
  const own = await readOwnOrders(tx, ctx, record.id)
  const orderIds = own.map(({ id }) => id)
  const people = await readOrderPeople(tx, ctx, orderIds)
  return {
    emails,
    orders: own,
    orderIds,
    quotes: await readOwnQuotes(tx, ctx, { id: record.id, emails }),
    open: own.filter((order) => !isFinished(order, ctx.now())).map(formatOrderNumber),
    travellers: await findSavedTravellers(tx, ctx, people),
  }
}

/** The mails about a customer's orders and quotes, those to the customer, and those that name an address of the customer. */
export const mailsAbout = (
  ctx: Ctx,
  { emails, orderIds, quotes }: { emails: string[]; orderIds: string[]; quotes: readonly { id: string }[] },
): SQL | undefined =>
  and(
    eq(mails.agencyId, ctx.agencyId),
    or(
      sql`false`,
      emails.length > 0 ? inArray(sql`lower(${mails.to})`, emails) : undefined,
      ...emails.map((email) => sql`position(${email} in lower(${mails.text})) > 0`),
      // To the customer, by the key; to members, by the address of the quote.
      ...quotes.map(({ id }) => sql`position(${id} in ${mails.dedupeKey} || ${mails.text}) > 0`),
      orderIds.length > 0 ? inArray(mails.orderId, orderIds) : undefined,
    ),
  )

/** The messages that a customer wrote on the storefront. */
export const messagesOf = (ctx: Ctx, emails: string[]): SQL | undefined =>
  and(
    eq(contactMessages.agencyId, ctx.agencyId),
    emails.length > 0 ? inArray(sql`lower(${contactMessages.email})`, emails) : sql`false`,
  )

/** What the erasure of a customer removes, counted. Throws access.not-found. */
export const previewErasure = (ctx: Ctx, { id }: { id: string }): Promise<ErasurePreview> =>
  ctx.tx(async (tx) => {
    const record = await readRecord(tx, ctx, id)
    const about = await readErasable(tx, ctx, record)
    const isNote = and(eq(customerNotes.agencyId, ctx.agencyId), eq(customerNotes.customerId, record.id))
    return {
      name: record.name,
      orders: about.orders.length,
      quotes: about.quotes.length,
      reviews: (await exportReviews(tx, ctx, about.orders)).filter(({ writtenAt }) => writtenAt !== null).length,
      mails: await tx.$count(mails, mailsAbout(ctx, about)),
      messages: await tx.$count(contactMessages, messagesOf(ctx, about.emails)),
      notes: await tx.$count(customerNotes, isNote),
      documents: openDocuments(ctx, record).length,
      travellers: about.travellers.length,
      open: about.open,
    }
  })
