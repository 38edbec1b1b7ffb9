import { and, eq, isNull } from 'drizzle-orm'
import { money } from '#domain/money/money.ts'
import { systemCtx } from '../../../ctx.ts'
import { checkoutItems, checkouts, orders, quoteChoices, quotes } from '../../../db/schema/index.ts'
import { defineJob } from '../../../jobs/define-job.ts'
import { OfOrder } from '../../../jobs/payloads.ts'
import { notifySeller } from './notify-seller.ts'

/** Mails the member who made a quote that its customer has paid it on the storefront. `orderId`: the first order of the trip that was paid. */
export const tellBooked = defineJob({
  name: 'quotes.tell-booked',
  payload: OfOrder,
  retries: 5,
  async handle(system, { agencyId, orderId }) {
    const ctx = await systemCtx(system, agencyId)
    await ctx.tx(async (tx) => {
      const [row] = await tx
        .select({ quote: quotes })
        .from(orders)
        .innerJoin(checkoutItems, eq(checkoutItems.id, orders.checkoutItemId))
        .innerJoin(checkouts, eq(checkouts.id, checkoutItems.checkoutId))
        .innerJoin(quoteChoices, eq(quoteChoices.checkoutId, checkouts.id))
        .innerJoin(quotes, eq(quotes.id, quoteChoices.quoteId))
        .where(and(eq(orders.agencyId, agencyId), eq(orders.id, orderId), isNull(checkouts.createdBy)))
        .limit(1)
      if (!row) return
      const { acceptedAmount, currency } = row.quote
      await notifySeller(tx, ctx, row.quote, {
        what: 'booked',
        text: `What was accepted for ${ctx.numbers.money(money(acceptedAmount ?? 0, currency))} is paid on the website and is being booked.`,
        once: orderId,
      })
    })
  },
})
