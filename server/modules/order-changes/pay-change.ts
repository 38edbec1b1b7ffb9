import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { Contact } from '#domain/contact/contact.ts'
import { AppError } from '#domain/errors.ts'
import { add, isSame, type Money, zero } from '#domain/money/money.ts'
import { gatewaySurcharge } from '#domain/money/payment-fees.ts'
import { changeReasons } from '#domain/orders/change-reasons.ts'
import { orderPath } from '#domain/orders/order-path.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { payments } from '../../db/schema/index.ts'
import { runIdempotent } from '../ledger/run-idempotent.ts'
import { moveRequest } from '../orders/cancellation/move-request.ts'
import { readOrder } from '../orders/read-order.ts'
import { recordOrderEvent, setOrderKey } from '../orders/transition-order.ts'
import { acceptedUntil } from '../payments/changes/paid-change.ts'
import { insertGatewayPayment, openHostedPage } from '../payments/open-gateway-payment.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import type { FoundChange, ProductChange } from '../products/product-change.ts'
import type { ChangeOrder } from './change-order.ts'
import { expireChange } from './expire-change.job.ts'
import { findChange } from './find-change.ts'
import { insertChange, lockUnmoved } from './insert-change.ts'
import { readChanges } from './read-changes.ts'
import { waysToPayChange } from './ways-to-pay-change.ts'

export interface PayChange<Wanted> extends Omit<ChangeOrder<Wanted>, 'refund'> {
  /** The amount that is charged, including the fee. */
  total: Money
}

/**
 * Asks a customer of the storefront to pay a change at the gateway, by card, for exactly the difference that was shown; returns the gateway's page. The
 * change is kept until its time to pay is over, and made when the money arrives (`makeChange`). Of several changes the last one counts: an earlier one
 * that is paid nevertheless is returned. Throws as `findChange`, order.request-open, and payment.gateway-failed; none of them changes anything.
 */
export async function payChange<Wanted, Found extends FoundChange>(
  ctx: Ctx,
  change: ProductChange<Wanted, Found>,
  input: PayChange<Wanted>,
  admitCard: () => Promise<void>,
): Promise<{ redirectUrl: string }> {
  await ctx.tx((tx) => readOrder(tx, ctx, input.id))
  if (ctx.actor.role !== 'customer') throw new AppError('access.forbidden')
  const { codes, words } = change
  const { idempotencyKey: _key, ...content } = input
  const key = keyOf(input)
  return runIdempotent(ctx, { key, endpoint: 'orders.payChange', content }, async () => {
    await admitCard()
    const { changing, found, pay } = await findChange(ctx, change, input)
    const { order } = changing
    if (found.isSame) throw new AppError('input.invalid', { problems: [words.same] })
    const fee = gatewaySurcharge(pay)
    const total = add(pay, fee)
    if (pay.amount === 0 || !isSame(pay, input.pay) || !isSame(total, input.total)) throw new AppError(codes.differs, { pay })
    if (waysToPayChange(ctx, pay)[0]?.refusal !== null) throw new AppError(codes.costs)
    const { people } = change.prepare(ctx, changing, { found, wanted: input.wanted })
    await settleEarlier(ctx, order.id)
    const payment = await ctx.tx(async (tx) => {
      await lockUnmoved(tx, ctx, { asked: order, codes })
      await replaceEarlier(tx, ctx, order.id)
      const quoteUntil = new Date(Math.min(ctx.now().getTime() + ctx.system.config.CHECKOUT_MS, Date.parse(found.until)))
      const requestId = await insertChange(tx, ctx, {
        order,
        found,
        pay,
        refund: zero(pay.currency),
        people,
        idempotencyKey: key,
        state: 'quoted',
        quoteUntil,
        wantedCipher: ctx.system.cipher.seal(input.wanted),
        itineraryBefore: order.itinerary,
      })
      // The next change is another call.
      await setOrderKey(tx, ctx, order)
      const note = `To ${words.booked(found.to)}, when ${ctx.numbers.money(total)} arrives by card.`
      await recordOrderEvent(tx, ctx, { orderId: order.id, event: 'change-requested', note })
      const expires = { agencyId: ctx.agencyId, orderId: order.id, requestId }
      await ctx.system.jobs.enqueue(tx, expireChange, expires, { afterSeconds: secondsUntil(ctx, acceptedUntil(quoteUntil)) })
      const paying = { order: { ...order, total: order.waterfall.total.amount }, amount: total, fee }
      return insertGatewayPayment(tx, ctx, { ...paying, method: 'card', idempotencyKey: requestId, createdBy: null })
    })
    const { email } = Contact.parse(ctx.system.cipher.open(order.contactCipher))
    const callbackUrl = `${ctx.origin}${orderPath(order)}?paid=card`
    return { redirectUrl: await openHostedPage(ctx, { payment, email, callbackUrl }) }
  })
}

/** Two tabs that choose different changes have one key: each of them is a call of its own. */
function keyOf({ idempotencyKey, ...content }: PayChange<unknown>): string {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32)
  return `${idempotencyKey}:change-card:${digest}`
}

const secondsUntil = (ctx: Ctx, at: Date): number => Math.max(0, Math.ceil((at.getTime() - ctx.now().getTime()) / 1000))

/** The changes of an order that wait for their payment. */
const readWaiting = (tx: Transaction, ctx: Ctx, orderId: string) => readChanges(tx, ctx, { orderId, state: 'quoted' })

/** The gateway is asked for the payment of an earlier change first: one that has arrived is made, and no second one is asked for. */
async function settleEarlier(ctx: Ctx, orderId: string): Promise<void> {
  for (const { id } of await ctx.tx((tx) => readWaiting(tx, ctx, orderId))) {
    const [payment] = await ctx.tx((tx) =>
      tx
        .select({ id: payments.id })
        .from(payments)
        .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.idempotencyKey, id))),
    )
    if (payment) await settlePayment(ctx, { paymentId: payment.id })
  }
}

async function replaceEarlier(tx: Transaction, ctx: Ctx, orderId: string): Promise<void> {
  for (const { id } of await readWaiting(tx, ctx, orderId))
    await moveRequest(tx, ctx, { orderId, kind: 'change', id, to: 'expired', set: { reason: changeReasons.replaced } })
}
