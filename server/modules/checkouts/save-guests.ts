import type { Checkout } from '#contract/product-shapes.ts'
import { AppError } from '#domain/errors.ts'
import { guestProblems } from '#domain/stays/guest.ts'
import type { StayPeople } from '#domain/stays/people.ts'
import type { Ctx } from '../../ctx.ts'
import { itemOf } from '../products/checkout-of-product.ts'
import { sealPeople } from '../products/people.ts'
import { assertOpen, readCheckoutRow, soleItem, updateItem } from './checkout-row.ts'
import { forgetLater } from './forget-later.ts'
import { describeCheckout } from './view-checkout.ts'

/** Keeps guests, contact and wishes, encrypted; what was typed until then is in them. Throws input.invalid with the rooms that lack somebody. */
export async function saveGuests(ctx: Ctx, { id, ...people }: { id: string } & Omit<StayPeople, 'product'>): Promise<Checkout> {
  return ctx.tx(async (tx) => {
    const row = await readCheckoutRow(tx, ctx, id, 'lock')
    const sold = soleItem(row)
    const { product, search, offer } = itemOf('stay', sold)
    assertOpen(ctx, row)
    const problems = guestProblems(people.guests, search.rooms)
    if (offer.rate.membersOnly && !people.loyaltyNumber)
      problems.push({ path: 'loyaltyNumber', message: 'Only members of the programme can book this rate. Enter the number.' })
    if (problems.length > 0) throw new AppError('input.invalid', { problems })
    await forgetLater(tx, ctx, sold)
    const peopleCipher = sealPeople(ctx, { product, ...people })
    const saved = await updateItem(tx, ctx, row, { id: sold.id, peopleCipher, draftCipher: null })
    return describeCheckout(tx, ctx, saved)
  })
}
