import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { readCursor } from '../../db/page-cursor.ts'
import { auditEntries } from '../../db/schema/index.ts'
import { type AuditNarrowed, auditFilter } from './audit-filter.ts'
import { searchedEntries } from './search-audit.ts'

/** The entries behind the last one of a page. Its time is read from its row: a cursor would round it to milliseconds. */
function behind(ctx: Ctx, after: string | null): SQL | undefined {
  const cursor = readCursor(after)
  if (!cursor) return undefined
  const { at, seq, agencyId } = auditEntries
  const last = sql`select "at" from ${auditEntries} "last" where "last".agency_id = ${ctx.agencyId} and "last".seq = ${cursor.number}`
  return and(eq(agencyId, ctx.agencyId), sql`(${at}, ${seq}) < ((${last}), ${cursor.number}::bigint)`)
}

/** The ids of the first `limit` entries, newest first; with words those of the newest entries that have all of them. */
export const auditIds = (tx: Transaction, ctx: Ctx, asked: AuditNarrowed, limit: number) =>
  asked.query === ''
    ? tx
        .select({ id: auditEntries.id })
        .from(auditEntries)
        .where(and(auditFilter(ctx, asked), behind(ctx, asked.after)))
        .orderBy(desc(auditEntries.at), desc(auditEntries.seq))
        .limit(limit)
    : tx.select({ id: sql<string>`found.id`.as('id') }).from(sql`(${searchedEntries(ctx, asked, limit)}) found`)

/** The entries themselves. */
export async function selectAudit(tx: Transaction, ctx: Ctx, asked: AuditNarrowed, limit: number) {
  const { query } = asked
  const rows = tx
    .select()
    .from(auditEntries)
    .where(
      query === ''
        ? and(auditFilter(ctx, asked), behind(ctx, asked.after))
        : and(eq(auditEntries.agencyId, ctx.agencyId), inArray(auditEntries.id, auditIds(tx, ctx, asked, limit))),
    )
  const sorted = query === '' ? [desc(auditEntries.at), desc(auditEntries.seq)] : [desc(auditEntries.seq)]
  return await rows.orderBy(...sorted).limit(limit)
}
