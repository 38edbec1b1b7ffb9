import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { fulfilmentOf } from '../../../products/fulfilment-of.ts'
import { readPeople } from '../../products/read-people.ts'
import { renewRate } from '../../rates/renew-rate.ts'
import { failOrder } from '../fail-order.ts'
import { lockOrder, type Order, recordOrderEvent } from '../transition-order.ts'
import { reconcileOrder } from './reconcile-order.job.ts'
import { recordIssued } from './record-issued.ts'

export interface Decision {
  id: string
  decision: 'check-again' | 'mark-issued' | 'fail-and-refund'
  /** For mark-issued: one a traveller, in their order. */
  ticketNumbers: string[]
  bookingReference: string | null
  note: string
}

type Decide = (tx: Transaction, ctx: Ctx, order: Order, input: Decision) => Promise<void>

const decisions: Record<Decision['decision'], Decide> = {
  'check-again': async (tx, ctx, order, { note }) => {
    await recordOrderEvent(tx, ctx, { orderId: order.id, event: 'check-asked', note: note || null })
    await ctx.system.jobs.enqueue(tx, reconcileOrder, { agencyId: ctx.agencyId, orderId: order.id, tries: 0 })
  },
  'mark-issued': async (tx, ctx, order, { ticketNumbers, bookingReference, note }) => {
    const { documented, detailsOf } = fulfilmentOf(order).byHand
    const people = documented(await readPeople(tx, ctx, order.id))
    if (ticketNumbers.length !== people.length || !bookingReference)
      throw new AppError('input.invalid', {
        problems: [
          {
            path: 'ticketNumbers',
            message: `Enter the booking reference and ${people.length} ticket numbers, one a traveller.`,
          },
        ],
      })
    const details = detailsOf(people, ticketNumbers)
    if (note) await recordOrderEvent(tx, ctx, { orderId: order.id, event: 'note', note })
    await recordIssued(tx, ctx, { order, details, bookingReference, supplierOrderId: order.supplierOrderId })
  },
  'fail-and-refund': async (tx, ctx, order, { note }) => {
    await failOrder(tx, ctx, { order, reason: note || 'Decided by the agency.', isDecided: true })
  },
}

/** A person settles an order that awaits one. Anything else is order.illegal-transition. */
export async function decideOrder(ctx: Ctx, input: Decision): Promise<void> {
  if (input.decision === 'mark-issued') await renewRate(ctx, await ctx.tx((tx) => lockOrder(tx, ctx, input.id)))
  await ctx.tx(async (tx) => {
    const order = await lockOrder(tx, ctx, input.id)
    if (order.status !== 'AwaitingAdmin') throw new AppError('order.illegal-transition', { status: order.status })
    await decisions[input.decision](tx, ctx, order, input)
  })
}
