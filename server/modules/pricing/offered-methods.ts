import { type PaymentMethod, paymentMethods } from '#contract/payments.ts'
import { AppError } from '#domain/errors.ts'
import { add, type Money } from '#domain/money/money.ts'
import { cheapestFee, type WayToPay } from '#domain/money/payment-fees.ts'
import type { Ctx } from '../../ctx.ts'
import type { System } from '../../system.ts'
import { canTake, paymentMethodsFor } from './payment-methods.ts'

/** Members pay with everything, customers with what the agency chose for its storefront and never from its wallet. */
const chosenFor = ({ actor }: Ctx): readonly WayToPay[] =>
  actor.role === 'customer' ? (actor.shopper?.shop.paymentMethods ?? []) : paymentMethods

const isOffered = (ctx: Ctx, method: WayToPay): boolean => waysToPay(ctx).includes(method)

/** Those of the ways that this installation can take money of a currency by. */
export const possibleWays = (system: System, currency: string, chosen: readonly WayToPay[] = paymentMethods): WayToPay[] =>
  paymentMethods.filter((way) => chosen.includes(way) && canTake(system, way, currency))

/** The ways to pay that this actor is offered, whatever the price. */
export const waysToPay = (ctx: Ctx): WayToPay[] => possibleWays(ctx.system, ctx.regional.currency, chosenFor(ctx))

/** A price as it is shown before a way to pay is chosen: as the cheapest way for this actor charges it. */
export function withCheapestFee(ctx: Ctx, price: Money): { total: Money; paymentFee: Money } {
  const paymentFee = cheapestFee(price, waysToPay(ctx))
  return { total: add(price, paymentFee), paymentFee }
}

/** What can pay this price, for who looks at it. */
export const offeredMethods = (ctx: Ctx, price: Parameters<typeof paymentMethodsFor>[1]): PaymentMethod[] =>
  paymentMethodsFor(ctx, price).filter(({ id }) => isOffered(ctx, id))

/** Throws input.invalid for a way to pay that the agency's storefront does not offer. */
export function assertOffered(ctx: Ctx, method: WayToPay): void {
  if (isOffered(ctx, method)) return
  throw new AppError('input.invalid', {
    problems: [{ path: 'method', message: 'Choose one of the ways to pay that are shown.' }],
  })
}
