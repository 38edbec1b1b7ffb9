import type { PaymentMethod } from '#contract/payments.ts'
import { type Money, zero } from '#domain/money/money.ts'
import type { WayToPay } from '#domain/money/payment-fees.ts'
import type { Ctx } from '../../../ctx.ts'
import { paymentMethodsFor } from '../../pricing/payment-methods.ts'

/** The methods by which a customer can pay a deposit: of those that the agency offers to its customers, with their fees. */
export const customerMethods = (ctx: Ctx, price: Money, ways: readonly WayToPay[]): PaymentMethod[] =>
  paymentMethodsFor(ctx, { price, wallet: zero(price.currency) }).filter(({ id }) => id !== 'wallet' && ways.includes(id))
