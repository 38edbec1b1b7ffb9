import { anyone } from '../../http/implement.ts'
import { asKnownVisitor } from '../access/known-visitor.ts'
import { limitCardPayments } from '../payments/limit-card-payments.ts'
import { assertWithinPlan } from '../plans/assert-within-plan.ts'
import { assertTripWithinLimit } from './assert-trip-within-limit.ts'
import { confirmTripPayment } from './confirm-trip-payment.ts'
import { openChosen } from './open-chosen.ts'
import { openTripCheckout } from './open-trip-checkout.ts'
import { payTripCheckout } from './pay-trip-checkout.ts'
import { acceptTripPrices, reviewTripCheckout } from './review-trip-checkout.ts'
import { saveTripPeople } from './save-trip-people.ts'
import { viewTripCheckout } from './view-trip-checkout.ts'

export const tripCheckouts = {
  create: anyone.tripCheckouts.create.handler(async ({ context, input }) => {
    await assertWithinPlan(context.ctx, 'bookings', { plan: context.agency.plan })
    return openTripCheckout(asKnownVisitor(context), input)
  }),
  createOf: anyone.tripCheckouts.createOf.handler(async ({ context, input }) => {
    await assertWithinPlan(context.ctx, 'bookings', { plan: context.agency.plan })
    return openChosen(asKnownVisitor(context), input)
  }),
  get: anyone.tripCheckouts.get.handler(({ context, input }) => viewTripCheckout(context.ctx, input.id)),
  review: anyone.tripCheckouts.review.handler(({ context, input }) => reviewTripCheckout(context.ctx, input.id)),
  acceptPrices: anyone.tripCheckouts.acceptPrices.handler(({ context, input }) => acceptTripPrices(context.ctx, input)),
  savePeople: anyone.tripCheckouts.savePeople.handler(({ context, input }) => saveTripPeople(context.ctx, input)),
  pay: anyone.tripCheckouts.pay.handler(async ({ context, input }) => {
    await assertTripWithinLimit(context.ctx, input)
    const { id, redirectUrl } = await payTripCheckout(context.ctx, input, () => limitCardPayments(context, input.id))
    return { id, redirectUrl }
  }),
  confirmPayment: anyone.tripCheckouts.confirmPayment.handler(({ context, input }) => confirmTripPayment(context.ctx, input.id)),
}
