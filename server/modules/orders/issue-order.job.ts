import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { Contact, TravelDocument, type Traveller } from '#domain/flights/traveller.ts'
import { supplierPrice } from '#domain/pricing.ts'
import { SupplierError, type SupplierErrorKind } from '#domain/supplier-error.ts'
import type { FlightBooking } from '#integrations/flights/port.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { fulfilments, orderTravellers } from '../../db/schema/index.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import { applySupplierOrder } from './apply-supplier-order.ts'
import { failOrder } from './fail-order.ts'
import { reconcileOrder } from './reconcile-order.job.ts'
import { lockOrder, type Order, recordOrderEvent } from './transition-order.ts'

const Payload = z.object({ agencyId: z.uuid(), orderId: z.uuid() })

/** Calls that certainly booked nothing may be made this often in all. */
const MAX_CALLS = 3
const RETRY_SECONDS = 5
const RECONCILE_SECONDS = 5

/** What a refusal in words a travel agent can pass on. Kinds that are not listed may be tried again. */
const refusals: Partial<Record<SupplierErrorKind, string>> = {
  'price-changed': 'The airline changed the price while the ticket was being issued.',
  'sold-out': 'The airline sold the last seat while the ticket was being issued.',
  rejected: 'The airline refused to issue the ticket.',
}

/**
 * Books and issues a paid order. The intent is committed before the call and settled after it, so that a crash in between is
 * seen: an earlier call without an answer is never repeated, the supplier is asked what became of it.
 */
export const issueOrder: Job<typeof Payload> = defineJob({
  name: 'orders.issue',
  payload: Payload,
  retries: 10,
  async handle(system, { agencyId, orderId }) {
    const ctx = systemCtx(system, agencyId)
    const started = await ctx.tx((tx) => begin(tx, ctx, orderId))
    if (!started) return
    const { order, fulfilmentId, booking, supplier } = started
    try {
      const answer = await supplier.book(booking)
      await ctx.tx(async (tx) => {
        await settle(tx, ctx, fulfilmentId, answer.status === 'pending' ? 'unknown' : 'booked', null)
        const applied = await applySupplierOrder(tx, ctx, { order: await lockOrder(tx, ctx, order.id), answer })
        if (applied === 'ask-again')
          await system.jobs.enqueue(tx, reconcileOrder, { agencyId, orderId, tries: 0 }, { afterSeconds: RECONCILE_SECONDS })
      })
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error
      await ctx.tx((tx) => afterFailure(tx, ctx, { orderId: order.id, fulfilmentId, error }))
    }
  },
})

async function begin(tx: Transaction, ctx: Ctx, orderId: string) {
  const order = await lockOrder(tx, ctx, orderId)
  if (order.status !== 'PendingTicketIssue') return null
  const earlier = await tx
    .select()
    .from(fulfilments)
    .where(and(eq(fulfilments.agencyId, ctx.agencyId), eq(fulfilments.orderId, orderId)))
  if (earlier.some((call) => call.state !== 'refused')) {
    await ctx.system.jobs.enqueue(tx, reconcileOrder, { agencyId: ctx.agencyId, orderId, tries: 0 })
    return null
  }
  const supplier = ctx.system.integrations.flights.find((one) => one.id === order.supplier)
  if (!supplier) {
    await failOrder(tx, ctx, { order, reason: 'The supplier of this offer is no longer configured.' })
    return null
  }
  const fulfilmentId = ctx.newId()
  await tx
    .insert(fulfilments)
    .values({ id: fulfilmentId, agencyId: ctx.agencyId, orderId, state: 'calling', startedAt: ctx.now() })
  return { order, fulfilmentId, supplier, booking: await bookingOf(tx, ctx, order) }
}

async function bookingOf(tx: Transaction, ctx: Ctx, order: Order): Promise<FlightBooking> {
  const rows = await tx
    .select()
    .from(orderTravellers)
    .where(and(eq(orderTravellers.agencyId, ctx.agencyId), eq(orderTravellers.orderId, order.id)))
    .orderBy(orderTravellers.position)
  const { cipher } = ctx.system
  return {
    supplierOfferId: order.supplierOfferId,
    reference: order.id,
    price: supplierPrice(order.waterfall),
    services: order.extras.map(({ id, quantity }) => ({ id, quantity })),
    passengers: order.itinerary.passengers,
    contact: Contact.parse(cipher.open(order.contactCipher)),
    travellers: rows.map(
      (row): Traveller => ({
        passengerId: row.passengerId,
        title: row.title as Traveller['title'],
        givenName: row.givenName,
        familyName: row.familyName,
        gender: row.gender,
        bornOn: row.bornOn,
        loyalty: row.loyalty,
        document: row.documentCipher ? TravelDocument.parse(cipher.open(row.documentCipher)) : null,
      }),
    ),
  }
}

async function settle(tx: Transaction, ctx: Ctx, id: string, state: 'booked' | 'refused' | 'unknown', message: string | null) {
  await tx
    .update(fulfilments)
    .set({ state, message, settledAt: ctx.now() })
    .where(and(eq(fulfilments.agencyId, ctx.agencyId), eq(fulfilments.id, id)))
}

type FailedCall = { orderId: string; fulfilmentId: string; error: SupplierError }

async function afterFailure(tx: Transaction, ctx: Ctx, { orderId, fulfilmentId, error }: FailedCall): Promise<void> {
  const order = await lockOrder(tx, ctx, orderId)
  if (order.status !== 'PendingTicketIssue') return
  const job = { agencyId: ctx.agencyId, orderId }
  if (error.kind === 'unknown-outcome') {
    await settle(tx, ctx, fulfilmentId, 'unknown', error.message)
    await recordOrderEvent(tx, ctx, {
      orderId,
      event: 'outcome-unknown',
      note: 'The answer of the airline was lost. Asking what became of the booking.',
    })
    await ctx.system.jobs.enqueue(tx, reconcileOrder, { ...job, tries: 0 }, { afterSeconds: RECONCILE_SECONDS })
    return
  }
  await settle(tx, ctx, fulfilmentId, 'refused', error.message)
  const refusal = refusals[error.kind]
  const calls = await tx.$count(fulfilments, and(eq(fulfilments.agencyId, ctx.agencyId), eq(fulfilments.orderId, orderId)))
  if (!refusal && calls < MAX_CALLS) {
    await ctx.system.jobs.enqueue(tx, issueOrder, job, { afterSeconds: RETRY_SECONDS * calls })
    return
  }
  await failOrder(tx, ctx, { order, reason: refusal ?? 'The airline could not be reached.', detail: error.message })
}
