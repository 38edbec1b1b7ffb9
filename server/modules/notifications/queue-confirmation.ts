import type { Ctx } from '../../ctx.ts'
import type { MailId } from '../../mail/registry.ts'
import { type MailOrder, queueMail } from '../mail/queue-mail.ts'
import { recordOrderEvent } from '../orders/transition-order.ts'

/** The mails that carry an order's confirmation. */
export const confirmationMails = ['order-issued', 'order-itinerary', 'stay-confirmed'] as const satisfies MailId[]
type ConfirmationMail = (typeof confirmationMails)[number]

/** Queues a confirmation and writes into the order's history whom it was mailed to, in one transaction. */
export const queueConfirmation = <K extends ConfirmationMail>(
  ctx: Ctx,
  mail: MailOrder<K> & { orderId: string },
): Promise<void> =>
  ctx.tx(async (tx) => {
    const mailId = await queueMail(tx, ctx, mail)
    if (mailId) await recordOrderEvent(tx, ctx, { orderId: mail.orderId, event: 'confirmation-mailed', note: mail.to })
  })
