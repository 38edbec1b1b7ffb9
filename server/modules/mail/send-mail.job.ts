import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { SupplierError } from '#domain/supplier-error.ts'
import type { MailReceipt, OutgoingMail } from '#integrations/mail/port.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import { mails } from '../../db/schema/index.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { readBrand } from './read-brand.ts'
import { withoutSecrets } from './without-secrets.ts'

type Mail = typeof mails.$inferSelect

/** Sends a mail of the outbox. An unavailable mail server is retried; a refusal is final. */
export const sendMail = defineJob({
  name: 'mail.send',
  payload: z.object({ agencyId: z.uuid(), mailId: z.uuid() }),
  retries: 5,
  async handle(system, { agencyId, mailId }) {
    const ctx = await systemCtx(system, agencyId)
    const found = await readMail(ctx, mailId)
    if (!found || found.mail.status === 'sent' || found.mail.status === 'stored') return
    try {
      const { result } = await system.integrations.mail.send(
        toOutgoing(found.mail, senderOf(found.brand.name, system.config.MAIL_FROM), found.brand.email),
      )
      await settle(ctx, found.mail, result)
    } catch (error) {
      await settle(ctx, found.mail, 'failed')
      if (!(error instanceof SupplierError)) throw error
      system.log.warn({ mailId, kind: error.kind }, 'mail not sent')
      if (error.kind !== 'rejected' && error.kind !== 'unknown-outcome') throw error
    }
  },
})

const readMail = (ctx: Ctx, mailId: string) =>
  ctx.tx(async (tx) => {
    const [mail] = await tx
      .select()
      .from(mails)
      .where(and(eq(mails.agencyId, ctx.agencyId), eq(mails.id, mailId)))
      .limit(1)
    return mail ? { mail, brand: await readBrand(tx, ctx) } : null
  })

/** `"Skyways" <no-reply@bookings.test>`; quotes and line breaks in a name would change the header. */
export const senderOf = (name: string, address: string): string => `"${name.replaceAll(/["\\\r\n]/g, ' ').trim()}" <${address}>`

const toOutgoing = (mail: Mail, from: string, replyTo: string | null): OutgoingMail => ({
  id: mail.id,
  from,
  to: mail.to,
  replyTo,
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  unsubscribeUrl: mail.unsubscribeUrl,
  attachments: mail.attachments.map(({ name, type, base64 }) => ({
    filename: name,
    contentType: type,
    content: Buffer.from(base64, 'base64'),
  })),
})

const settle = (ctx: Ctx, mail: Mail, status: MailReceipt['result'] | 'failed') =>
  ctx.tx((tx) =>
    tx
      .update(mails)
      .set({ status, ...(status === 'sent' ? withoutSecrets(mail) : {}) })
      .where(and(eq(mails.agencyId, ctx.agencyId), eq(mails.id, mail.id))),
  )
