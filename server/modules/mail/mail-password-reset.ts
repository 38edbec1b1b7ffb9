import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { defaultRegional, portalColor } from '#domain/defaults.ts'
import { systemCtx } from '../../ctx.ts'
import { members } from '../../db/schema/index.ts'
import { brandOf } from '../../documents/brand.ts'
import { mailTemplates } from '../../mail/registry.ts'
import { renderMail } from '../../mail/render-mail.ts'
import type { System } from '../../system.ts'
import { queueMail } from './queue-mail.ts'
import { senderOf } from './send-mail.job.ts'

/** For a user without an agency. */
const ownBrand = brandOf(
  { ...defaultRegional, name: 'Tradewind', email: null, phone: null, address: null },
  { primaryColor: portalColor, logoImage: '' },
)

/** Mails the link to choose a new password, in the name of the first agency that the user joined. */
export async function mailPasswordReset(
  system: System,
  input: { userId: string; email: string; name: string; token: string },
): Promise<void> {
  const url = `${system.config.publicUrl}/reset-password?token=${encodeURIComponent(input.token)}`
  const data = { name: input.name, url }
  const [membership] = await system.db
    .select({ agencyId: members.organizationId })
    .from(members)
    .where(eq(members.userId, input.userId))
    .orderBy(asc(members.createdAt))
    .limit(1)
  if (!membership) return sendAtOnce(system, input.email, data)
  const ctx = await systemCtx(system, membership.agencyId)
  // The key does not contain the token, which is a secret.
  const dedupeKey = `password-reset:${createHash('sha256').update(input.token).digest('hex')}`
  await ctx.tx((tx) => queueMail(tx, ctx, { template: 'password-reset', to: input.email, data, dedupeKey }))
}

/** An outbox belongs to an agency; without one the mail is sent directly. */
async function sendAtOnce(system: System, to: string, data: { name: string; url: string }): Promise<void> {
  const mail = await renderMail(mailTemplates['password-reset'], { data, brand: ownBrand })
  const from = senderOf(ownBrand.name, system.config.MAIL_FROM)
  const plain = { replyTo: null, attachments: [], unsubscribeUrl: null }
  await system.integrations.mail.send({ id: system.newId(), from, to, ...plain, ...mail })
}
