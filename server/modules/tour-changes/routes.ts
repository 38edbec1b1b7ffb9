import { addDays } from '#domain/dates.ts'
import { anyone } from '../../http/implement.ts'
import { daysOf, startsOf } from '../tours/booking/read-days.ts'
import { assertChangeWithinLimit } from './assert-change-within-limit.ts'
import { changeTour } from './change-tour.ts'
import { openChange } from './find-change.ts'
import { quoteChange } from './quote-change.ts'

const USUAL_DAYS = 28

export const tourChanges = {
  days: anyone.tourChanges.days.handler(async ({ context: { ctx }, input: { from, to, ...people } }) => {
    const opened = await openChange(ctx, people)
    const first = from ?? opened.offer.day
    return daysOf(opened, { from: first, to: to ?? addDays(first, USUAL_DAYS) })
  }),
  starts: anyone.tourChanges.starts.handler(async ({ context: { ctx }, input: { day, ...people } }) => {
    const opened = await openChange(ctx, people)
    return startsOf(ctx, opened, { day: day ?? opened.offer.day, without: opened.supplierOrderId })
  }),
  quote: anyone.tourChanges.quote.handler(({ context: { ctx }, input }) => quoteChange(ctx, input)),
  change: anyone.tourChanges.change.handler(async ({ context: { ctx }, input }) => {
    await assertChangeWithinLimit(ctx, input)
    return changeTour(ctx, input)
  }),
}
