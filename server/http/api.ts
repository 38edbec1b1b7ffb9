import { OpenAPIGenerator } from '@orpc/openapi'
import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { createRouterClient } from '@orpc/server'
import { ResponseHeadersPlugin } from '@orpc/server/plugins'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Api, contract } from '#contract/index.ts'
import { router } from '../router.ts'
import type { System } from '../system.ts'
import { toClientError } from './map-error.ts'
import type { RequestContext } from './request-context.ts'
import { openSearchStream, searchPath } from './search-stream.ts'
import { identifyVisitor } from './visitor.ts'

export async function requestContext(system: System, request: FastifyRequest): Promise<RequestContext> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  return {
    system,
    visitor: await identifyVisitor(system, request.headers),
    headers,
    resHeaders: new Headers(),
    ipAddress: request.ip,
    requestId: request.id,
  }
}

/** The API called in process, as the visitor of `context`: what loaders and actions use. */
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
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(contract, {
    info: {
      title: 'Tradewind API',
      version: '1.0.0',
      description: 'Search, book, pay for and issue travel. Amounts are integer minor units.',
    },
    servers: [{ url: `${system.config.publicUrl}/api` }],
  })
  app.get('/api/openapi.json', async () => document)
  await app.register(scalar, {
    routePrefix: '/api/reference',
    configuration: { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false },
  })
  const options = { bodyLimit: 1_000_000 }
  async function answer(request: FastifyRequest, reply: FastifyReply, context: RequestContext) {
    const { matched } = await handler.handle(request, reply, { prefix: '/api', context })
    if (!matched)
      return reply
        .code(404)
        .send({ defined: false, code: 'access.not-found', status: 404, message: 'There is no such endpoint.' })
  }
  app.all('/api/*', options, async (request, reply) => answer(request, reply, await requestContext(system, request)))
  app.post(`/api${searchPath}`, options, async (request, reply) => {
    const context = await requestContext(system, request)
    const stream = await openSearchStream(context, request.body, reply)
    return stream ? reply.type('text/event-stream').send(stream) : answer(request, reply, context)
  })
}
