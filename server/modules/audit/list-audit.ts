import { and, desc, eq, ilike, lt, or, type SQL } from 'drizzle-orm'
import { type Counted, MOST_COUNTED, MOST_EXPORTED } from '#contract/list-query.ts'
import type { AuditEntry, AuditQuery } from '#contract/team/audit.ts'
import { dayAt, timeAt } from '#domain/dates.ts'
import { auditTitles, isAuditAction } from '#domain/team/audit-actions.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { countUpTo } from '../../db/count-up-to.ts'
import { cutPage, readCursor } from '../../db/page-cursor.ts'
import { auditEntries } from '../../db/schema/index.ts'
import { likePattern } from '../../db/search-terms.ts'
import { withinDays } from '../../db/within-days.ts'
import { type Cell, csvFile } from '../../documents/csv-file.ts'
import { changesOf } from '../audit-entries/changes-of.ts'

type Narrowed = Omit<AuditQuery, 'limit'>

function auditFilter(ctx: Ctx, { query, action, after, ...days }: Narrowed): SQL | undefined {
  const cursor = readCursor(after)
  const pattern = likePattern(query)
  return and(
    eq(auditEntries.agencyId, ctx.agencyId),
    cursor ? lt(auditEntries.seq, cursor.number) : undefined,
    action ? eq(auditEntries.action, action) : undefined,
    withinDays(auditEntries.at, days, ctx.reader.zone),
    query === '' ? undefined : or(ilike(auditEntries.actor, pattern), ilike(auditEntries.subject, pattern)),
  )
}

const selectAudit = (tx: Transaction, ctx: Ctx, asked: Narrowed) =>
  tx.select().from(auditEntries).where(auditFilter(ctx, asked)).orderBy(desc(auditEntries.seq)).$dynamic()

const toEntry = ({ id, at, actor, action, subject, before, after, ipAddress }: typeof auditEntries.$inferSelect): AuditEntry => ({
  id,
  at: at.toISOString(),
  actor,
  action,
  title: isAuditAction(action) ? auditTitles[action] : action,
  subject,
  changes: changesOf(before, after),
  ipAddress,
})

/** The log of changes, newest first. */
export const listAudit = (ctx: Ctx, input: AuditQuery): Promise<{ items: AuditEntry[]; next: string | null; total: Counted }> =>
  ctx.tx(async (tx) => {
    const some = tx
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .where(auditFilter(ctx, { ...input, after: null }))
      .limit(MOST_COUNTED + 1)
    const rows = await selectAudit(tx, ctx, input).limit(input.limit + 1)
    const { items, next } = cutPage(rows, input.limit, (row) => ({ value: null, number: row.seq }))
    return { items: items.map(toEntry), next, total: await countUpTo(tx, some) }
  })

type Column = [title: string, read: (entry: AuditEntry) => Cell]

const columnsIn = (zone: string): Column[] => [
  [`Time (${zone})`, ({ at }) => `${dayAt(new Date(at), zone)} ${timeAt(new Date(at), zone)}`],
  ['Who', (entry) => entry.actor],
  ['What', (entry) => entry.title],
  ['Subject', (entry) => entry.subject],
  ['Changes', (entry) => entry.changes.join('; ')],
  ['Network address', (entry) => entry.ipAddress],
]

/** The log as a CSV file, newest first, up to `MOST_EXPORTED` rows. */
export async function exportAudit(ctx: Ctx, asked: Omit<Narrowed, 'after'>): Promise<File> {
  const { zone } = ctx.reader
  const columns = columnsIn(zone)
  const rows = await ctx.tx((tx) => selectAudit(tx, ctx, { ...asked, after: null }).limit(MOST_EXPORTED))
  return csvFile(
    `changes-${dayAt(ctx.now(), zone)}.csv`,
    columns.map(([title]) => title),
    rows.map(toEntry).map((entry) => columns.map(([, read]) => read(entry))),
  )
}
