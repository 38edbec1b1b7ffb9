import { and, eq, inArray } from 'drizzle-orm'
import type { CustomerInput } from '#contract/customers/customer-shapes.ts'
import { Preferences } from '#domain/customers/customer.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { customerNotes, customers, users } from '../../../db/schema/index.ts'
import { type CustomerRecord, readFurtherEmails, readRecord, searchMoreOf, thisCustomer } from '../record/read-record.ts'
import type { ReadRow } from './read-row.ts'

type Valid = Extract<ReadRow, { customer: CustomerInput }>

interface Batch {
  rows: readonly ReadRow[]
  createdBy: string | null
}

/** Writes the valid rows of a batch: new customers, and what known ones with the same e-mail address do not have yet. */
export async function writeBatch(
  tx: Transaction,
  ctx: Ctx,
  { rows, createdBy }: Batch,
): Promise<{ created: number; updated: number }> {
  const valid = rows.filter((row): row is Valid => 'customer' in row)
  const known = await readKnown(tx, ctx, valid)
  const fresh = valid.filter(({ customer }) => !known.has(customer.email)).map((row) => ({ ...row, id: ctx.newId() }))
  const values = fresh.map(({ id, customer: { furtherEmails: _none, ...columns } }) => ({
    ...columns,
    id,
    agencyId: ctx.agencyId,
    origin: 'import' as const,
    createdBy,
    createdAt: ctx.now(),
    searchMore: searchMoreOf({ emails: [], phones: [], tags: columns.tags }),
  }))
  if (values.length > 0) await tx.insert(customers).values(values)
  const notes = fresh.map(({ id, note }) => ({ customerId: id, text: note }))
  for (const { customer, note } of valid) {
    const id = known.get(customer.email)
    if (!id) continue
    // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
    await fillIn(tx, ctx, await readRecord(tx, ctx, id), customer)
    notes.push({ customerId: id, text: note })
  }
  await writeNotes(tx, ctx, notes, createdBy)
  return { created: fresh.length, updated: valid.length - fresh.length }
}

/** The records of the batch's addresses. */
async function readKnown(tx: Transaction, ctx: Ctx, valid: readonly Valid[]): Promise<Map<string, string>> {
  const emails = valid.map(({ customer }) => customer.email).filter(Boolean)
  if (emails.length === 0) return new Map()
  const rows = await tx
    .select({ id: customers.id, primaryId: customers.primaryId, email: customers.email })
    .from(customers)
    .where(and(eq(customers.agencyId, ctx.agencyId), inArray(customers.email, emails)))
  return new Map(rows.map(({ id, primaryId, email }) => [email, primaryId ?? id]))
}

/** Adds what the record does not have: nothing that a member wrote is replaced. */
async function fillIn(tx: Transaction, ctx: Ctx, record: CustomerRecord, given: CustomerInput): Promise<void> {
  const own = Preferences.parse(record.preferences)
  const { seat, meal, board, other } = given.preferences
  const tags = [...record.tags, ...given.tags.filter((tag) => !record.tags.includes(tag))]
  const phones = given.phone === '' || given.phone === record.phone || record.phone === '' ? [] : [given.phone]
  const furtherPhones = [...new Set([...record.furtherPhones, ...phones])]
  const emails = await readFurtherEmails(tx, ctx, record.id)
  await tx
    .update(customers)
    .set({
      phone: record.phone || given.phone,
      furtherPhones,
      tags,
      preferences: { seat: own.seat || seat, meal: own.meal || meal, board: own.board || board, other: own.other || other },
      searchMore: searchMoreOf({ emails, phones: furtherPhones, tags }),
    })
    .where(thisCustomer(ctx, record.id))
}

async function writeNotes(
  tx: Transaction,
  ctx: Ctx,
  notes: readonly { customerId: string; text: string }[],
  createdBy: string | null,
): Promise<void> {
  const written = notes.filter(({ text }) => text !== '')
  if (written.length === 0) return
  const [user] = createdBy ? await tx.select({ name: users.name }).from(users).where(eq(users.id, createdBy)) : []
  const author = user?.name ?? ctx.actor.name
  await tx
    .insert(customerNotes)
    .values(written.map((note) => ({ ...note, id: ctx.newId(), agencyId: ctx.agencyId, author, at: ctx.now() })))
}
