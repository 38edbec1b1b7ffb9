import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { isSame } from '#domain/money/money.ts'
import { isOver, type OrderStatus } from '#domain/orders/order-status.ts'
import { type ItemState, nextStep } from '#domain/trips/saga.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { checkoutItems, orderEvents, orders, serviceRequests, tripCheckouts } from '../../db/schema/index.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { OfOrder, Tries } from '../../jobs/payloads.ts'
import { cancelOrder } from '../orders/cancellation/cancel-order.ts'
import { refundOf } from '../orders/cancellation/refund-of.ts'
import { failOrder } from '../orders/fail-order.ts'
import { startFulfilment } from '../orders/fulfilment/start-fulfilment.ts'
import { lockOrder, type Order, recordOrderEvent } from '../orders/transition-order.ts'
import { returnToPlannedTrip, takeFromPlannedTrip } from './planned-items-of.ts'
import { inTripOf, readTripCheckout, type TripCheckoutRow } from './trip-checkout-row.ts'

const REASON = 'Another item of the trip could not be booked, and all or nothing was chosen.'
const NOTHING_INSURED = 'Nothing that it insures could be booked.'
const PAID_TWICE = 'Another payment of the same trip had bought this item already.'
const CHECK_AGAIN_SECONDS = 300
/** After this many attempts, of one that no supplier answers about an hour, a person decides about a cancellation. */
const MOST_TRIES = 12

const Payload = OfOrder.extend({ tries: Tries })

/** Takes the next step of booking the trip of an order: after the payment, and after each item was booked, refused or cancelled. */
export const continueTrip: Job<typeof Payload> = defineJob({
  name: 'trips.continue',
  payload: Payload,
  retries: 8,
  async handle(system, { agencyId, orderId, tries }) {
    const ctx = await systemCtx(system, agencyId)
    const { undo, isUndoing } = await ctx.tx((tx) => takeStep(tx, ctx, orderId))
    let isUnanswered = false
    for (const order of undo) if (!(await undoOrder(ctx, order, tries >= MOST_TRIES))) isUnanswered = true
    // A cancellation whose response was lost ends as refused where the call never reached the supplier: it is then asked for again.
    if (undo.length === 0 && !isUndoing) return
    const again = { agencyId, orderId, tries: isUnanswered ? tries + 1 : tries }
    await ctx.tx((tx) => system.jobs.enqueue(tx, continueTrip, again, { afterSeconds: CHECK_AGAIN_SECONDS }))
  },
})

const nothing = { undo: [], isUndoing: false }

/** Asks for items or fails them in one transaction; returns the booked orders that must be cancelled, and whether others are being cancelled. */
async function takeStep(tx: Transaction, ctx: Ctx, orderId: string): Promise<{ undo: Order[]; isUndoing: boolean }> {
  const [found] = await tx
    .select({ id: tripCheckouts.checkoutId })
    .from(orders)
    .innerJoin(checkoutItems, eq(checkoutItems.id, orders.checkoutItemId))
    .innerJoin(tripCheckouts, eq(tripCheckouts.checkoutId, checkoutItems.checkoutId))
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, orderId)))
  if (!found) return nothing
  const { row, trip } = await readTripCheckout(tx, ctx, found.id, 'lock')
  const { onFailure } = trip
  // While the gateway's payment is awaited, nothing is booked.
  if (!onFailure || row.state !== 'done') return nothing
  await failTwicePaid(tx, ctx, { row, trip })
  const made: Order[] = []
  for (const { orderId: id } of row.items) if (id) made.push(await lockOrder(tx, ctx, id))
  const marked = await readMarks(tx, ctx, made)
  const saga = made.map((order) => ({
    id: order.id,
    state: stateOf(order, marked),
    followsOthers: inTripOf(order.product).followsOthers ?? false,
  }))
  const { ask, fail, undo } = nextStep(saga, onFailure)
  for (const order of made) {
    if (ask.includes(order.id))
      await startFulfilment(tx, ctx, { order, event: order.status === 'Pending' ? 'nothing-due' : 'fulfilment-started' })
    if (fail.includes(order.id)) await failOrder(tx, ctx, { order, reason: onFailure === 'undo' ? REASON : NOTHING_INSURED })
  }
  const state = saga.find(({ id }) => id === orderId)?.state
  const hasFailed = saga.some((one) => one.state === 'failed')
  // An item that is cancelled after the trip was booked is not planned again.
  if (!marked.twice.has(orderId) && (state === 'failed' || (state === 'undone' && onFailure === 'undo' && hasFailed)))
    await returnToPlannedTrip(tx, ctx, { row, trip, orderId })
  const isUndoing = onFailure === 'undo' && hasFailed && saga.some((one) => one.state === 'undoing')
  return { undo: made.filter(({ id }) => undo.includes(id)), isUndoing }
}

