import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { mails } from '../../db/schema/index.ts'
import { type MailRow, toMailRow } from './list-mails.ts'
import { visibleMails } from './visible-mails.ts'

export interface WholeMail extends MailRow {
  html: string
  text: string
  attachments: { name: string; bytes: number }[]
}

/** A mail as it was or will be sent. Throws access.not-found. */
export async function getMail(ctx: Ctx, input: { id: string }): Promise<WholeMail> {
  const [mail] = await ctx.tx((tx) =>
    tx
      .select()
      .from(mails)
      .where(and(visibleMails(ctx), eq(mails.id, input.id)))
      .limit(1),
  )
  if (!mail) throw new AppError('access.not-found')
  return {
    ...toMailRow(mail),
    html: mail.html,
    text: mail.text,
    attachments: mail.attachments.map(({ name, base64 }) => ({ name, bytes: Buffer.byteLength(base64, 'base64') })),
  }
}
