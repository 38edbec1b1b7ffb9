import type { MailWords } from '#contract/mail/mail-templates.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { mails } from '../../db/schema/index.ts'
import { type MailData, type MailId, mailTemplates } from '../../mail/registry.ts'
import { renderMail } from '../../mail/render-mail.ts'
import { readWords } from './read-words.ts'
import { findPractising } from './find-practising.ts'
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
  /** Ends mails of this kind with one request. */
  unsubscribeUrl?: string
  /** Texts other than the agency's stored ones, for a test mail. */
  words?: MailWords
}

/** Writes a mail into the outbox and enqueues its sending in the same transaction. Returns its id; null when it was written before. */
export async function queueMail<K extends MailId>(tx: Transaction, ctx: Ctx, order: MailOrder<K>): Promise<string | null> {
  const template = mailTemplates[order.template]
  const words = order.words ?? (template.wording ? await readWords(tx, ctx, order.template) : null)
  const rendered = await renderMail(template, { data: order.data, brand: await readBrand(tx, ctx), words })
  const [written] = await tx
    .insert(mails)
    .values({
      id: ctx.newId(),
      agencyId: ctx.agencyId,
      template: order.template,
      to: ctx.practiceOf === null ? order.to : await findPractising(tx, ctx, order.orderId ?? null),
      ...rendered,
      attachments: order.attachments ?? [],
      unsubscribeUrl: order.unsubscribeUrl ?? null,
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
