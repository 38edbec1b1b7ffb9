import { and, eq, inArray, or } from 'drizzle-orm'
import { ERASED_NAME } from '#domain/customers/customer.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import {
  contactMessages,
  customerCodes,
  customerLinks,
  customerMerges,
  customerNotes,
  customerSessions,
  customers,
  mails,
  plannedTrips,
  quotes,
  savedTravellers,
} from '../../../db/schema/index.ts'
import { dropRefusedOf } from '../importing/refused-rows.ts'
import { lockRecord } from '../record/read-record.ts'
import { eraseOrders } from './erase-orders.ts'
import { mailsAbout, messagesOf, readErasable } from './preview-erasure.ts'
import { erasePayers, eraseShares } from './shares-of.ts'

/**
 * Removes the personal data of a customer wherever it is stored, the customer's planned trips, and the customer's quotes, whose words and signature are
 * about that person. Payers of shared orders lose their names. Orders keep their amounts, itineraries, booking references and ticket numbers, and the ledger is not touched: the books balance as
 * before. Throws access.not-found and customer.orders-open.
 */
export async function eraseCustomer(ctx: Ctx, { id }: { id: string }): Promise<{ done: true }> {
  return ctx.tx(async (tx) => {
    const record = await lockRecord(tx, ctx, id)
    const about = await readErasable(tx, ctx, record)
    if (about.open.length > 0) throw new AppError('customer.orders-open', { orders: about.open })
    await eraseOrders(tx, ctx, about.orders)
    // The rows stay: a job that runs again must not write a mail once more.
    await tx
      .update(mails)
      .set({ to: 'erased', subject: ERASED_NAME, html: '', text: '', attachments: [] })
      .where(mailsAbout(ctx, about))
    await tx.delete(contactMessages).where(messagesOf(ctx, about.emails))
    await eraseShares(tx, ctx, about)
    const quoteIds = about.quotes.map((quote) => quote.id)
    await erasePayers(tx, ctx, quoteIds)
    // With their versions, questions and answers.
    if (quoteIds.length > 0) await tx.delete(quotes).where(and(eq(quotes.agencyId, ctx.agencyId), inArray(quotes.id, quoteIds)))
    if (about.travellers.length > 0)
      await tx
        .delete(savedTravellers)
        .where(and(eq(savedTravellers.agencyId, ctx.agencyId), inArray(savedTravellers.id, about.travellers)))
    await dropRefusedOf(tx, ctx, about.emails)
    await eraseRecord(tx, ctx, { id: record.id, emails: about.emails })
    return { done: true }
  })
}

/** The record itself with its further addresses and merged duplicates: an empty row stays, because orders refer to it. */
async function eraseRecord(tx: Transaction, ctx: Ctx, { id, emails }: { id: string; emails: string[] }): Promise<void> {
  const { agencyId } = ctx
  const isLinked = or(eq(customerLinks.customerId, id), eq(customerLinks.otherId, id))
  await tx.delete(customerLinks).where(and(eq(customerLinks.agencyId, agencyId), isLinked))
  await tx.delete(customerNotes).where(and(eq(customerNotes.agencyId, agencyId), eq(customerNotes.customerId, id)))
  await tx.delete(plannedTrips).where(and(eq(plannedTrips.agencyId, agencyId), eq(plannedTrips.customerId, id)))
  await tx.delete(customerSessions).where(and(eq(customerSessions.agencyId, agencyId), eq(customerSessions.customerId, id)))
  if (emails.length > 0)
    await tx.delete(customerCodes).where(and(eq(customerCodes.agencyId, agencyId), inArray(customerCodes.email, emails)))
  await tx
    .update(customerMerges)
    .set({ beforeCipher: null, undoneAt: ctx.now() })
    .where(and(eq(customerMerges.agencyId, agencyId), or(eq(customerMerges.survivorId, id), eq(customerMerges.duplicateId, id))))
  await tx
    .update(customers)
    .set({
      name: ERASED_NAME,
      email: '',
      phone: '',
      furtherPhones: [],
      tags: [],
      preferences: {},
      documentsCipher: null,
      searchMore: '',
      erasedAt: ctx.now(),
    })
    .where(and(eq(customers.agencyId, agencyId), or(eq(customers.id, id), eq(customers.primaryId, id))))
}
