import type { MadeChoice } from '#contract/orders/booking-protection.ts'
import { AppError } from '#domain/errors.ts'
import { offersProtection, type RefusingChoice } from '#domain/policies/choices.ts'
import { sells } from '#domain/site/sells.ts'
import type { Ctx } from '../../../ctx.ts'
import { isExpired, readCheckoutRow, soleItem } from '../../checkouts/checkout-row.ts'
import { readOrder } from '../../orders/read-order.ts'
import { recordChoice } from './record-choice.ts'
import { checkoutOfOrder, viewMade } from './made-choice.ts'

/** Whether protection is sold here: an insurer is configured, and a storefront sells it. */
const isSoldHere = ({ actor, system }: Ctx): boolean =>
  system.integrations.policies.length > 0 && (!actor.shopper || sells(actor.shopper.shop, 'protection'))

/** What was decided in the checkout of a booking. Protection is not offered with itself. */
export const chosenIn = (ctx: Ctx, { id }: { id: string }): Promise<{ isOffered: boolean; made: MadeChoice | null }> =>
  ctx.tx(async (tx) => {
    const row = await readCheckoutRow(tx, ctx, id)
    const isOffered = isSoldHere(ctx) && offersProtection[soleItem(row).product]
    return { isOffered, made: await viewMade(tx, ctx, id) }
  })

/** What was decided in the checkout of an order. */
export const chosenOf = (ctx: Ctx, { id }: { id: string }): Promise<{ made: MadeChoice | null }> =>
  ctx.tx(async (tx) => {
    await readOrder(tx, ctx, id)
    const checkoutId = await checkoutOfOrder(tx, ctx, id)
    return { made: checkoutId ? await viewMade(tx, ctx, checkoutId) : null }
  })

/** Records that no policy is bought here. */
export const decline = (ctx: Ctx, { id, choice }: { id: string; choice: RefusingChoice }): Promise<MadeChoice> =>
  ctx.tx(async (tx) => {
    const row = await readCheckoutRow(tx, ctx, id, 'lock')
    if (row.state === 'done') throw new AppError('checkout.done', { orderId: soleItem(row).orderId })
    if (row.state === 'gone' || isExpired(ctx, row)) throw new AppError('checkout.expired')
    if (!offersProtection[soleItem(row).product]) throw new AppError('access.not-found')
    await recordChoice(tx, ctx, { checkoutId: id, choice })
    const made = await viewMade(tx, ctx, id)
    if (!made) throw new Error('the decision was just recorded')
    return made
  })
