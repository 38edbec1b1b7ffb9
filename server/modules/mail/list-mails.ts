import { and, desc, ilike, lt, or } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { cutPage, readCursor } from '../../db/page-cursor.ts'
import { mails } from '../../db/schema/index.ts'
import { likePattern } from '../../db/search-terms.ts'
import { visibleMails } from './visible-mails.ts'

/** The columns of a list; bodies and attachments stay behind. */
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

/** The outbox, newest first, by a part of the recipient's address or the subject. */
export async function listMails(
  ctx: Ctx,
  input: { query: string; after: string | null; limit: number },
): Promise<{ items: MailRow[]; next: string | null }> {
  const cursor = readCursor(input.after)
  const pattern = likePattern(input.query)
  const rows = await ctx.tx((tx) =>
    tx
      .select(mailRowColumns)
      .from(mails)
      .where(
        and(
          visibleMails(ctx),
          cursor ? lt(mails.seq, cursor.number) : undefined,
          input.query === '' ? undefined : or(ilike(mails.to, pattern), ilike(mails.subject, pattern)),
        ),
      )
      .orderBy(desc(mails.seq))
      .limit(input.limit + 1),
  )
  const { items, next } = cutPage(rows, input.limit, (row) => ({ value: null, number: row.seq }))
  return { items: items.map(toMailRow), next }
}
