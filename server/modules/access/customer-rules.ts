import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'

/** Throws shop.sign-in-required for a storefront visitor who is not signed in, where the agency lets no guests book. */
export function assertMayBook({ actor }: Ctx): void {
  if (actor.role === 'customer' && !actor.shopper?.rules.guestsMayBook && !actor.shopper?.customerId)
    throw new AppError('shop.sign-in-required')
}

/** Whether the actor may hold without paying: members, and customers where the agency lets them. */
export const mayHold = ({ actor }: Ctx): boolean => actor.role !== 'customer' || actor.shopper?.rules.customersMayHold === true

/** Throws shop.not-offered. */
export function assertMayHold(ctx: Ctx): void {
  if (!mayHold(ctx)) throw new AppError('shop.not-offered')
}

/** Whether the actor may cancel an order of theirs: members, and customers where the agency lets them. */
export const mayCancelSelf = ({ actor }: Ctx): boolean =>
  actor.role !== 'customer' || actor.shopper?.rules.customersMayCancel === true

/** Throws shop.not-offered. */
export function assertMayCancel(ctx: Ctx): void {
  if (!mayCancelSelf(ctx)) throw new AppError('shop.not-offered')
}
