import { and, desc, eq, ilike, lt, or, type SQL } from 'drizzle-orm'
import type { MailQuery } from '#contract/desk.ts'
import { type Counted, MOST_COUNTED, MOST_EXPORTED } from '#contract/list-query.ts'
import { dayAt, timeAt } from '#domain/dates.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { countUpTo } from '../../db/count-up-to.ts'
import { cutPage, readCursor } from '../../db/page-cursor.ts'
import { mails } from '../../db/schema/index.ts'
import { likePattern } from '../../db/search-terms.ts'
import { withinDays } from '../../db/within-days.ts'
import { type Cell, csvFile } from '../../documents/csv-file.ts'
import { visibleMails } from './visible-mails.ts'

/** The columns of a list, without bodies and attachments. */
export const mailRowColumns = {
  id: mails.id,
  seq: mails.seq,
  to: mails.to,
  subject: mails.subject,
  template: mails.template,
  status: mails.status,
  orderId: mails.orderId,
  at: mails.at,
}

export interface MailRow {
  id: string
  to: string
  subject: string
  template: string
  status: 'queued' | 'stored' | 'sent' | 'failed'
  orderId: string | null
  at: string
}

export const toMailRow = ({ id, to, subject, template, status, orderId, at }: Omit<MailRow, 'at'> & { at: Date }): MailRow => ({
  id,
  to,
  subject,
  template,
  status,
  orderId,
  at: at.toISOString(),
})

type Narrowed = Omit<MailQuery, 'limit'>

/** The mails of the outbox that the acting member may read, filtered by recipient or subject, status and days. */
function mailFilter(ctx: Ctx, { query, status, after, ...days }: Narrowed): SQL | undefined {
  const cursor = readCursor(after)
  const pattern = likePattern(query)
  return and(
    visibleMails(ctx),
    cursor ? lt(mails.seq, cursor.number) : undefined,
    status ? eq(mails.status, status) : undefined,
    withinDays(mails.at, days, ctx.reader.zone),
    query === '' ? undefined : or(ilike(mails.to, pattern), ilike(mails.subject, pattern)),
  )
}

/** The outbox, newest first. */
export async function listMails(ctx: Ctx, input: MailQuery): Promise<{ items: MailRow[]; next: string | null; total: Counted }> {
  return ctx.tx(async (tx) => {
    const some = tx
      .select({ id: mails.id })
      .from(mails)
      .where(mailFilter(ctx, { ...input, after: null }))
      .limit(MOST_COUNTED + 1)
    const rows = await selectMails(tx, ctx, input).limit(input.limit + 1)
    const { items, next } = cutPage(rows, input.limit, (row) => ({ value: null, number: row.seq }))
    return { items: items.map(toMailRow), next, total: await countUpTo(tx, some) }
  })
}

const selectMails = (tx: Transaction, ctx: Ctx, asked: Narrowed) =>
  tx.select(mailRowColumns).from(mails).where(mailFilter(ctx, asked)).orderBy(desc(mails.seq)).$dynamic()

type Column = [title: string, read: (mail: MailRow) => Cell]

const columnsIn = (zone: string): Column[] => [
  [`Time (${zone})`, ({ at }) => `${dayAt(new Date(at), zone)} ${timeAt(new Date(at), zone)}`],
  ['To', (mail) => mail.to],
  ['Subject', (mail) => mail.subject],
  ['Kind', (mail) => mail.template],
  ['Status', (mail) => mail.status],
]

/** The outbox as a CSV file, newest first, up to `MOST_EXPORTED` rows. */
export async function exportMails(ctx: Ctx, asked: Omit<Narrowed, 'after'>): Promise<File> {
  const { zone } = ctx.reader
  const columns = columnsIn(zone)
  const rows = await ctx.tx((tx) => selectMails(tx, ctx, { ...asked, after: null }).limit(MOST_EXPORTED))
  return csvFile(
    `mails-${dayAt(ctx.now(), zone)}.csv`,
    columns.map(([title]) => title),
    rows.map(toMailRow).map((mail) => columns.map(([, read]) => read(mail))),
  )
}
