import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { externalReferences, webhookEvents } from '../db/schema/index.ts'
import type { Job } from '../jobs/define-job.ts'
import { applyWebhook } from '../modules/payments/apply-webhook.job.ts'
import type { System } from '../system.ts'
import { addressGroup } from './guards/address-group.ts'

const bodyLimit = 1_000_000
/** Limit of deliveries from one network address, valid or not. */
const MOST_A_MINUTE = 12_000
/** An event is found by its id, and PostgreSQL indexes at most 2,700 bytes of a value. */
const MAX_EVENT_ID = 255

interface IncomingEvent {
  eventId: string
  /** The reference by which our own record is found. */
  references: (string | null)[]
}

/** How each provider's events are verified and parsed. */
function readerFor(system: System, provider: string): ((body: Buffer, request: FastifyRequest) => IncomingEvent | null) | null {
  const header = (request: FastifyRequest, name: string) => {
    const value = request.headers[name]
    return Array.isArray(value) ? value[0] : value
  }
  const { payments, flights, stays } = system.integrations
  if (provider === payments.id)
    return (body, request) => {
      if (!payments.webhook.verify(body, header(request, payments.webhook.signatureHeader))) return null
      const event = payments.webhook.translate(body)
      return { eventId: event.eventId, references: [event.reference] }
    }
  // Duffel, which may sell both products, signs and formats its events alike for either.
  const webhook = [...flights, ...stays].find((supplier) => supplier.id === provider)?.webhook
  if (!webhook) return null
  return (body, request) => {
    if (!webhook.verify(body, header(request, webhook.signatureHeader), system.now())) return null
    const event = webhook.translate(body)
    return { eventId: event.eventId, references: [event.supplierOrderId, event.supplierOfferId] }
  }
}

/**
 * Incoming webhooks: the signature is verified on the raw bytes, the event is stored once by `(provider, event id)`, 200 is answered, and a job
 * applies it. An event that could not be stored is not answered with 200, so the provider sends it again.
 */
export async function registerWebhooks(app: FastifyInstance, system: System): Promise<void> {
  await app.register(async (webhooks) => {
    webhooks.removeAllContentTypeParsers()
    webhooks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
    // Providers send from few addresses at their own rate: a separate limit, so that pages and deliveries never use up each other's.
    const config = { rateLimit: { max: MOST_A_MINUTE, timeWindow: '1 minute' } }
    webhooks.post<{ Params: { provider: string } }>('/api/webhooks/:provider', { config }, async (request, reply) => {
      const { provider } = request.params
      const read = readerFor(system, provider)
      if (!read) throw new AppError('access.not-found')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      let event: IncomingEvent | null
      try {
        event = read(body, request)
      } catch (error) {
        if (error instanceof SupplierError || error instanceof SyntaxError) throw new AppError('input.invalid')
        throw error
      }
      if (!event) {
        await system.rateLimits.consume([['webhook.forged', addressGroup(request.ip)]])
        throw new AppError('webhook.bad-signature')
      }
      await system.rateLimits.consume([['webhook.verified', provider]])
      if (event.eventId.length > MAX_EVENT_ID) throw new AppError('input.invalid')
      await store(system, provider, event, body, applyWebhook)
      return reply.code(200).send({ received: true })
    })
  })
}

async function store(system: System, provider: string, event: IncomingEvent, body: Buffer, job: Job): Promise<void> {
  await system.db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(webhookEvents)
      .values({ provider, eventId: event.eventId, payload: JSON.parse(body.toString('utf8')), receivedAt: system.now() })
      .onConflictDoNothing()
      .returning()
    if (!stored) return
    for (const reference of event.references) {
      if (!reference) continue
      const [target] = await tx
        .select()
        .from(externalReferences)
        .where(and(eq(externalReferences.provider, provider), eq(externalReferences.reference, reference)))
      if (!target) continue
      const { agencyId, orderId, paymentId } = target
      await system.jobs.enqueue(tx, job, { provider, eventId: event.eventId, agencyId, orderId, paymentId })
      return
    }
  })
}
