import { AppError } from '#domain/errors.ts'
import { unopenedWords } from '#domain/policies/disclosures.ts'
import type { PolicyPeople } from '#domain/policies/people.ts'
import type { Ctx } from '../../ctx.ts'
import { savePeople } from '../checkouts/save-people.ts'
import { viewCheckout } from '../checkouts/view-checkout.ts'
import { checkoutOf } from '../products/checkout-of-product.ts'
import { chooseWithBooking } from './choices/choose-with-booking.ts'
import { listOpened } from './disclosures.ts'

/**
 * Stores the insured once both disclosure documents were opened, and records the choice for the booking that the policy waits for. Throws input.invalid
 * for `documents` otherwise.
 */
export async function saveInsured(ctx: Ctx, id: string, people: Omit<PolicyPeople, 'product'>) {
  const message = unopenedWords(await listOpened(ctx, id))
  if (message) throw new AppError('input.invalid', { problems: [{ path: 'documents', message }] })
  const saved = await savePeople(ctx, id, { product: 'protection', ...people })
  const { waitsFor } = saved
  if (!waitsFor) return saved
  await ctx.tx((tx) => chooseWithBooking(tx, ctx, { policyCheckoutId: id, checkoutId: waitsFor }))
  return checkoutOf('protection', await viewCheckout(ctx, id))
}
