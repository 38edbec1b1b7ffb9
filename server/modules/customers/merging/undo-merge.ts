import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { type Ctx, withAllOrders } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { customerMerges, customers } from '../../../db/schema/index.ts'
import {
  type CustomerRecord,
  lockRecord,
  readFurtherEmails,
  sealDocuments,
  searchMoreOf,
  thisCustomer,
} from '../record/read-record.ts'
import { MergeState, type Side, sideOf } from './merge-state.ts'
import { moveBack } from './move-belongings.ts'

/**
 * Separates two merged records again: what moved goes back, and the surviving record loses what it got. What was changed since stays as it is. Only the
 * newest merge of a record can be undone. Returns the id of the record that is back. Throws access.not-found and customer.merge-changed.
 */
export async function undoMerge(ctx: Ctx, { id, mergeId }: { id: string; mergeId: string }): Promise<{ id: string }> {
  return withAllOrders(ctx).tx(async (tx) => {
    const survivor = await lockRecord(tx, ctx, id)
    const [newest, ...older] = await tx
      .select()
      .from(customerMerges)
      .where(
        and(
          eq(customerMerges.agencyId, ctx.agencyId),
          eq(customerMerges.survivorId, survivor.id),
          isNull(customerMerges.undoneAt),
        ),
      )
      .orderBy(desc(customerMerges.at), desc(customerMerges.id))
    const isKnown = newest?.id === mergeId || older.some((merge) => merge.id === mergeId)
    if (!isKnown || !newest) throw new AppError('access.not-found')
    if (newest.id !== mergeId || !newest.beforeCipher) throw new AppError('customer.merge-changed')
    const state = MergeState.parse(ctx.system.cipher.open(newest.beforeCipher))
    await separate(tx, ctx, { survivor, duplicateId: newest.duplicateId, state })
    await tx
      .update(customerMerges)
      .set({ undoneAt: ctx.now(), beforeCipher: null })
      .where(and(eq(customerMerges.agencyId, ctx.agencyId), eq(customerMerges.id, mergeId)))
    return { id: newest.duplicateId }
  })
}

async function separate(
  tx: Transaction,
  ctx: Ctx,
  { survivor, duplicateId, state }: { survivor: CustomerRecord; duplicateId: string; state: MergeState },
): Promise<void> {
  await moveBack(tx, ctx, { survivor: survivor.id, duplicate: duplicateId, state })
  const own = withoutMerge(sideOf(ctx, survivor), state)
  await refuseTaken(tx, ctx, [own.email, state.duplicate.email], [survivor.id, duplicateId])
  // The unique index refuses an address that two rows have for a moment.
  await tx.update(customers).set({ email: '', primaryId: null }).where(thisCustomer(ctx, duplicateId))
  await write(tx, ctx, survivor.id, own)
  await write(tx, ctx, duplicateId, state.duplicate)
}

/** The surviving record without what the merge gave it; fields that were changed since stay. */
function withoutMerge(now: Side, { survivor, after }: MergeState): Side {
  const back = <K extends 'name' | 'kind' | 'email' | 'phone'>(field: K): Side[K] =>
    now[field] === after[field] ? survivor[field] : now[field]
  const got = (values: readonly string[], before: readonly string[]) => new Set(values.filter((value) => !before.includes(value)))
  const [tags, phones] = [got(after.tags, survivor.tags), got(after.furtherPhones, survivor.furtherPhones)]
  const documents = got(
    after.documents.map(({ id }) => id),
    survivor.documents.map(({ id }) => id),
  )
  const preference = <K extends keyof Side['preferences']>(field: K): Side['preferences'][K] =>
    (now.preferences[field] === after.preferences[field] ? survivor : now).preferences[field]
  return {
    name: back('name'),
    kind: back('kind'),
    email: back('email'),
    phone: back('phone'),
    furtherPhones: now.furtherPhones.filter((phone) => !phones.has(phone)),
    tags: now.tags.filter((tag) => !tags.has(tag)),
    preferences: { seat: preference('seat'), meal: preference('meal'), board: preference('board'), other: preference('other') },
    documents: now.documents.filter(({ id }) => !documents.has(id)),
  }
}

/** Throws customer.merge-changed where another customer has one of the addresses since. */
async function refuseTaken(tx: Transaction, ctx: Ctx, emails: readonly string[], own: readonly string[]): Promise<void> {
  const wanted = emails.filter(Boolean)
  if (wanted.length === 0) return
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.agencyId, ctx.agencyId), inArray(customers.email, wanted)))
  if (rows.some(({ id }) => !own.includes(id))) throw new AppError('customer.merge-changed')
}

async function write(tx: Transaction, ctx: Ctx, id: string, { documents, ...columns }: Side): Promise<void> {
  const emails = await readFurtherEmails(tx, ctx, id)
  const searchMore = searchMoreOf({ emails, phones: columns.furtherPhones, tags: columns.tags })
  await tx
    .update(customers)
    .set({ ...columns, searchMore, documentsCipher: sealDocuments(ctx, documents) })
    .where(thisCustomer(ctx, id))
}
