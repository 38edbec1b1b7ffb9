import { type PaymentMethod, paymentMethods } from '#contract/payments.ts'
import { AppError } from '#domain/errors.ts'
import { add, type Money } from '#domain/money/money.ts'
import { cheapestFee, type WayToPay } from '#domain/money/payment-fees.ts'
import type { Ctx } from '../../ctx.ts'
import type { System } from '../../system.ts'
import { canTake, paymentMethodsFor } from './payment-methods.ts'

/** Members may use every method, customers those that the agency enabled for its storefront, and never the wallet. */
const chosenFor = ({ actor }: Ctx): readonly WayToPay[] =>
  actor.role === 'customer' ? (actor.shopper?.shop.paymentMethods ?? []) : paymentMethods

const isOffered = (ctx: Ctx, method: WayToPay): boolean => waysToPay(ctx).includes(method)

/** The methods by which this installation can take money in a currency. */
export const possibleWays = (system: System, currency: string, chosen: readonly WayToPay[] = paymentMethods): WayToPay[] =>
  paymentMethods.filter((way) => chosen.includes(way) && canTake(system, way, currency))

/** The payment methods for this actor, whatever the price. */
export const waysToPay = (ctx: Ctx): WayToPay[] => possibleWays(ctx.system, ctx.regional.currency, chosenFor(ctx))

/** A price before a method is chosen: with the fee of the cheapest method for this actor. */
export function withCheapestFee(ctx: Ctx, price: Money): { total: Money; paymentFee: Money } {
  const paymentFee = cheapestFee(price, waysToPay(ctx))
  return { total: add(price, paymentFee), paymentFee }
}

/** The methods that can pay this price, for this actor. */
export const offeredMethods = (ctx: Ctx, price: Parameters<typeof paymentMethodsFor>[1]): PaymentMethod[] =>
  paymentMethodsFor(ctx, price).filter(({ id }) => isOffered(ctx, id))

/** Throws input.invalid for a method that the agency's storefront does not offer. */
export function assertOffered(ctx: Ctx, method: WayToPay): void {
  if (isOffered(ctx, method)) return
  throw new AppError('input.invalid', {
    problems: [{ path: 'method', message: 'Choose one of the ways to pay that are shown.' }],
  })
}
