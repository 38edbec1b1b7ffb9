import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { addressGroup } from '../../http/guards/address-group.ts'
import type { LimitName } from '../../limits.ts'
import { documentOf } from '../orders/documents/order-documents.ts'
import { readOrder } from '../orders/read-order.ts'
import { mailDocuments } from './mail-documents.ts'

interface Wanted {
  id: string
  email: string
  /** The network address of the client. Visitors are limited by it, members are not, because members of one office share one. */
  ipAddress: string
}

/**
 * Mails the order's PDF, and its calendar file if there is one, to any address, and records it in the order's history. Throws access.not-found for an
 * order that is not the caller's, order.no-documents and input.too-many-requests.
 */
export async function emailConfirmation(ctx: Ctx, { id, email, ipAddress }: Wanted): Promise<void> {
  const { order } = await ctx.tx((tx) => readOrder(tx, ctx, id))
  if (documentOf(order) === null) throw new AppError('order.no-documents', { status: order.status })
  const limits: [LimitName, string][] = [
    ['confirmation.order', id],
    ['confirmation.recipient', `${ctx.agencyId}|${email.toLowerCase()}`],
  ]
  if (ctx.actor.role === 'customer') limits.push(['confirmation.address', addressGroup(ipAddress)])
  await ctx.system.rateLimits.consume(limits)
  await mailDocuments(ctx, { orderId: id, to: email, dedupeKey: `confirmation:${ctx.newId()}` })
}
