import { member } from '../../http/implement.ts'
import { chooseExtras } from './choose-ancillaries.ts'
import { confirmCard } from './confirm-card.ts'
import { createCheckout } from './create-checkout.ts'
import { holdCheckout } from './hold-checkout.ts'
import { listAncillaries } from './list-ancillaries.ts'
import { payCheckout } from './pay-checkout.ts'
import { readTyped } from './read-typed.ts'
import { acceptPrice, reviewCheckout } from './review-checkout.ts'
import { saveDraft } from './save-draft.ts'
import { saveTravellers } from './save-travellers.ts'
import { viewCheckout } from './view-checkout.ts'

export const checkouts = {
  create: member.checkouts.create.handler(({ context, input }) => createCheckout(context.ctx, input)),
  get: member.checkouts.get.handler(({ context, input }) => viewCheckout(context.ctx, input.id)),
  review: member.checkouts.review.handler(({ context, input }) => reviewCheckout(context.ctx, input.id)),
  acceptPrice: member.checkouts.acceptPrice.handler(({ context, input }) => acceptPrice(context.ctx, input)),
  saveTravellers: member.checkouts.saveTravellers.handler(({ context, input }) => saveTravellers(context.ctx, input)),
  typed: member.checkouts.typed.handler(({ context, input }) => readTyped(context.ctx, input.id)),
  saveDraft: member.checkouts.saveDraft.handler(({ context, input }) => saveDraft(context.ctx, input)),
  ancillaries: member.checkouts.ancillaries.handler(({ context, input }) => listAncillaries(context.ctx, input.id)),
  chooseAncillaries: member.checkouts.chooseAncillaries.handler(({ context, input }) => chooseExtras(context.ctx, input)),
  pay: member.checkouts.pay.handler(({ context, input }) => payCheckout(context.ctx, input)),
  hold: member.checkouts.hold.handler(({ context, input }) => holdCheckout(context.ctx, input)),
  confirmCard: member.checkouts.confirmCard.handler(({ context, input }) => confirmCard(context.ctx, input.id)),
}
