import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Customer } from '#contract/customers/customer-shapes.ts'
import { Preferences } from '#domain/customers/customer.ts'
import { dayAt } from '#domain/dates.ts'
import { passportState } from '#domain/flights/people/traveller-rules.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { customerMerges, customerNotes, customers, users } from '../../../db/schema/index.ts'
import { actorMay } from '../../access/actor-may.ts'
import { findDuplicates } from './find-duplicates.ts'
import { readLinks } from './link-customers.ts'
import { readMails, readMessages, readOrders } from './read-history.ts'
import { type CustomerRecord, openDocuments, readFurtherEmails, readRecord } from './read-record.ts'

/** The whole record of a customer. Throws access.not-found. */
export const getCustomer = (ctx: Ctx, id: string): Promise<Customer> =>
  ctx.tx(async (tx) => {
    const record = await readRecord(tx, ctx, id)
    const furtherEmails = await readFurtherEmails(tx, ctx, record.id)
    const emails = [record.email, ...furtherEmails].filter(Boolean)
    const { kind, name, email, phone, furtherPhones, tags, origin } = record
    return {
      id: record.id,
      kind,
      name,
      email,
      furtherEmails,
      phone,
      furtherPhones,
      tags,
      origin,
      preferences: Preferences.parse(record.preferences),
      createdBy: await nameOf(tx, record),
      createdAt: record.createdAt.toISOString(),
      erasedAt: record.erasedAt?.toISOString() ?? null,
      documents: documentsFor(ctx, record),
      notes: await readNotes(tx, ctx, record.id),
      links: await readLinks(tx, ctx, record.id),
      duplicates: record.erasedAt ? [] : await findDuplicates(tx, ctx, { record, furtherEmails }),
      merges: await readMerges(tx, ctx, record.id),
      ...(await readOrders(tx, ctx, record.id)),
      mails: await readMails(tx, ctx, emails),
      messages: await readMessages(tx, ctx, emails),
    }
  })

async function nameOf(tx: Transaction, { createdBy }: CustomerRecord): Promise<string | null> {
  if (!createdBy) return null
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, createdBy))
  return user?.name ?? null
}

/** Passports, by expiry; roles without `customers:write` see the end of the number only. */
function documentsFor(ctx: Ctx, record: CustomerRecord): Customer['documents'] {
  const today = dayAt(ctx.now(), ctx.regional.zone)
  const isWhole = actorMay(ctx, 'customers:write')
  return openDocuments(ctx, record)
    .map((document) => ({
      ...document,
      number: isWhole ? document.number : `…${document.number.slice(-3)}`,
      state: passportState(document.expiresOn, today),
    }))
    .toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn))
}

async function readNotes(tx: Transaction, ctx: Ctx, id: string): Promise<Customer['notes']> {
  const rows = await tx
    .select({ id: customerNotes.id, text: customerNotes.text, author: customerNotes.author, at: customerNotes.at })
    .from(customerNotes)
    .where(and(eq(customerNotes.agencyId, ctx.agencyId), eq(customerNotes.customerId, id)))
    .orderBy(desc(customerNotes.at), desc(customerNotes.id))
  return rows.map(({ at, ...note }) => ({ ...note, at: at.toISOString() }))
}

/** Merges that can be undone, the newest first, each with the name of the record that went. */
async function readMerges(tx: Transaction, ctx: Ctx, id: string): Promise<Customer['merges']> {
  const rows = await tx
    .select({ id: customerMerges.id, name: customers.name, by: customerMerges.by, at: customerMerges.at })
    .from(customerMerges)
    .innerJoin(customers, and(eq(customers.agencyId, ctx.agencyId), eq(customers.id, customerMerges.duplicateId)))
    .where(and(eq(customerMerges.agencyId, ctx.agencyId), eq(customerMerges.survivorId, id), isNull(customerMerges.undoneAt)))
    .orderBy(desc(customerMerges.at))
  return rows.map(({ at, ...merge }) => ({ ...merge, at: at.toISOString() }))
}