/** The trip was paid at the gateway: its items leave the planned trip, and those that another checkout has paid meanwhile are not bought again. */
async function failTwicePaid(tx: Transaction, ctx: Ctx, { row, trip }: TripCheckoutRow): Promise<void> {
  const twice = await takeFromPlannedTrip(tx, ctx, trip)
  for (const { position, orderId } of row.items) {
    if (!orderId || !twice.has(trip.plannedItemIds[position] ?? '')) continue
    await recordOrderEvent(tx, ctx, { orderId, event: 'trip-paid-twice' })
    await failOrder(tx, ctx, { order: await lockOrder(tx, ctx, orderId), reason: PAID_TWICE })
  }
}

interface Marks {
  /** Orders that could not be booked, as against those that were cancelled later. */
  failed: ReadonlySet<string>
  /** Booked orders of a failed trip about which a person decides. */
  stuck: ReadonlySet<string>
  /** Orders of items that another checkout has paid. */
  twice: ReadonlySet<string>
}

async function readMarks(tx: Transaction, ctx: Ctx, made: readonly Order[]): Promise<Marks> {
  const ids = made.map(({ id }) => id)
  const rows = await tx
    .select({ orderId: orderEvents.orderId, event: orderEvents.event })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.agencyId, ctx.agencyId),
        inArray(orderEvents.orderId, ids),
        inArray(orderEvents.event, ['failed', 'cancelled', 'trip-failed', 'trip-paid-twice']),
      ),
    )
  const withEvent = (...events: string[]) =>
    new Set(rows.flatMap(({ orderId, event }) => (events.includes(event) ? [orderId] : [])))
  return { failed: withEvent('failed', 'cancelled'), stuck: withEvent('trip-failed'), twice: withEvent('trip-paid-twice') }
}

const asked: ReadonlySet<OrderStatus> = new Set(['PendingTicketIssue', 'AwaitingAdmin', 'Booked'])

function stateOf({ id, status }: Order, { failed, stuck }: Marks): ItemState {
  if (failed.has(id)) return 'failed'
  if (isOver(status)) return 'undone'
  if (status === 'TicketCancelationRequested') return 'undoing'
  if (stuck.has(id)) return 'stuck'
  if (status === 'Issued') return 'booked'
  return asked.has(status) ? 'asked' : 'waiting'
}

/** How many cancellations of the order ended without one. */
const countRefused = (tx: Transaction, ctx: Ctx, { id }: Order): Promise<number> => {
  const isRefused = and(eq(serviceRequests.kind, 'cancel'), eq(serviceRequests.state, 'refused'))
  return tx.$count(serviceRequests, and(eq(serviceRequests.agencyId, ctx.agencyId), eq(serviceRequests.orderId, id), isRefused))
}

/** Cancels a booked item of a failed trip for all its money, or notes in its history that a person decides. False where its supplier does not answer. */
async function undoOrder(ctx: Ctx, order: Order, isLastTry: boolean): Promise<boolean> {
  const remark = (note: string) => ctx.tx((tx) => recordOrderEvent(tx, ctx, { orderId: order.id, event: 'trip-failed', note }))
  try {
    const refused = await ctx.tx((tx) => countRefused(tx, ctx, order))
    if (refused >= MOST_TRIES) {
      await remark(`${REASON} It was asked ${refused} times and is not cancelled: cancel it by hand.`)
      return true
    }
    const { refund, charged } = refundOf(ctx, order).refund
    // An attempt after a refused one is another cancellation.
    const idempotencyKey = `trip-undo-${order.id}${refused > 0 ? `-${refused}` : ''}`
    if (isSame(refund, charged)) await cancelOrder(ctx, { id: order.id, idempotencyKey, refund })
    else await remark(`${REASON} It is no longer free to cancel: decide whether to keep it.`)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'supplier.unavailable' && !isLastTry) return false
    await remark(`${REASON} It could not be cancelled: ${error.message} Cancel it by hand.`)
  }
  return true
}
