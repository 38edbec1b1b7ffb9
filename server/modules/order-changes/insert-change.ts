import { isDeepStrictEqual } from 'node:util'
import { AppError } from '#domain/errors.ts'
import { isSame, type Money, negate } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { serviceRequests } from '../../db/schema/index.ts'
import { assertNoRequest, type ServiceRequest } from '../orders/cancellation/move-request.ts'
import { lockOrder, type Order } from '../orders/transition-order.ts'
import type { FoundChange, ProductChange } from '../products/product-change.ts'

/**
 * Locks an order that is as its price was asked for, while nothing of it is at its supplier. Throws order.illegal-transition, order.request-open, and the
 * product's error for one that was moved or changed.
 */
export async function lockUnmoved(
  tx: Transaction,
  ctx: Ctx,
  { asked, codes }: { asked: Order; codes: ProductChange['codes'] },
): Promise<Order> {
  const order = await lockOrder(tx, ctx, asked.id)
  if (order.status !== 'Issued') throw new AppError('order.illegal-transition', { status: order.status })
  await assertNoRequest(tx, ctx, order, ['confirmed', 'settling'])
  if (!isDeepStrictEqual(order.itinerary, asked.itinerary) || !isSame(order.waterfall.total, asked.waterfall.total))
    throw new AppError(codes.differs)
  return order
}

type NewChange = Pick<ServiceRequest, 'state' | 'idempotencyKey'> &
  Partial<Pick<ServiceRequest, 'quoteUntil' | 'wantedCipher' | 'itineraryBefore'>> & {
    order: Order
    found: FoundChange
    pay: Money
    refund: Money
    people: unknown
  }

/** Writes the request of a change for a locked order; returns its id. */
export async function insertChange(
  tx: Transaction,
  ctx: Ctx,
  { order, found: { to, waterfall }, pay, refund, people, ...columns }: NewChange,
): Promise<string> {
  const id = ctx.newId()
  await tx.insert(serviceRequests).values({
    ...columns,
    id,
    agencyId: ctx.agencyId,
    orderId: order.id,
    kind: 'change',
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
    peopleCipher: people === null ? null : ctx.system.cipher.seal(people),
    askedBy: ctx.actor.name,
    createdAt: ctx.now(),
  })
  return id
}
