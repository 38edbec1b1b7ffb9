import { type Counted, MOST_COUNTED, MOST_EXPORTED } from '#contract/list-query.ts'
import type { AuditEntry, AuditQuery } from '#contract/team/audit.ts'
import { dayAt, timeAt } from '#domain/dates.ts'
import { auditTitles, isAuditAction } from '#domain/team/audit-actions.ts'
import type { Ctx } from '../../ctx.ts'
import { countUpTo } from '../../db/count-up-to.ts'
import { cutPage } from '../../db/page-cursor.ts'
import type { auditEntries } from '../../db/schema/index.ts'
import { type Cell, csvFile } from '../../documents/csv-file.ts'
import { changesOf } from '../audit-entries/changes-of.ts'
import type { AuditNarrowed } from './audit-filter.ts'
import { auditIds, selectAudit } from './select-audit.ts'

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
    const rows = await selectAudit(tx, ctx, input, input.limit + 1)
    const { items, next } = cutPage(rows, input.limit, (row) => ({ value: null, number: row.seq }))
    const total = await countUpTo(tx, auditIds(tx, ctx, { ...input, after: null }, MOST_COUNTED + 1))
    return { items: items.map(toEntry), next, total }
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
export async function exportAudit(ctx: Ctx, asked: Omit<AuditNarrowed, 'after'>): Promise<File> {
  const { zone } = ctx.reader
  const columns = columnsIn(zone)
  const rows = await ctx.tx((tx) => selectAudit(tx, ctx, { ...asked, after: null }, MOST_EXPORTED))
  return csvFile(
    `changes-${dayAt(ctx.now(), zone)}.csv`,
    columns.map(([title]) => title),
    rows.map(toEntry).map((entry) => columns.map(([, read]) => read(entry))),
  )
}
