import { z } from 'zod'
import { systemCtx } from '../../ctx.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { OfOrder } from '../../jobs/payloads.ts'
import { mailCancelled } from './mail-cancelled.ts'
import { mailChangeRefused } from './mail-change-refused.ts'
import { mailOrderIssued } from './mail-documents.ts'
import { mailHeld } from './mail-held.ts'
import { mailChanged, mailMoved } from './mail-moved.ts'
import { mailNeedsDecision } from './mail-needs-decision.ts'
import { mailOrderFailed } from './mail-order-failed.ts'
import { mailRescheduled } from './mail-rescheduled.ts'

/** Writes the mail for an order's change; documents are made here, outside the transaction that changed the order. */
export const sendOrderMail = defineJob({
  name: 'orders.mail',
  payload: z.discriminatedUnion('mail', [
    OfOrder.extend({ mail: z.literal('issued') }),
    OfOrder.extend({ mail: z.literal('failed'), reason: z.string() }),
    OfOrder.extend({ mail: z.literal('needs-decision') }),
    OfOrder.extend({ mail: z.literal('cancelled') }),
    OfOrder.extend({
      mail: z.literal('moved'),
      from: z.object({ day: z.string(), time: z.string().nullable() }),
      reason: z.string(),
      /** When it was moved: one mail for each move. */
      at: z.iso.datetime(),
    }),
    OfOrder.extend({
      mail: z.literal('changed'),
      /** What was booked before, in words. */
      before: z.string(),
      /** How much more it costs, in minor units of its currency; less if negative. */
      difference: z.int(),
      /** When it was changed: one mail for each change. */
      at: z.iso.datetime(),
    }),
    OfOrder.extend({
      mail: z.literal('change-refused'),
      requestId: z.uuid(),
      reason: z.string(),
      /** What goes back to the card, in minor units of the order's currency. */
      amount: z.int(),
    }),
    OfOrder.extend({ mail: z.literal('rescheduled'), changeId: z.uuid() }),
    OfOrder.extend({ mail: z.enum(['hold-confirmed', 'hold-reminder']) }),
  ]),
  retries: 5,
  async handle(system, payload) {
    const ctx = await systemCtx(system, payload.agencyId)
    if (payload.mail === 'issued') return mailOrderIssued(ctx, payload.orderId)
    if (payload.mail === 'cancelled') return mailCancelled(ctx, payload.orderId)
    if (payload.mail === 'moved') return mailMoved(ctx, payload)
    if (payload.mail === 'changed') return mailChanged(ctx, payload)
    if (payload.mail === 'rescheduled') return mailRescheduled(ctx, payload)
    if (payload.mail === 'change-refused') return mailChangeRefused(ctx, payload)
    if (payload.mail === 'failed') return mailOrderFailed(ctx, payload.orderId, payload.reason)
    if (payload.mail !== 'needs-decision') return mailHeld(ctx, { orderId: payload.orderId, template: payload.mail })
    return mailNeedsDecision(ctx, payload.orderId)
  },
})
