import { sellerWords } from '#domain/orders/seller-words.ts'
import type { SupplierOrder } from '#integrations/supplier-order.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { fulfilmentOf } from '../../../products/fulfilment-of.ts'
import type { AnswerWords } from '../../products/product-fulfilment.ts'
import { escalate } from '../escalate.ts'
import { failOrder } from '../fail-order.ts'
import { confirmHold } from '../hold/confirm-hold.ts'
import { followDeadline } from '../hold/hold-deadline.job.ts'
import { lapseHold } from '../hold/lapse-hold.ts'
import { isHolding, wasHeld } from '../hold-state.ts'
import { type Order, transitionOrder } from '../transition-order.ts'
import { recordIssued } from './record-issued.ts'
import { recordRequest } from './record-request.ts'

/** Whether the response settled the order or the supplier must be polled again. */
export type Applied = 'settled' | 'ask-again' | 'ask-much-later'

type Apply = (tx: Transaction, ctx: Ctx, input: { order: Order; answer: SupplierOrder }) => Promise<Applied>

type Answers = Record<SupplierOrder['status'], Apply>

/** The effect of each supplier state on a locked paid order. */
const toPaid: Answers = {
  issued: async (tx, ctx, { order, answer }) => {
    await recordIssued(tx, ctx, { order, ...answer, supplierOrderId: answer.id })
    return 'settled'
  },
  booked: async (tx, ctx, { order, answer }) => {
    if (order.status === 'Booked') return 'ask-again'
    const set = { supplierOrderId: answer.id, bookingReference: answer.bookingReference }
    await transitionOrder(tx, ctx, { order, event: 'supplier-booked', set })
    return 'ask-again'
  },
  pending: async () => 'ask-again',
  requested: async (tx, ctx, input) => {
    await recordRequest(tx, ctx, input)
    return 'ask-much-later'
  },
  held: async (tx, ctx, { order, answer }) =>
    // A payment whose response was lost may still be processed.
    wasHeld(order) ? 'ask-again' : notPaidFor(tx, ctx, { order, answer }),
  cancelled: failAsTold('cancelled'),
  failed: failAsTold('failed'),
}

const notPaidFor = failAsHeld('onlyHeld')

/** For an order that its seller was asked to hold. */
const toHolding: Answers = {
  held: async (tx, ctx, input) => {
    await confirmHold(tx, ctx, input)
    return 'settled'
  },
  pending: async () => 'ask-again',
  requested: async () => 'ask-again',
  cancelled: failAsHeld('notKept'),
  failed: failAsHeld('notHeld'),
  issued: paidUnasked,
  booked: paidUnasked,
}

/** For an order that waits for its payment. */
const toHeld: Answers = {
  held: async (tx, ctx, input) => {
    await followDeadline(tx, ctx, input)
    return 'settled'
  },
  pending: async () => 'settled',
  requested: async () => 'settled',
  cancelled: lapsed,
  failed: lapsed,
  issued: async () => 'settled',
  booked: async () => 'settled',
}

async function lapsed(tx: Transaction, ctx: Ctx, { order }: { order: Order }): Promise<Applied> {
  await lapseHold(tx, ctx, order)
  return 'settled'
}

async function paidUnasked(
  tx: Transaction,
  ctx: Ctx,
  { order, answer }: { order: Order; answer: SupplierOrder },
): Promise<Applied> {
  await escalate(tx, ctx, {
    order,
    note: sellerWords[order.product].charged,
    set: { supplierOrderId: answer.id, bookingReference: answer.bookingReference },
  })
  return 'settled'
}

function failAsTold(answer: keyof AnswerWords): Apply {
  return (tx, ctx, input) => failBecause(fulfilmentOf(input.order).answers[answer])(tx, ctx, input)
}

/** Ends an order that was held, or was to be. */
function failAsHeld(answer: 'onlyHeld' | 'notKept' | 'notHeld'): Apply {
  return (tx, ctx, input) => failBecause(sellerWords[input.order.product][answer])(tx, ctx, input)
}

function failBecause(reason: string): Apply {
  return async (tx, ctx, { order }) => {
    await failOrder(tx, ctx, { order, reason })
    return 'settled'
  }
}

const answersTo = (order: Order): Answers => {
  if (order.status === 'Not Paid') return toHeld
  return isHolding(order) ? toHolding : toPaid
}

/** Applies the supplier's state of a booking to its locked order. */
export const applySupplierOrder: Apply = async (tx, ctx, input) =>
  // A webhook arrived before the response of the call.
  input.order.status === 'Issued' ? 'settled' : answersTo(input.order)[input.answer.status](tx, ctx, input)
