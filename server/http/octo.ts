import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import { OwnTourError, ownTourErrors } from '#domain/authored-tours/sale/own-tour-error.ts'
import { octoAvailability, octoCalendar } from '../modules/own-tours/octo/read-availability.ts'
import {
  octoBooking,
  octoBookings,
  octoCancel,
  octoChange,
  octoConfirm,
  octoExtend,
  octoReserve,
} from '../modules/own-tours/octo/octo-bookings.ts'
import { octoCapabilities, readCapabilities } from '../modules/own-tours/octo/capabilities.ts'
import type { OctoRequest } from '../modules/own-tours/octo/octo-request.ts'
import { octoProduct, octoProducts, octoSupplier } from '../modules/own-tours/octo/octo-products.ts'
import { readReseller, type AdmittedReseller } from '../modules/own-tours/resellers/read-reseller.ts'
import { recordCall } from '../modules/own-tours/resellers/record-call.ts'
import type { System } from '../system.ts'
import { addressGroup } from './guards/address-group.ts'
import { originOf } from './guards/check-headers.ts'

const bodyLimit = 1_000_000
/** Of one network address, whoever calls: each reseller has a limit of its own besides. */
const MOST_A_MINUTE = 3_000

type Call = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, unknown> }>
type Handler = (octo: OctoRequest, call: Call) => unknown

/** Every endpoint of OCTO. Addresses are the same with a slash at their end. */
const endpoints: readonly (readonly ['GET' | 'POST' | 'PATCH', string, Handler])[] = [
  ['GET', '/supplier', (octo) => octoSupplier(octo)],
  ['GET', '/products', (octo) => octoProducts(octo)],
  ['GET', '/products/:id', (octo, { params }) => octoProduct(octo, params.id)],
  ['POST', '/availability', (octo, { body }) => octoAvailability(octo, body)],
  ['POST', '/availability/calendar', (octo, { body }) => octoCalendar(octo, body)],
  ['POST', '/bookings', (octo, { body }) => octoReserve(octo, body)],
  ['GET', '/bookings', (octo, { query }) => octoBookings(octo, query)],
  ['GET', '/bookings/:id', (octo, { params }) => octoBooking(octo, params.id)],
  ['PATCH', '/bookings/:id', (octo, { params, body }) => octoChange(octo, params.id, body)],
  ['POST', '/bookings/:id/confirm', (octo, { params, body }) => octoConfirm(octo, params.id, body)],
  ['POST', '/bookings/:id/extend', (octo, { params, body }) => octoExtend(octo, params.id, body)],
  ['POST', '/bookings/:id/cancel', (octo, { params, body }) => octoCancel(octo, params.id, body)],
  ['GET', '/capabilities', () => octoCapabilities.map((id) => ({ id, revision: 1, required: false, dependencies: [] }))],
]

/** The error in OCTO's form. */
function problemOf(error: unknown): { status: number; body: { error: string; errorMessage: string } } {
  if (error instanceof OwnTourError)
    return { status: ownTourErrors[error.code], body: { error: error.code, errorMessage: error.message, ...error.more } }
  if (error instanceof AppError && error.code === 'input.too-many-requests')
    return { status: 429, body: { error: 'BAD_REQUEST', errorMessage: 'Too many requests. Wait a minute.' } }
  const status = Number(Object(error).statusCode ?? 500)
  if (status >= 400 && status < 500)
    return { status: 400, body: { error: 'BAD_REQUEST', errorMessage: 'The request could not be read' } }
  return { status: 500, body: { error: 'INTERNAL_SERVER_ERROR', errorMessage: 'Something went wrong' } }
}

/** `/octo/`: the agency's own tours for its resellers, as docs.octo.travel describes it. A key names its agency. */
export async function registerOcto(app: FastifyInstance, system: System): Promise<void> {
  await app.register(
    async (octo) => {
      const callers = new WeakMap<FastifyRequest, { admitted: AdmittedReseller; began: number }>()
      octo.setErrorHandler((error, request, reply) => {
        const { status, body } = problemOf(error)
        if (status === 500) request.log.error({ err: error, requestId: request.id }, 'octo')
        const caller = callers.get(request)
        if (caller) void recordCall(system, caller, { request, status, error: body.error })
        if (error instanceof AppError && error.data.retryAfterSeconds)
          reply.header('retry-after', Number(error.data.retryAfterSeconds))
        return reply.code(status).send(body)
      })
      octo.removeContentTypeParser('application/json')
      octo.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, body, done) => {
        if (body === '') return done(null, {})
        try {
          done(null, JSON.parse(String(body)))
        } catch {
          done(new OwnTourError('BAD_REQUEST', 'The body is not JSON'))
        }
      })
      const admit = async (request: FastifyRequest): Promise<OctoRequest> => {
        const began = performance.now()
        const header = request.headers['octo-capabilities']
        const admitted = await readReseller(system, request.headers.authorization).catch(async (error: unknown) => {
          await system.rateLimits.consume([['api-key.unknown', addressGroup(request.ip)]])
          throw error
        })
        callers.set(request, { admitted, began })
        await system.rateLimits.consume([['octo.reseller', admitted.seller.id]])
        if (header === undefined) throw new OwnTourError('BAD_REQUEST', 'The header Octo-Capabilities is missing')
        return { ...admitted, has: readCapabilities(String(header)), origin: originOf(system.config, request) }
      }
      for (const [method, url, handle] of endpoints)
        octo.route({
          method,
          url,
          config: { rateLimit: { max: MOST_A_MINUTE, timeWindow: '1 minute' } },
          async handler(request: Call, reply) {
            const asked = await admit(request)
            reply.header('octo-capabilities', [...asked.has].join(', '))
            const answer = await handle(asked, request)
            const caller = callers.get(request)
            if (caller) void recordCall(system, caller, { request, status: 200, error: null })
            return reply.send(answer)
          },
        })
    },
    { prefix: '/octo' },
  )
}
