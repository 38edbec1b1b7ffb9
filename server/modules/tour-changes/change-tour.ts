import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { isSame, type Money, negate } from '#domain/money/money.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { isSameBooking } from '#domain/tours/changes/change-rules.ts'
import type { Participant, TourAnswer, TourPeople } from '#domain/tours/people.ts'
import type { TourBooking } from '#integrations/tours/port.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { fulfilments, serviceRequests } from '../../db/schema/index.ts'
import { runIdempotent } from '../ledger/run-idempotent.ts'
import { assertNoRequest } from '../orders/cancellation/move-request.ts'
import { readOrder } from '../orders/read-order.ts'
import { lockOrder, type Order, recordOrderEvent } from '../orders/transition-order.ts'
import { debitWallet, tellingBalance } from '../payments/charge-wallet.ts'
import { placesOf } from '../tours/booking/reserve-tour.ts'
import { changeableTour } from './changeable-tour.ts'
import { findChange, type FoundChange } from './find-change.ts'
import { peopleAfter } from './people-after.ts'
import { pollChange } from './poll-change.job.ts'
import { confirmChange, refuseChange, startWords } from './settle-change.ts'

export interface ChangeTour {
  id: string
  day: string
  time: string | null
  adults: number
  children: number[]
  /** The difference that the payer was shown. A different current amount is refused. */
  pay: Money
  refund: Money
  people: { participants: Participant[]; answers: TourAnswer[] } | null
  idempotencyKey: string
}

/** After this time a supplier call without a recorded result is resolved. */
const POLL_AFTER_SECONDS = 60

/**
 * Changes an order of a tour at its supplier to another start or other people, for exactly the difference that was shown. Idempotent. What it costs more
 * is taken from the wallet before the call; it goes back if the supplier refuses. The order stays Issued. Throws as `findChange`, tour.change-differs,
 * tour.change-costs for customers, who have no wallet, and payment.balance-low; none of them changes anything.
 */
export async function changeTour(ctx: Ctx, input: ChangeTour): Promise<{ done: true }> {
  // A repeated call is answered to those alone who may see the order.
  await ctx.tx((tx) => readOrder(tx, ctx, input.id))
  const { idempotencyKey, ...content } = input
  const call = { key: `${idempotencyKey}:change`, endpoint: 'tourChanges.change', content }
  return runIdempotent(ctx, call, async () => {
    const found = await findChange(ctx, input)
    const { order, supplierOrderId, change, pay, refund } = found
    if (isSameBooking(found.offer, found.to))
      throw new AppError('input.invalid', { problems: [{ path: 'time', message: 'Choose another time or other people.' }] })
    if (!isSame(pay, input.pay) || !isSame(refund, input.refund)) throw new AppError('tour.change-differs', { pay, refund })
    if (ctx.actor.role === 'customer' && pay.amount > 0) throw new AppError('tour.change-costs')
    const people = peopleAfter(found, input.people)
    const callId = ctx.newId()
    await tellingBalance(ctx, pay.currency, () => ctx.tx((tx) => ask(tx, ctx, { found, people, callId, idempotencyKey })))
    try {
      const answer = await change(supplierOrderId, bookingOf(found, people))
      await ctx.tx(async (tx) => {
        await settleCall(tx, ctx, callId, { state: 'booked', message: null })
        await confirmChange(tx, ctx, { orderId: order.id, answer })
      })
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error
      const state = error.kind === 'unknown-outcome' ? 'unknown' : 'refused'
      await ctx.tx((tx) => settleCall(tx, ctx, callId, { state, message: error.message }))
      if (state === 'refused') await refuse(ctx, order, error)
    }
    return { done: true as const }
  })
}

const bookingOf = (
  { to, order, supplierOrderId }: FoundChange,
  { participants, contact, answers, pickup, requests }: TourPeople,
): TourBooking => ({
  ...placesOf(to),
  reference: order.id,
  reservationId: supplierOrderId,
  price: to.net,
  participants,
  contact,
  answers,
  pickup,
  requests,
})

interface Asking {
  found: FoundChange
  people: TourPeople
  callId: string
  idempotencyKey: string
}

async function ask(tx: Transaction, ctx: Ctx, { found, people, callId, idempotencyKey }: Asking): Promise<void> {
  const { to, waterfall, pay, refund } = found
  const order = await lockOrder(tx, ctx, found.order.id)
  const { offer } = changeableTour(ctx, order)
  await assertNoRequest(tx, ctx, order, ['confirmed', 'settling'])
  // It was moved or changed since its price was asked for.
  if (offer.id !== found.offer.id || !isSame(order.waterfall.total, found.order.waterfall.total))
    throw new AppError('tour.change-differs')
  const mine = { agencyId: ctx.agencyId, orderId: order.id }
  const id = ctx.newId()
  await tx.insert(serviceRequests).values({
    ...mine,
    id,
    kind: 'change',
    state: 'confirmed',
    statusBefore: order.status,
    currency: order.currency,
    charge: pay.amount,
    refund: refund.amount,
    lines: [
      { label: 'Price before', amount: negate(order.waterfall.total) },
      { label: 'Price after the change', amount: waterfall.total },
    ],
    itineraryAfter: to,
    waterfallAfter: waterfall,
    peopleCipher: ctx.system.cipher.seal(people),
    idempotencyKey,
    askedBy: ctx.actor.name,
    createdAt: ctx.now(),
  })
  if (pay.amount > 0) await debitWallet(tx, ctx, { order, total: pay, idempotencyKey: id, createdBy: ctx.actor.userId ?? null })
  await tx.insert(fulfilments).values({ ...mine, id: callId, kind: 'change', state: 'calling', startedAt: ctx.now() })
  await recordOrderEvent(tx, ctx, { orderId: order.id, event: 'change-requested', note: `To ${startWords(to)}.` })
  await ctx.system.jobs.enqueue(tx, pollChange, { ...mine, tries: 0 }, { afterSeconds: POLL_AFTER_SECONDS })
}

const settleCall = (
  tx: Transaction,
  ctx: Ctx,
  id: string,
  { state, message }: { state: 'booked' | 'refused' | 'unknown'; message: string | null },
) =>
  tx
    .update(fulfilments)
    .set({ state, message, settledAt: ctx.now() })
    .where(and(eq(fulfilments.agencyId, ctx.agencyId), eq(fulfilments.id, id)))

/** The supplier did not change it: what was paid goes back, and the caller gets the reason. */
async function refuse(ctx: Ctx, { id }: Order, { kind, vendorCode, supplier }: SupplierError): Promise<never> {
  await ctx.tx((tx) => refuseChange(tx, ctx, { orderId: id, note: 'The operator refused the change. The booking is as it was.' }))
  if (vendorCode === 'TOO_LATE') throw new AppError('tour.not-changeable')
  if (kind === 'sold-out') throw new AppError('tour.no-availability')
  if (kind === 'price-changed') throw new AppError('tour.change-differs')
  throw new AppError('supplier.unavailable', { supplier })
}
