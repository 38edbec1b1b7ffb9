import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { createRouterClient } from '@orpc/server'
import { ResponseHeadersPlugin } from '@orpc/server/plugins'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '#contract/index.ts'
import { AppError } from '#domain/errors.ts'
import { clientAddressHeader } from '../../auth.ts'
import { systemOf } from '../../ctx.ts'
import { router } from '../../router.ts'
import type { System } from '../../system.ts'
import type { RequestContext } from '../request-context.ts'
import { keyOf } from '../guards/admit-keys.ts'
import { identifyVisitor, visitorOfKey } from '../visitor/visitor.ts'
import { toClientError } from './map-error.ts'
import { registerReference } from './reference.ts'
import { searchStreams } from './search-stream.ts'
import { registerUploads } from './uploads.ts'

export async function requestContext(system: System, request: FastifyRequest): Promise<RequestContext> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  headers.set(clientAddressHeader, request.ip)
  const key = keyOf(request)
  const visitor = key ? await visitorOfKey(system, request.headers, key) : await identifyVisitor(system, request.headers)
  return {
    system: visitor.agency ? systemOf(system, visitor.agency) : system,
    visitor,
    headers,
    resHeaders: new Headers(),
    ipAddress: request.ip,
    requestId: request.id,
  }
}

/** The API called in process as the visitor of `context`, for loaders and actions. */
export const apiFor = (context: RequestContext): Api =>
  createRouterClient(router, {
    context,
    interceptors: [
      async ({ next, path }) => {
        try {
          return await next()
        } catch (error) {
          throw toClientError(error, context, path)
        }
      },
    ],
  })

/** The body with the header `Idempotency-Key` as its `idempotencyKey`, where it has none of its own. */
function withIdempotencyKey({ method, headers, body }: FastifyRequest): unknown {
  const key = headers['idempotency-key']
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  if (method !== 'POST' || typeof key !== 'string' || !isObject || 'idempotencyKey' in body) return body
  return { ...body, idempotencyKey: key }
}

/** The same router over HTTP, its OpenAPI document and its reference pages. */
export async function registerApi(app: FastifyInstance, system: System): Promise<void> {
  const handler = new OpenAPIHandler<RequestContext>(router, {
    plugins: [new ResponseHeadersPlugin()],
    clientInterceptors: [
      async ({ next, path, context }) => {
        try {
          return await next()
        } catch (error) {
          throw toClientError(error, context, path)
        }
      },
    ],
  })
  registerReference(app, system)
  const options = { bodyLimit: 1_000_000 }
  async function answer(request: FastifyRequest, reply: FastifyReply, context: RequestContext) {
    const { matched } = await handler.handle(request, reply, { prefix: '/api', context })
    if (!matched) throw new AppError('access.not-found')
  }
  const preHandler = async (request: FastifyRequest) => {
    request.body = withIdempotencyKey(request)
  }
  registerUploads(app, { system, contextOf: requestContext, answer })
  app.all('/api/*', { ...options, preHandler }, async (request, reply) =>
    answer(request, reply, await requestContext(system, request)),
  )
  for (const { path, open } of searchStreams)
    app.post(`/api${path}`, options, async (request, reply) => {
      const context = await requestContext(system, request)
      const stream = await open(context, request.body, reply)
      return stream ? reply.type('text/event-stream').send(stream) : answer(request, reply, context)
    })
}
