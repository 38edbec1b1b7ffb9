import type { FlightCheckout } from '#contract/products/flight.ts'
import { AppError } from '#domain/errors.ts'
import { type AncillaryChoice, type ChosenAncillary, chooseAncillaries, idsOf } from '#domain/flights/ancillaries.ts'
import { priced, withExtras } from '#domain/money/pricing.ts'
import type { Ctx } from '../../ctx.ts'
import { assertOpen, type CheckoutRow, readCheckoutRow, soleItem, updateItem } from '../checkouts/checkout-row.ts'
import { describeChanged, readShown } from '../checkouts/view-checkout.ts'
import { choicesOfSupplier } from '../flights/own-ids.ts'
import { checkoutOf, type ItemOf, itemOf } from '../products/checkout-of-product.ts'
import { askAncillaries } from './list-ancillaries.ts'

/**
 * Replaces the chosen seats and bags, at the supplier's current prices; an empty list removes all. A new price that waits for the buyer's decision
 * includes them. Throws input.invalid with `choices.<index>` for what is not sold.
 */
export async function chooseExtras(ctx: Ctx, input: { id: string; choices: AncillaryChoice[] }): Promise<FlightCheckout> {
  const item = unpaidItem(ctx, await ctx.batch((tx) => readCheckoutRow(tx, ctx, input.id)))
  const extras = await choose(ctx, item, input.choices)
  return ctx.tx(async (tx) => {
    const shown = await readShown(tx, ctx, input.id, 'lock')
    const { row } = shown
    const locked = unpaidItem(ctx, row)
    // Ancillary ids belong to the offer for which they were listed: a newer offer has other ids.
    if (extras.length > 0 && locked.offer.supplierOfferId !== item.offer.supplierOfferId)
      throw new AppError('checkout.price-changed')
    const { id, waterfall, pendingWaterfall } = locked
    const changed = await updateItem(tx, ctx, row, {
      id,
      extras,
      waterfall: withExtras(waterfall, priced(extras)),
      pendingWaterfall: pendingWaterfall && withExtras(pendingWaterfall, priced(extras)),
    })
    return checkoutOf('flight', await describeChanged(tx, ctx, { ...shown, row: changed }))
  })
}

/** A payment in progress was requested with the current ancillaries. */
function unpaidItem(ctx: Ctx, row: CheckoutRow): ItemOf<'flight'> {
  const item = itemOf('flight', soleItem(row))
  assertOpen(ctx, row)
  if (row.state === 'paying') throw new AppError('checkout.busy')
  return item
}

async function choose(ctx: Ctx, { offer }: ItemOf<'flight'>, choices: AncillaryChoice[]): Promise<ChosenAncillary[]> {
  if (choices.length === 0) return []
  const offered = await askAncillaries(ctx, offer)
  const { chosen, problems } = chooseAncillaries(offered, choicesOfSupplier(choices, idsOf(offered)))
  if (problems.length === 0) return chosen
  // After a partial response a missing ancillary may still be sold.
  if (!offered.isComplete) throw new AppError('supplier.unavailable', { supplier: offer.supplier })
  throw new AppError('input.invalid', {
    problems: problems.map(({ index, message }) => ({ path: `choices.${index}`, message })),
  })
}
