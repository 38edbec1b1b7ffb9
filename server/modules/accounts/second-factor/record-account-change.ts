import { deadlineWords } from '#domain/deadline.ts'
import type { AuditAction } from '#domain/team/audit-actions.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { recordAudit } from '../../audit-entries/record-audit.ts'
import { queueMail } from '../../mail/queue-mail.ts'

interface Change {
  action: AuditAction
  /** Whose account it is. */
  person: { name: string; email: string }
  /** A sentence for the mail: "An authenticator app was set up for your account." */
  says: string
  after?: Record<string, string>
}

/** Adds a change of an account's security to the agency's log, and mails it to the account. */
export async function recordAccountChange(tx: Transaction, ctx: Ctx, { action, person, says, after }: Change): Promise<void> {
  await recordAudit(tx, ctx, { action, subject: person.name, ...(after && { after }) })
  const data = {
    name: person.name,
    says,
    at: deadlineWords(ctx.now(), null, ctx.regional.zone),
    from: ctx.actor.ipAddress ?? null,
    url: `${ctx.system.config.publicUrl}/settings/security`,
  }
  await queueMail(tx, ctx, { template: 'account-changed', to: person.email, data, dedupeKey: `account-changed:${ctx.newId()}` })
}

/** The acting member, as the mail addresses them. */
export const self = ({ actor }: Ctx) => ({ name: actor.name, email: actor.email ?? '' })
