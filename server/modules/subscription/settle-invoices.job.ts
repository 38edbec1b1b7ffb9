import { and, eq, or } from 'drizzle-orm'
import { systemCtx } from '../../ctx.ts'
import { planInvoices } from '../../db/schema/index.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { OfPayment } from '../../jobs/payloads.ts'
import { saveConsentedCard } from './save-card.ts'
import { settleInvoice } from './settle-invoice.ts'

/** After a payment: pays the invoice that waited for it, and a renewal that the wallet may cover now; saves its card if its payer allowed it. */
export const settleInvoices = defineJob({
  name: 'subscription.settle-invoices',
  payload: OfPayment,
  retries: 10,
  async handle(system, { agencyId, paymentId }) {
    const ctx = await systemCtx(system, agencyId)
    const open = await ctx.tx((tx) =>
      tx
        .select({ id: planInvoices.id })
        .from(planInvoices)
        .where(
          and(
            eq(planInvoices.agencyId, agencyId),
            eq(planInvoices.status, 'open'),
            or(eq(planInvoices.paymentId, paymentId), eq(planInvoices.reason, 'renewal')),
          ),
        ),
    )
    for (const { id } of open) await settleInvoice(ctx, id)
    await saveConsentedCard(ctx, paymentId)
  },
})
