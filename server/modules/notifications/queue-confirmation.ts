import type { Ctx } from '../../ctx.ts'
import { type MailOrder, queueMail } from '../mail/queue-mail.ts'
import { recordOrderEvent } from '../orders/transition-order.ts'
import type { ConfirmationMail } from '../products/product-mails.ts'

/** Enqueues a confirmation and records its recipient in the order's history, in one transaction. */
export const queueConfirmation = <K extends ConfirmationMail>(
  ctx: Ctx,
  mail: MailOrder<K> & { orderId: string },
): Promise<void> =>
  ctx.tx(async (tx) => {
    const mailId = await queueMail(tx, ctx, mail)
    if (mailId) await recordOrderEvent(tx, ctx, { orderId: mail.orderId, event: 'confirmation-mailed', note: mail.to })
  })
