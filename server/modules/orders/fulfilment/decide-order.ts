import type { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import type { FieldProblem } from '#domain/field-rules.ts'
import { productFacts } from '#domain/products.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { fulfilmentOf } from '../../../products/fulfilment-of.ts'
import { type OrderPerson, readPeople } from '../../products/read-people.ts'
import { renewRate } from '../../rates/renew-rate.ts'
import { failOrder } from '../fail-order.ts'
import { lockOrder, type Order, recordOrderEvent } from '../transition-order.ts'
import { reconcileOrder } from './reconcile-order.job.ts'
import { type IssuedOrder, recordIssued } from './record-issued.ts'

export interface Decision {
  id: string
  decision: 'check-again' | 'mark-issued' | 'fail-and-refund'
  /** For mark-issued: the numbers of its documents, in the order of its people. */
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
  'mark-issued': async (tx, ctx, order, input) => {
    const issued = issuedByHand(order, await readPeople(tx, ctx, order.id), input)
    if (input.note) await recordOrderEvent(tx, ctx, { orderId: order.id, event: 'note', note: input.note })
    await recordIssued(tx, ctx, { order, ...issued, supplierOrderId: order.supplierOrderId })
  },
  'fail-and-refund': async (tx, ctx, order, { note }) => {
    await failOrder(tx, ctx, { order, reason: note || 'Decided by the agency.', isDecided: true })
  },
}

/** What a person recorded, by the rules of the order's product. Throws input.invalid. */
function issuedByHand(
  order: Order,
  people: readonly OrderPerson[],
  { ticketNumbers, bookingReference }: Pick<Decision, 'ticketNumbers' | 'bookingReference'>,
): Pick<IssuedOrder, 'bookingReference' | 'details'> {
  const { reference, documents } = fulfilmentOf(order).byHand
  const documented = documents?.of(people) ?? []
  if (ticketNumbers.length !== documented.length || !bookingReference)
    throw new AppError('input.invalid', {
      problems: [
        documents
          ? {
              path: 'ticketNumbers',
              message: `Enter the booking reference and ${documented.length} ${documents.noun}s, one a ${productFacts[order.product].person}.`,
            }
          : { path: 'bookingReference', message: 'Enter the booking reference; there are no other numbers.' },
      ],
    })
  const written = reference.safeParse(bookingReference)
  const numbers = documents ? ticketNumbers.map((number) => documents.number.safeParse(number)) : []
  const problems = [
    ...problemOf('bookingReference', written),
    ...numbers.flatMap((number, index) => problemOf(`ticketNumbers.${index}`, number)),
  ]
  if (problems.length > 0) throw new AppError('input.invalid', { problems })
  return {
    bookingReference: written.data ?? bookingReference,
    details:
      documents?.detailsOf(
        documented,
        numbers.flatMap(({ data }) => data ?? []),
      ) ?? {},
  }
}

const problemOf = (path: string, { error }: z.ZodSafeParseResult<string>): FieldProblem[] =>
  error ? [{ path, message: error.issues[0]?.message ?? 'This cannot be used.' }] : []

/** A person settles an order that awaits one. Anything else is order.illegal-transition. */
export async function decideOrder(ctx: Ctx, input: Decision): Promise<void> {
  if (input.decision === 'mark-issued') await renewRate(ctx, await ctx.tx((tx) => lockOrder(tx, ctx, input.id)))
  await ctx.tx(async (tx) => {
    const order = await lockOrder(tx, ctx, input.id)
    if (order.status !== 'AwaitingAdmin') throw new AppError('order.illegal-transition', { status: order.status })
    await decisions[input.decision](tx, ctx, order, input)
  })
}
