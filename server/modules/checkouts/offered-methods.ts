import type { PaymentMethod, paymentMethods } from '#contract/payments.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { paymentMethodsFor } from './payment-methods.ts'

type Method = (typeof paymentMethods)[number]

/** Members pay with everything, customers with what the agency chose for its storefront and never from its wallet. */
const isOffered = ({ actor }: Ctx, method: Method): boolean =>
  actor.role !== 'customer' || actor.shopper?.shop.paymentMethods.some((chosen) => chosen === method) === true

/** What can pay this price, for who looks at it. */
export const offeredMethods = (ctx: Ctx, price: Parameters<typeof paymentMethodsFor>[1]): PaymentMethod[] =>
  paymentMethodsFor(ctx, price).filter(({ id }) => isOffered(ctx, id))

/** Throws input.invalid for a way to pay that the agency's storefront does not offer. */
export function assertOffered(ctx: Ctx, method: Method): void {
  if (isOffered(ctx, method)) return
  throw new AppError('input.invalid', {
    problems: [{ path: 'method', message: 'Choose one of the ways to pay that are shown.' }],
  })
}
