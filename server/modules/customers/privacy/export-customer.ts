import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import type { Ctx } from '../../../ctx.ts'
import { contactMessages, customerSessions, mails, type Order } from '../../../db/schema/index.ts'
import { getCustomer } from '../record/get-customer.ts'
import { openDocuments, readRecord } from '../record/read-record.ts'
import { exportReviews } from './export-reviews.ts'
import { readOrderPeople } from './order-people-of.ts'
import { mailsAbout, messagesOf, readErasable } from './preview-erasure.ts'
import { exportQuotes } from './quotes-of.ts'
import { exportShares } from './shares-of.ts'

const Contact = z.object({ email: z.string(), phone: z.string() })
/** Answers to the seller's questions; none for products without any. */
const Entered = z.object({ answers: z.array(z.object({ questionId: z.string(), value: z.string() })).default([]) })
const Asked = z.object({ option: z.object({ questions: z.array(z.object({ id: z.string(), label: z.string() })) }) })

/** What the customer answered for an order, with the questions. */
function answersOf(ctx: Ctx, { contactCipher, itinerary }: Order) {
  const { data: asked } = Asked.safeParse(itinerary)
  return Entered.parse(ctx.system.cipher.open(contactCipher)).answers.map(({ questionId, value }) => ({
    question: asked?.option.questions.find(({ id }) => id === questionId)?.label ?? questionId,
    answer: value,
  }))
}

/** Everything that is stored about a customer, as a JSON file for that person. Throws access.not-found. */
export async function exportCustomer(ctx: Ctx, { id }: { id: string }): Promise<File> {
  const {
    duplicates: _duplicates,
    merges: _merges,
    orders: _orders,
    mails: _mails,
    messages: _messages,
    ...record
  } = await getCustomer(ctx, id)
  const stored = await ctx.tx(async (tx) => {
    const row = await readRecord(tx, ctx, id)
    const about = await readErasable(tx, ctx, row)
    const people = await readOrderPeople(tx, ctx, about.orderIds)
    const isSession = and(eq(customerSessions.agencyId, ctx.agencyId), eq(customerSessions.customerId, row.id))
    return {
      documents: openDocuments(ctx, row),
      orders: about.orders.map((order) => ({
        number: formatOrderNumber(order),
        title: order.title,
        status: order.status,
        createdAt: order.createdAt,
        total: { amount: order.total, currency: order.currency },
        bookingReference: order.bookingReference,
        contact: Contact.parse(ctx.system.cipher.open(order.contactCipher)),
        answers: answersOf(ctx, order),
        people: people
          .filter(({ orderId }) => orderId === order.id)
          .map(({ title, givenName, familyName, bornOn, gender, loyalty, documentCipher }) => ({
            title,
            givenName,
            familyName,
            bornOn,
            gender,
            loyalty,
            document: documentCipher ? ctx.system.cipher.open(documentCipher) : null,
          })),
      })),
      reviews: await exportReviews(tx, ctx, about.orders),
      wantsReviewMails: !row.noReviewMails,
      quotes: await exportQuotes(tx, ctx, about.quotes),
      shares: await exportShares(tx, ctx, about),
      mails: await tx
        .select({ to: mails.to, subject: mails.subject, text: mails.text, at: mails.at })
        .from(mails)
        .where(and(mailsAbout(ctx, { ...about, orderIds: [], quotes: [] }))),
      messages: await tx
        .select({ topic: contactMessages.topic, message: contactMessages.message, at: contactMessages.createdAt })
        .from(contactMessages)
        .where(messagesOf(ctx, about.emails)),
      sessions: await tx
        .select({ device: customerSessions.userAgent, since: customerSessions.createdAt })
        .from(customerSessions)
        .where(isSession),
    }
  })
  const text = JSON.stringify({ exportedAt: ctx.now(), ...record, ...stored }, null, 2)
  return new File([text], `customer-${record.id}.json`, { type: 'application/json' })
}
