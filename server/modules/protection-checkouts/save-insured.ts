import { AppError } from '#domain/errors.ts'
import { disclosures, unopened } from '#domain/policies/disclosures.ts'
import type { PolicyPeople } from '#domain/policies/people.ts'
import type { Ctx } from '../../ctx.ts'
import { isWithinLimit, noLimits } from '#domain/team/approvals.ts'
import { waitsForOther } from '../checkouts/payable.ts'
import { priceOf, readCheckoutRow, soleItem } from '../checkouts/checkout-row.ts'
import { savePeople } from '../checkouts/save-people.ts'
import { recordChoice } from './choices/record-choice.ts'
import { itemOf } from '../products/checkout-of-product.ts'
import { listOpened } from './disclosures.ts'

/** Stores the insured once both disclosure documents were opened. Throws input.invalid for `documents` otherwise. */
export async function saveInsured(ctx: Ctx, id: string, people: Omit<PolicyPeople, 'product'>) {
  const missing = unopened(await listOpened(ctx, id)).map((kind) => disclosures[kind].toLowerCase())
  if (missing.length > 0)
    throw new AppError('input.invalid', {
      problems: [{ path: 'documents', message: `Open the ${missing.join(' and the ')} first.` }],
    })
  const saved = await savePeople(ctx, id, { product: 'protection', ...people })
  await chooseWithBooking(ctx, id)
  return saved
}

/** A policy of a booking that is being paid is now what was decided for it. */
const chooseWithBooking = (ctx: Ctx, policyCheckoutId: string): Promise<void> =>
  ctx.tx(async (tx) => {
    const row = await readCheckoutRow(tx, ctx, policyCheckoutId)
    const item = soleItem(row)
    const { search } = itemOf('protection', item)
    if (!search?.forCheckout || !waitsForOther(row, item)) return
    const { userId, limits = noLimits } = ctx.actor
    const { amount, currency } = priceOf(row)
    const isWithin = currency === ctx.regional.currency && isWithinLimit(limits, 'pay-checkout', amount)
    const paysFromWallet = userId !== null && (limits.walletLimit === null || isWithin)
    await recordChoice(tx, ctx, { checkoutId: search.forCheckout, choice: 'policy', policyCheckoutId, paysFromWallet })
  })
