import { addDays } from '#domain/dates.ts'
import { keepPeople } from '#domain/tours/changes/keep-people.ts'
import type { Ctx } from '../../../ctx.ts'
import { anyone } from '../../../http/implement.ts'
import { personalIn, visibleAnswers } from '../../access/visible-answers.ts'
import { limitCardPayments } from '../../payments/limit-card-payments.ts'
import { daysOf, startsOf } from '../../tours/booking/read-days.ts'
import { viewOffer } from '../../tours/booking/view-offer.ts'
import { type ForPeople, openChange } from '../../tours/change/find-change.ts'
import { tourChange } from '../../tours/change/tour-change.ts'
import { assertChangeWithinLimit } from '../assert-change-within-limit.ts'
import { changeOrder } from '../change-order.ts'
import { readChanging } from '../find-change.ts'
import { payChange } from '../pay-change.ts'
import { quoteChange } from '../quote-change.ts'

const USUAL_DAYS = 28

const open = async (ctx: Ctx, { id, ...people }: ForPeople & { id: string }) =>
  openChange(ctx, await readChanging(ctx, tourChange, id), people)

export const tourChanges = {
  days: anyone.tourChanges.days.handler(async ({ context: { ctx }, input: { from, to, ...people } }) => {
    const opened = await open(ctx, people)
    const first = from ?? opened.offer.day
    return daysOf(opened, { from: first, to: to ?? addDays(first, USUAL_DAYS) })
  }),
  starts: anyone.tourChanges.starts.handler(async ({ context: { ctx }, input: { day, ...people } }) => {
    const opened = await open(ctx, people)
    return startsOf(ctx, opened, { day: day ?? opened.offer.day, without: opened.supplierOrderId })
  }),
  quote: anyone.tourChanges.quote.handler(async ({ context: { ctx }, input: { id, ...wanted } }) => {
    const { found, quote } = await quoteChange(ctx, tourChange, { id, wanted: { ...wanted, people: null } })
    const { offer, to, waterfall, participants, contact } = found
    const kept = keepPeople(offer.people, to.people, { participants, answers: contact.answers })
    return {
      ...quote,
      offer: viewOffer(ctx, to, { charge: waterfall }),
      participants: kept.participants,
      answers: visibleAnswers(ctx, kept.answers, personalIn(offer.option.questions)),
    }
  }),
  change: anyone.tourChanges.change.handler(
    async ({ context: { ctx }, input: { id, pay, refund, idempotencyKey, ...wanted } }) => {
      const input = { id, pay, refund, idempotencyKey, wanted }
      await assertChangeWithinLimit(ctx, input)
      return changeOrder(ctx, tourChange, input)
    },
  ),
  pay: anyone.tourChanges.pay.handler(({ context, input: { id, pay, total, idempotencyKey, ...wanted } }) =>
    payChange(context.ctx, tourChange, { id, pay, total, idempotencyKey, wanted }, () => limitCardPayments(context, id)),
  ),
}
