import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import type { Ctx } from '../../ctx.ts'
import { mails, orders } from '../../db/schema/index.ts'
import { type MailRow, toMailRow } from './list-mails.ts'
import { visibleMails } from './visible-mails.ts'

export interface WholeMail extends MailRow {
  orderProduct: SoldProduct | null
  html: string
  text: string
  attachments: { name: string; bytes: number }[]
}

/** A sent or pending mail. Throws access.not-found. */
export async function getMail(ctx: Ctx, input: { id: string }): Promise<WholeMail> {
  const [found] = await ctx.tx((tx) =>
    tx
      .select({ mail: mails, product: orders.product })
      .from(mails)
      .leftJoin(orders, eq(orders.id, mails.orderId))
      .where(and(visibleMails(ctx), eq(mails.id, input.id)))
      .limit(1),
  )
  if (!found) throw new AppError('access.not-found')
  const { mail, product } = found
  return {
    ...toMailRow(mail),
    orderProduct: product,
    html: mail.html,
    text: mail.text,
    attachments: mail.attachments.map(({ name, base64 }) => ({ name, bytes: Buffer.byteLength(base64, 'base64') })),
  }
}
