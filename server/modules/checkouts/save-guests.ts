import type { Checkout } from '#contract/checkouts.ts'
import { AppError } from '#domain/errors.ts'
import { guestProblems } from '#domain/stays/guest.ts'
import type { Ctx } from '../../ctx.ts'
import { stayRow } from '../products/checkout-of-product.ts'
import type { StayPeople } from '../products/people.ts'
import { assertOpen, readCheckoutRow, updateCheckout } from './checkout-row.ts'
import { forgetLater } from './forget-later.ts'
import { describeCheckout } from './view-checkout.ts'

/** Keeps guests, contact and wishes, encrypted; what was typed until then is in them. Throws input.invalid with the rooms that lack somebody. */
export async function saveGuests(ctx: Ctx, { id, ...people }: { id: string } & StayPeople): Promise<Checkout> {
  return ctx.tx(async (tx) => {
    const row = stayRow(await readCheckoutRow(tx, ctx, id, 'lock'))
    assertOpen(ctx, row)
    const problems = guestProblems(people.guests, row.search.rooms)
    if (row.offer.rate.membersOnly && !people.loyaltyNumber)
      problems.push({ path: 'loyaltyNumber', message: 'Only members of the programme can book this rate. Enter the number.' })
    if (problems.length > 0) throw new AppError('input.invalid', { problems })
    await forgetLater(tx, ctx, row)
    const saved = await updateCheckout(tx, ctx, row, { peopleCipher: ctx.system.cipher.seal(people), draftCipher: null })
    return describeCheckout(tx, ctx, saved)
  })
}
