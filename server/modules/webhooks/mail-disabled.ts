import { deadlineWords } from '#domain/deadline.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { EndpointRow } from './webhook-row.ts'

/** Mails the members who chose it that a webhook was disabled. */
export async function mailDisabled(
  tx: Transaction,
  ctx: Ctx,
  { id, url, failingSince }: EndpointRow,
  managers: readonly { email: string }[],
): Promise<void> {
  if (!failingSince) return
  const data = {
    address: url,
    since: deadlineWords(failingSince, null, ctx.regional.zone),
    url: `${ctx.system.config.publicUrl}/settings/agency/developer/webhooks/${id}`,
  }
  for (const { email } of managers)
    await queueMail(tx, ctx, {
      template: 'webhook-disabled',
      to: email,
      data,
      dedupeKey: `webhook-disabled:${id}:${failingSince.toISOString()}:${email}`,
    })
}
