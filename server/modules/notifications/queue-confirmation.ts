import type { Ctx } from '../../ctx.ts'
import { type MailOrder, queueMail } from '../mail/queue-mail.ts'
import { recordOrderEvent } from '../orders/transition-order.ts'
import type { ConfirmationMail } from '../products/product-mails.ts'

/** Queues a confirmation and writes into the order's history whom it was mailed to, in one transaction. */
export const queueConfirmation = <K extends ConfirmationMail>(
  ctx: Ctx,
  mail: MailOrder<K> & { orderId: string },
): Promise<void> =>
  ctx.tx(async (tx) => {
    const mailId = await queueMail(tx, ctx, mail)
    if (mailId) await recordOrderEvent(tx, ctx, { orderId: mail.orderId, event: 'confirmation-mailed', note: mail.to })
  })
