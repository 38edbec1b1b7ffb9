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
 * Books exactly these seats and bags with the fare, at what the supplier asks for them now; an empty list takes all of them back. A
 * price that waits for a yes carries them, too. Throws input.invalid with `choices.<index>` for what is not sold (any more).
 */
export async function chooseExtras(ctx: Ctx, input: { id: string; choices: AncillaryChoice[] }): Promise<FlightCheckout> {
  const item = unpaidItem(ctx, await ctx.batch((tx) => readCheckoutRow(tx, ctx, input.id)))
  const extras = await choose(ctx, item, input.choices)
  return ctx.tx(async (tx) => {
    const shown = await readShown(tx, ctx, input.id, 'lock')
    const { row } = shown
    const locked = unpaidItem(ctx, row)
    // The ids belong to the offer that was asked: another one by now sells under ids of its own.
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

/** A payment that is on its way was asked for with the extras as they are. */
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
  // What is missing from half an answer may well be sold.
  if (!offered.isComplete) throw new AppError('supplier.unavailable', { supplier: offer.supplier })
  throw new AppError('input.invalid', {
    problems: problems.map(({ index, message }) => ({ path: `choices.${index}`, message })),
  })
}
