import type { PaymentMethod } from '#contract/payments.ts'
import { type Money, zero } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import { offeredMethods } from '../pricing/offered-methods.ts'

/**
 * How a customer pays what a change costs more: by card, where the storefront takes cards. A transfer may arrive long after the places are gone. Empty
 * for members, who pay from the wallet, and where nothing is paid.
 */
export const waysToPayChange = (ctx: Ctx, pay: Money): PaymentMethod[] =>
  ctx.actor.role !== 'customer' || pay.amount === 0
    ? []
    : offeredMethods(ctx, { price: pay, wallet: zero(pay.currency) }).filter(({ id }) => id === 'card')
