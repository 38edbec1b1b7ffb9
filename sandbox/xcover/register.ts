import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RegisterVendor, SandboxDeps } from '../deps.ts'
import { checkSignature } from './check-signature.ts'
import { readRequest, refusalOf } from './make-quotes.ts'
import { cancellationOf, itemId, presentBooking, presentQuotes, QUOTE_MS } from './present.ts'
import { type BookingRecord, openRecords, type QuoteRecord, type Records } from './records.ts'
import { registerClaims } from './register-claims.ts'
import { registerDocuments } from './register-documents.ts'
import { registerUpdates } from './register-updates.ts'
import { rowOf } from './terms.ts'
import { invalid, unknown, XcoverError } from './xcover-error.ts'

const RAISED = 1.12

/** A distributor of travel insurance with the form of XCover. */
export const registerXcover: RegisterVendor = async (app, deps) => {
  const records = openRecords(deps)
  registerDocuments(app, records, deps)
  registerClaims(app, records, deps)
  await app.register(async (scope) => registerPartner(scope, records, deps), { prefix: '/xcover/partners/:partner' })
}

type ById = FastifyRequest<{ Params: { id: string; cancellation?: string } }>

const written = (): string => randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()

function registerPartner(app: FastifyInstance, records: Records, deps: SandboxDeps): void {
  const { faults, now } = deps
  app.addHook('onRequest', async (request) => checkSignature(request))
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof XcoverError) return reply.code(error.status).send(error.body)
    return reply.code(500).send({ type: 'server_error', message: String(error) })
  })
  const quoteOf = (id: string): QuoteRecord => {
    const found = records.quotes.get(id)
    if (!found) throw unknown('Quote')
    return found
  }
  const bookingOf = (id: string): BookingRecord => {
    const found = records.bookings.get(id)
    if (!found) throw unknown('Booking')
    return found
  }
  const present = (booking: BookingRecord) =>
    presentBooking(booking, quoteOf(booking.id), { baseUrl: deps.baseUrl(), now: now().getTime() })

  /** Runs a call once for its idempotency key: the same call gets the first answer, another one 409. */
  function once(request: FastifyRequest, run: () => unknown): unknown {
    const key = String(request.headers['x-idempotency-key'] ?? '')
    const call = createHash('sha256').update(`${request.method} ${request.url} ${request.rawBody}`).digest('hex')
    const known = key ? records.answers.get(key) : undefined
    if (known && known.call !== call) throw new XcoverError(409, 'conflict', 'The idempotency key was used for another request')
    if (known) return known.body
    const body = run()
    if (key) records.answers.put(key, { call, body })
    return body
  }

  app.post('/quotes', async (request, reply) =>
    reply.code(201).send(
      once(request, () => {
        const asked = readRequest(request.body, now().toISOString().slice(0, 10))
        const id = `${written().slice(0, 5)}-${written().slice(0, 5)}-INS`
        const raise = faults.take('xcover', 'price-change') ? RAISED : 1
        const quote = { id, asked, raise, created: now().getTime(), optedOut: false }
        records.quotes.put(id, quote)
        return presentQuotes(quote, deps.baseUrl())
      }),
    ),
  )
  app.get('/quotes/:id', async (request: ById) => presentQuotes(quoteOf(request.params.id), deps.baseUrl()))
  app.post('/quotes/:id/opt_out', async (request: ById) => {
    const quote = { ...quoteOf(request.params.id), optedOut: true }
    records.quotes.put(quote.id, quote)
    return { id: quote.id, status: 'OPTED_OUT' }
  })

  app.post('/bookings/:id', async (request: ById, reply) => {
    const answer = once(request, () => present(bind(request)))
    if (!faults.take('xcover', 'accepted-then-lost')) return reply.code(201).send(answer)
    request.raw.socket.destroy()
    return reply.hijack()
  })
  app.get('/bookings/:id', async (request: ById) => present(bookingOf(request.params.id)))

  registerUpdates(app, records, deps, { bookingOf, quoteOf, present, once, written })

  app.post('/bookings/:id/cancel', async (request: ById) => {
    const booking = bookingOf(request.params.id)
    const quote = quoteOf(booking.id)
    const { refund, fee, coolingOff, isOver } = cancellationOf(booking, quote, now().getTime())
    if (booking.cancelled) return { ...present(booking), cancellation_id: booking.preview }
    if (isOver || faults.take('xcover', 'too-late')) throw invalid({ status: 'The policy can no longer be cancelled.' })
    const preview = booking.preview ?? randomUUID()
    records.bookings.put(booking.id, { ...booking, preview })
    return {
      id: booking.id,
      cancellation_id: preview,
      currency: quote.asked.currency,
      refund_value: refund,
      adjustment_fee: fee,
      policy_coolingoff_date: coolingOff,
    }
  })
  app.post('/bookings/:id/confirm_cancellation/:cancellation', async (request: ById) => {
    const booking = bookingOf(request.params.id)
    if (booking.preview !== request.params.cancellation) throw unknown('Cancellation')
    if (booking.cancelled) return present(booking)
    const at = now().getTime()
    const { refund, fee } = cancellationOf(booking, quoteOf(booking.id), at)
    const cancelled = { ...booking, cancelled: { at, refund, fee } }
    records.bookings.put(booking.id, cancelled)
    return present(cancelled)
  })

  function bind({ params: { id }, body }: ById): BookingRecord {
    const quote = quoteOf(id)
    const { quotes, policyholder, partner_transaction_id: reference } = Object(body)
    const [chosen] = Array.isArray(quotes) ? quotes : []
    const code = String(Object(chosen).id ?? '').slice(id.length + 1)
    const row = rowOf(code)
    const { insured } = Object(chosen)
    if (now().getTime() > quote.created + QUOTE_MS || faults.take('xcover', 'offer-gone'))
      throw new XcoverError(410, 'quote_expired', 'The quote has expired')
    if (faults.take('xcover', 'booking-refused') || refusalOf(row, quote.asked))
      throw invalid({ quotes: 'The insurer does not accept this risk.' })
    if (String(Object(chosen).id) !== itemId(quote, row)) throw unknown('Quote')
    if (records.bookings.get(id)) throw new XcoverError(409, 'conflict', 'The quote is bound')
    if (!Array.isArray(insured) || insured.length !== quote.asked.ages.length)
      throw invalid({ insured: 'The name and the date of birth of each insured are required.' })
    for (const field of ['first_name', 'last_name', 'email', 'country'])
      if (!Object(policyholder)[field]) throw invalid({ [`policyholder.${field}`]: 'This field is required.' })
    const booking: BookingRecord = {
      id,
      policyCode: row.code,
      number: `${row.code.slice(0, 2)}${written()}`,
      token: written(),
      reference: typeof reference === 'string' ? reference : null,
      policyholder: Object(policyholder),
      insured: insured.map(Object),
      bound: now().getTime(),
      cancelled: null,
      preview: null,
    }
    records.bookings.put(id, booking)
    return booking
  }
}
