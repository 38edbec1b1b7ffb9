import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { mails } from '../../db/schema/index.ts'
import { type MailData, type MailId, mailTemplates } from '../../mail/registry.ts'
import { renderMail } from '../../mail/render-mail.ts'
import { readBrand } from './read-brand.ts'
import { sendMail } from './send-mail.job.ts'

export interface MailFile {
  name: string
  /** Media type, `application/pdf`. */
  type: string
  base64: string
}

export interface MailOrder<K extends MailId> {
  template: K
  to: string
  data: MailData[K]
  orderId?: string | null
  /** Mails with the same key are written and sent once. */
  dedupeKey: string
  attachments?: MailFile[]
}

/** Writes a mail into the outbox and enqueues its sending in the same transaction. Returns its id; null when it was written before. */
export async function queueMail<K extends MailId>(tx: Transaction, ctx: Ctx, order: MailOrder<K>): Promise<string | null> {
  const rendered = await renderMail(mailTemplates[order.template], order.data, await readBrand(tx, ctx))
  const [written] = await tx
    .insert(mails)
    .values({
      id: ctx.newId(),
      agencyId: ctx.agencyId,
      template: order.template,
      to: order.to,
      ...rendered,
      attachments: order.attachments ?? [],
      status: 'queued',
      orderId: order.orderId ?? null,
      dedupeKey: order.dedupeKey,
      at: ctx.now(),
    })
    .onConflictDoNothing({ target: [mails.agencyId, mails.dedupeKey] })
    .returning({ id: mails.id })
  if (!written) return null
  await ctx.system.jobs.enqueue(tx, sendMail, { agencyId: ctx.agencyId, mailId: written.id })
  return written.id
}
