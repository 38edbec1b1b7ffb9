import { AppError } from '#domain/errors.ts'
import type { Party } from '#domain/tours/search.ts'
import type { Ctx } from '../../ctx.ts'
import { anyone, member } from '../../http/implement.ts'
import { asKnownVisitor } from '../access/known-visitor.ts'
import { OWN_SUPPLIER } from '../own-tours/supplier/own-supplier-id.ts'
import { assertWithinPlan } from '../plans/assert-within-plan.ts'
import { readOption } from '../tours/booking/tour-at-supplier.ts'
import { tourSearches } from '../tours/search/tour-searches.ts'
import { addEntry } from './add-entry.ts'
import { listWaiting, removeEntry } from './manage-list.ts'
import { bookOffered, leaveList, readPlace } from './open-offer.ts'

interface Joining {
  searchId: string
  tourId: string
  optionId: string
  day: string
  time: string | null
  party: Party
  name: string
  email: string
}

/** Only the agency's own tours have waiting lists. Throws tour.no-waiting-list, and as `addEntry`. */
async function join(ctx: Ctx, { day, time, party, name, email, ...of }: Joining) {
  const { at, option } = await readOption(ctx, await tourSearches.read(ctx, of.searchId), of)
  if (at.supplier !== OWN_SUPPLIER.id) throw new AppError('tour.no-waiting-list')
  await ctx.system.rateLimits.consume([['tour-waiting.recipient', `${ctx.agencyId}|${email.toLowerCase()}`]])
  const departureId = time === null ? day : `${day}T${time}`
  return addEntry(ctx, { tourId: at.productId, optionId: option.id, departureId, party, contact: { name, email } })
}

export const tourWaiting = {
  join: anyone.tourWaiting.join.handler(({ context, input }) => join(context.ctx, input)),
  read: anyone.tourWaiting.read.handler(({ context, input }) => readPlace(context.ctx, input)),
  book: anyone.tourWaiting.book.handler(async ({ context, input }) => {
    await assertWithinPlan(context.ctx, 'bookings', { plan: context.agency.plan })
    return bookOffered(asKnownVisitor(context), input)
  }),
  leave: anyone.tourWaiting.leave.handler(({ context, input }) => leaveList(context.ctx, input)),
  list: member.tourWaiting.list.handler(({ context, input }) => listWaiting(context.ctx, input)),
  add: member.tourWaiting.add.handler(({ context, input: { name, email, people, ...ref } }) =>
    addEntry(context.ctx, { ...ref, party: { adults: people, children: [] }, contact: { name, email } }),
  ),
  remove: member.tourWaiting.remove.handler(({ context, input }) => removeEntry(context.ctx, input)),
}
