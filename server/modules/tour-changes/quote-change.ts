import type { TourChangeQuote } from '#contract/tour-running/tour-changes.ts'
import { subtract } from '#domain/money/money.ts'
import { netOf } from '#domain/money/pricing.ts'
import { refundShares, toGateway } from '#domain/orders/refund-shares.ts'
import { keepPeople } from '#domain/tours/changes/keep-people.ts'
import type { Ctx } from '../../ctx.ts'
import { actorMay } from '../access/actor-may.ts'
import { type PaysOrder, readPaying } from '../orders/cancellation/refund-of.ts'
import { viewOffer } from '../tours/booking/view-offer.ts'
import { findChange, type ForPeople, type ToStart } from './find-change.ts'

type RefundTo = TourChangeQuote['refundTo']

/** Where the larger part of a refund goes: an agency's customer who paid by transfer gets it from the agency. */
function refundToOf(paying: readonly PaysOrder[], byCard: number): RefundTo {
  if (byCard > 0) return 'card'
  return paying.at(-1)?.createdBy ? 'wallet' : 'agency'
}

/** What another start or other people cost in addition, or return, exactly as `changeTour` applies it. Throws as `findChange`. */
export async function quoteChange(ctx: Ctx, wanted: ForPeople & ToStart): Promise<TourChangeQuote> {
  const { order, offer, to, waterfall, pay, refund, until, participants, contact } = await findChange(ctx, wanted)
  const paying = await ctx.tx((tx) => readPaying(tx, ctx, order.id))
  const byCard = toGateway(refund, refundShares(refund, paying))
  const net = subtract(netOf(waterfall), netOf(order.waterfall))
  return {
    offer: viewOffer(ctx, to, { charge: waterfall }),
    before: order.waterfall.total,
    after: waterfall.total,
    pay,
    refund,
    refundTo: refundToOf(paying, byCard.amount),
    wallet: actorMay(ctx, 'margin:read') ? { ...net, amount: -net.amount - byCard.amount } : null,
    ...keepPeople(offer.people, to.people, { participants, answers: contact.answers }),
    until,
    idempotencyKey: order.payKey,
  }
}
