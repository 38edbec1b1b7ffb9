import type { OwnPeople } from '#domain/authored-tours/sale/own-booking.ts'
import { badRequest, ended, tooLate, unprocessable } from '#domain/authored-tours/sale/own-tour-error.ts'
import { ownRefundAt } from '#domain/authored-tours/sale/own-refund.ts'
import { personalQuestionsOf } from '#domain/authored-tours/sale/personal-answers.ts'
import { nameOfContact } from '#domain/authored-tours/sale/own-booking.ts'
import { money } from '#domain/money/money.ts'
import type { Ctx } from '../../../ctx.ts'
import { optionOf, readOwnTour } from '../catalogue/read-own-tours.ts'
import { recordAvailability } from '../departures/record-availability.ts'
import type { Seller } from '../seller.ts'
import { lockOwnBooking, openPeople, type OwnBookingRow, setOwnBooking, statusAt } from './own-booking-row.ts'

interface Named {
  seller: Seller
  uuid: string
}

const MINUTE_MS = 60_000

/** Prolongs a hold. */
export const extendOwn = (ctx: Ctx, named: Named, minutes: number): Promise<OwnBookingRow> =>
  ctx.tx(async (tx) => {
    const row = await lockOwnBooking(tx, ctx, named)
    const status = statusAt(row, ctx.now())
    if (status !== 'held') throw ended(status)
    return setOwnBooking(tx, ctx, row, { heldUntil: new Date(ctx.now().getTime() + minutes * MINUTE_MS) })
  })

/** Throws where a required question or the pick-up of an option is not answered. */
function assertAnswered(option: ReturnType<typeof optionOf>, people: OwnPeople, count: number): void {
  const has = (answers: OwnPeople['answers'], id: string) =>
    answers.some((one) => one.questionId === id && one.value.trim() !== '')
  for (const { id, isRequired, of } of option.setup.questions) {
    if (!isRequired) continue
    const lists = of === 'booking' ? [people.answers] : Array.from({ length: count }, (_, at) => people.people[at]?.answers ?? [])
    if (lists.some((answers) => !has(answers, id))) throw unprocessable(`The question ${id} is not answered`)
  }
  const { pointId, hotel } = people.pickup
  if (option.meeting.pickup === 'required' && !pointId && !hotel) throw unprocessable('The pick-up is not chosen')
}

interface Confirmation {
  resellerReference?: string | null
  /** What the request says, over what was said before. */
  people(before: OwnPeople): OwnPeople
}

/** Confirms a hold, or asks the agency where the option is on request. Repeated without effect. */
export const confirmOwn = (ctx: Ctx, named: Named, { resellerReference, people }: Confirmation): Promise<OwnBookingRow> =>
  ctx.tx(async (tx) => {
    const row = await lockOwnBooking(tx, ctx, named)
    const status = statusAt(row, ctx.now())
    if (status === 'confirmed' || status === 'requested') return row
    if (status !== 'held') throw ended(status)
    const told = people(openPeople(ctx, row))
    if (!nameOfContact(told.contact)) throw badRequest('The contact has no name')
    const own = await readOwnTour(tx, ctx, { productId: row.tourId, seller: named.seller })
    const option = optionOf(own, row.optionId)
    assertAnswered(option, told, row.units.length)
    const isAsked = option.capacity.mode === 'on-request'
    return setOwnBooking(tx, ctx, row, {
      status: isAsked ? 'requested' : 'confirmed',
      confirmedAt: isAsked ? null : ctx.now(),
      heldUntil: null,
      peopleCipher: ctx.system.cipher.seal(told),
      personalQuestions: personalQuestionsOf(option, told),
      resellerReference: resellerReference ?? row.resellerReference,
    })
  })

/** Cancels. A hold costs nothing; a booking after its last refundable instant is refused. Repeated without effect. */
export const cancelOwn = (ctx: Ctx, named: Named, reason: string | null): Promise<OwnBookingRow> =>
  ctx.tx(async (tx) => {
    const row = await lockOwnBooking(tx, ctx, named)
    const now = ctx.now()
    const status = statusAt(row, now)
    if (status === 'cancelled') return row
    if (status === 'expired' || status === 'rejected') throw ended(status)
    const paid = money(row.net, row.currency)
    const refund = status === 'confirmed' ? ownRefundAt(row.cancellation, paid, { startsAt: row.startsAt, at: now }) : paid
    if (now >= row.startsAt && status === 'confirmed') throw tooLate('The tour has begun')
    if (refund.amount === 0 && paid.amount > 0) throw tooLate('The cancellation cut-off has passed')
    await recordAvailability(tx, ctx, [row])
    return setOwnBooking(tx, ctx, row, { status: 'cancelled', cancelledAt: now, cancelReason: reason, refund: refund.amount })
  })
