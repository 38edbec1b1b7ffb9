import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SandboxDeps } from '../deps.ts'
import { priceOf, type QuoteRequest, readRequest, refusalOf } from './make-quotes.ts'
import type { BookingRecord, PolicyTerms, QuoteRecord, Records } from './records.ts'
import { coolingOffEnds, rowOf, termsOf } from './terms.ts'
import { invalid, unknown, XcoverError } from './xcover-error.ts'

/** Quotes for updates can be confirmed for an hour. */
const UPDATE_MS = 3_600_000
const RAISED = 1.12

type ById = FastifyRequest<{ Params: { id: string; update?: string } }>

interface Partner {
  bookingOf(id: string): BookingRecord
  quoteOf(id: string): QuoteRecord
  present(booking: BookingRecord): unknown
  once(request: FastifyRequest, run: () => unknown): unknown
  written(): string
}

/** The whole years of somebody on a day. */
const ageOn = (born: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0)

/** Updates of bound policies: other dates, another destination or another cost of the trip, priced first and then confirmed. */
export function registerUpdates(
  app: FastifyInstance,
  { bookings, updates }: Records,
  { faults, now }: Pick<SandboxDeps, 'faults' | 'now'>,
  { bookingOf, quoteOf, present, once, written }: Partner,
): void {
  /** Throws where a policy was cancelled or its period has begun. */
  function assertUpdatable(booking: BookingRecord): void {
    const { asked } = termsOf(booking, quoteOf(booking.id))
    if (booking.cancelled) throw new XcoverError(409, 'not_updatable', 'The policy is cancelled.')
    if (now().getTime() >= Date.parse(asked.from))
      throw new XcoverError(409, 'not_updatable', 'The insured period has begun: the policy can no longer be changed.')
  }

  /** The present terms with what a body changes; the ages are those on the new first day. */
  function wantedOf(booking: BookingRecord, body: unknown): QuoteRequest {
    const { asked } = termsOf(booking, quoteOf(booking.id))
    const { quotes } = Object(body)
    const wanted = Object(Array.isArray(quotes) ? quotes[0] : null)
    const from = wanted.policy_start_date ?? asked.from
    const insured = booking.insured.map(({ birth_date }) => ({ age: ageOn(String(birth_date), String(from)) }))
    const request = {
      policy_start_date: from,
      policy_end_date: wanted.policy_end_date ?? asked.to,
      destination_countries: wanted.destination_countries ?? asked.destinations,
      trip_cost: wanted.trip_cost ?? asked.tripCost,
      insured,
    }
    const today = now().toISOString().slice(0, 10)
    return readRequest({ request: [request], currency: asked.currency, customer_country: asked.residence }, today)
  }

  /** The same rate as that of a quote. After the cooling-off period the insurer returns nothing of what was paid. */
  function priced(booking: BookingRecord, asked: QuoteRequest): PolicyTerms {
    const quote = quoteOf(booking.id)
    const raise = faults.take('xcover', 'price-change') ? quote.raise * RAISED : quote.raise
    const { total, tax } = priceOf(rowOf(booking.policyCode), asked, raise)
    const before = termsOf(booking, quote)
    const keeps = now().getTime() >= coolingOffEnds(booking) && total < before.total
    return keeps ? { ...before, asked } : { asked, total, tax }
  }

  app.patch('/bookings/:id/quote_for_update', async (request: ById) =>
    once(request, () => {
      const booking = bookingOf(request.params.id)
      assertUpdatable(booking)
      const asked = wantedOf(booking, request.body)
      const refusal = refusalOf(rowOf(booking.policyCode), asked)
      if (refusal) throw invalid({ policy_end_date: refusal })
      const terms = priced(booking, asked)
      const id = randomUUID()
      updates.put(id, { id, bookingId: booking.id, terms, created: now().getTime() })
      const before = termsOf(booking, quoteOf(booking.id))
      const difference = Math.round((terms.total - before.total) * 100) / 100
      return {
        id: booking.id,
        update_id: id,
        currency: asked.currency,
        total_price: terms.total,
        total_tax: terms.tax,
        extra_premium: Math.max(0, difference),
        refund_value: Math.max(0, -difference),
        quotes: [{ policy_start_date: asked.from, policy_end_date: asked.to }],
        valid_until: new Date(now().getTime() + UPDATE_MS).toISOString(),
      }
    }),
  )

  app.post('/bookings/:id/confirm_update/:update', async (request: ById, reply) => {
    const answer = once(request, () => {
      const booking = bookingOf(request.params.id)
      const update = updates.get(request.params.update ?? '')
      if (update?.bookingId !== booking.id) throw unknown('Update')
      if (booking.updatedBy === update.id) return present(booking)
      assertUpdatable(booking)
      if (now().getTime() > update.created + UPDATE_MS)
        throw new XcoverError(410, 'quote_expired', 'The quote for the update has expired')
      if (faults.take('xcover', 'update-refused')) throw invalid({ quotes: 'The insurer does not accept this change.' })
      // A new token is a new certificate: the link of the former one ends.
      const updated = { ...booking, terms: update.terms, updatedBy: update.id, token: written() }
      bookings.put(booking.id, updated)
      return present(updated)
    })
    if (!faults.take('xcover', 'accepted-then-lost')) return answer
    request.raw.socket.destroy()
    return reply.hijack()
  })
}
