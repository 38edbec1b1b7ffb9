import { anyone, member } from '../../http/implement.ts'
import { asKnownVisitor } from '../access/known-visitor.ts'
import { limitCardPayments } from '../payments/limit-card-payments.ts'
import { assertWithinPlan } from '../plans/assert-within-plan.ts'
import { assertPayWithinLimit } from './assert-pay-within-limit.ts'
import { confirmCard } from './confirm-card.ts'
import { confirmCheckout } from './confirm-checkout.ts'
import { createCheckout } from './create-checkout.ts'
import { holdCheckout } from './hold-checkout.ts'
import { payCheckout } from './pay-checkout.ts'
import { readTyped } from './read-typed.ts'
import { rebookOrder } from './rebook-order.ts'
import { renewCheckout } from './renew-checkout.ts'
import { acceptPrice, reviewCheckout } from './review-checkout.ts'
import { saveDraft } from './save-draft.ts'
import { viewCheckout } from './view-checkout.ts'

export const checkouts = {
  create: anyone.checkouts.create.handler(async ({ context, input }) => {
    await assertWithinPlan(context.ctx, 'bookings', { plan: context.agency.plan })
    return createCheckout(asKnownVisitor(context), input)
  }),
  get: anyone.checkouts.get.handler(({ context, input }) => viewCheckout(context.ctx, input.id)),
  review: anyone.checkouts.review.handler(({ context, input }) => reviewCheckout(context.ctx, input.id)),
  renew: anyone.checkouts.renew.handler(({ context, input }) => renewCheckout(asKnownVisitor(context), input)),
  acceptPrice: anyone.checkouts.acceptPrice.handler(({ context, input }) => acceptPrice(context.ctx, input)),
  typed: anyone.checkouts.typed.handler(({ context, input }) => readTyped(context.ctx, input.id)),
  saveDraft: anyone.checkouts.saveDraft.handler(({ context, input }) => saveDraft(context.ctx, input)),
  pay: anyone.checkouts.pay.handler(async ({ context, input }) => {
    await assertPayWithinLimit(context.ctx, input)
    return payCheckout(context.ctx, input, () => limitCardPayments(context, input.id))
  }),
  confirm: anyone.checkouts.confirm.handler(({ context, input }) => confirmCheckout(context.ctx, input)),
  hold: anyone.checkouts.hold.handler(({ context, input }) => holdCheckout(context.ctx, input)),
  confirmCard: anyone.checkouts.confirmCard.handler(({ context, input }) => confirmCard(context.ctx, input.id)),
}

/** Rebooking an order at a lower price. */
export const orderCheckouts = {
  rebook: member.orders.rebook.handler(({ context, input }) => rebookOrder(context.ctx, input)),
}
