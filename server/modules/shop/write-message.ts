import { systemCtx } from '../../ctx.ts'
import { contactMessages } from '../../db/schema/index.ts'
import { addressGroup } from '../../http/guards/address-group.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { ReceivedMessage } from '../../mail/templates/message-received.ts'
import { findOwner } from '../mail/find-owner.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { agencyOfShop } from './read-site.ts'

/** Stores a visitor's message for the host's agency and mails it there. Throws shop.closed and input.too-many-requests. */
export async function writeMessage(context: RequestContext, written: ReceivedMessage): Promise<{ done: true }> {
  const agency = agencyOfShop(context)
  await context.system.rateLimits.consume([
    ['message.address', `${agency.id}|${addressGroup(context.ipAddress)}`],
    ['message.agency', agency.id],
  ])
  const ctx = await systemCtx(context.system, agency.id)
  const to = agency.email ?? (await findOwner(ctx))
  const id = ctx.newId()
  await ctx.tx(async (tx) => {
    await tx.insert(contactMessages).values({ id, agencyId: agency.id, ...written, createdAt: ctx.now() })
    if (to) await queueMail(tx, ctx, { template: 'message-received', to, data: written, dedupeKey: `message-received:${id}` })
  })
  return { done: true }
}
