import type { PaymentMethod } from '#contract/payments.ts'
import { AppError } from '#domain/errors.ts'
import { type Money, zero } from '#domain/money/money.ts'
import type { WayToPay } from '#domain/money/payment-fees.ts'
import type { Ctx } from '../../../ctx.ts'
import type { GatewayMethod } from '../../ledger/payment-row.ts'
import { paymentMethodsFor } from '../../pricing/payment-methods.ts'

/** The methods by which a customer can pay a deposit: of those that the agency offers to its customers, with their fees. */
export const customerMethods = (ctx: Ctx, price: Money, ways: readonly WayToPay[]): PaymentMethod[] =>
  paymentMethodsFor(ctx, { price, wallet: zero(price.currency) }).filter(({ id }) => id !== 'wallet' && ways.includes(id))

/** Throws input.invalid for a method that customers cannot use for the amount. */
export function assertOfferedToCustomers(
  ctx: Ctx,
  { amount, method, ways }: { amount: Money; method: GatewayMethod; ways: readonly WayToPay[] },
): void {
  const offered = customerMethods(ctx, amount, ways).find(({ id }) => id === method)
  if (offered?.refusal === null) return
  const message = 'Choose one of the ways to pay that are shown.'
  throw new AppError('input.invalid', { problems: [{ path: 'method', message }] })
}
