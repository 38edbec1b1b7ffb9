import type { Checkout } from '#contract/product-shapes.ts'
import { AppError } from '#domain/errors.ts'
import { lastTravelDay } from '#domain/flights/journey.ts'
import type { FlightPeople } from '#domain/flights/people.ts'
import { travellerProblems } from '#domain/flights/traveller-rules.ts'
import type { Ctx } from '../../ctx.ts'
import { travellersOfSupplier } from '../flights/own-ids.ts'
import { itemOf } from '../products/checkout-of-product.ts'
import { sealPeople } from '../products/people.ts'
import { assertOpen, readCheckoutRow, soleItem, updateItem } from './checkout-row.ts'
import { forgetLater } from './forget-later.ts'
import { describeCheckout } from './view-checkout.ts'

/** Keeps travellers and contact, encrypted; what was typed until then is in them. Throws input.invalid with the fields that an airline would refuse. */
export async function saveTravellers(ctx: Ctx, input: { id: string } & Omit<FlightPeople, 'product'>): Promise<Checkout> {
  return ctx.tx(async (tx) => {
    const row = await readCheckoutRow(tx, ctx, input.id, 'lock')
    const sold = soleItem(row)
    const { product, search, offer } = itemOf('flight', sold)
    assertOpen(ctx, row)
    const { contact } = input
    const travellers = travellersOfSupplier(input.travellers, offer.passengers)
    const problems = travellerProblems(travellers, {
      passengers: offer.passengers,
      lastDay: lastTravelDay(search),
      documentsRequired: offer.documentsRequired,
      loyaltyAirlines: offer.loyaltyAirlines,
    })
    if (problems.length > 0) throw new AppError('input.invalid', { problems })
    await forgetLater(tx, ctx, sold)
    const peopleCipher = sealPeople(ctx, { product, travellers, contact })
    const saved = await updateItem(tx, ctx, row, { id: sold.id, peopleCipher, draftCipher: null })
    return describeCheckout(tx, ctx, saved)
  })
}
