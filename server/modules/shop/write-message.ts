import { type Ctx, systemCtx } from '../../ctx.ts'
import { contactMessages } from '../../db/schema/index.ts'
import { recordEvent } from '../../events/record-event.ts'
import { addressGroup } from '../../http/guards/address-group.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { ReceivedMessage } from '../../mail/templates/message-received.ts'
import { readContactDetails } from '../agency-settings/contact-and-terms.ts'
import { findChoosers } from '../mail/find-choosers.ts'
import { ofNobody } from '../access/may-read.ts'
import { findOwner } from '../mail/find-owner.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { agencyOfShop } from './read-site.ts'

/** Stores a visitor's message for the host's agency and mails it there, or to the address of the chosen kind of enquiry; members who chose copies get one. Throws shop.closed and input.too-many-requests. */
export async function writeMessage(context: RequestContext, written: ReceivedMessage): Promise<{ done: true }> {
  const agency = agencyOfShop(context)
  await context.system.rateLimits.consume([
    ['message.address', `${agency.id}|${addressGroup(context.ipAddress)}`],
    ['message.agency', agency.id],
  ])
  const ctx = await systemCtx(context.system, agency.id)
  const to = (await addressOfTopic(ctx, written.topic)) ?? agency.email ?? (await findOwner(ctx))
  const about = written.reference === '' ? null : ofNobody
  const copies = (await findChoosers(ctx, 'message.received', { order: about })).filter(({ email }) => email !== to)
  const id = ctx.newId()
  await ctx.tx(async (tx) => {
    await tx.insert(contactMessages).values({ id, agencyId: agency.id, ...written, createdAt: ctx.now() })
    await recordEvent(tx, ctx, { kind: 'message.received', subject: id, payload: {} })
    const mail = { template: 'message-received', data: written } as const
    if (to) await queueMail(tx, ctx, { ...mail, to, dedupeKey: `message-received:${id}` })
    for (const { id: member, email } of copies)
      await queueMail(tx, ctx, { ...mail, to: email, dedupeKey: `message-received:${id}:${member}` })
  })
  return { done: true }
}

/** The e-mail address of a kind of enquiry, if the agency has given it one. */
async function addressOfTopic(ctx: Ctx, topic: string): Promise<string | null> {
  const { categories } = await ctx.tx((tx) => readContactDetails(tx, ctx))
  return categories.find(({ name }) => name === topic)?.email || null
}
