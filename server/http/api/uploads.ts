import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import type { System } from '../../system.ts'
import { answerFailure } from '../answer-failure.ts'
import { admit } from '../implement.ts'
import type { RequestContext } from '../request-context.ts'

/** A picture of 10 MB plus the overhead of a form, in bytes. */
const bodyLimit = 12_000_000
const TOO_LARGE = 413

/**
 * The one endpoint that accepts a file. A visitor without the permission is refused before the body is read; a body above the limit is refused while
 * it arrives, with or without Content-Length.
 */
export function registerUploads(
  app: FastifyInstance,
  {
    system,
    contextOf,
    answer,
  }: {
    system: System
    contextOf(system: System, request: FastifyRequest): Promise<RequestContext>
    answer(request: FastifyRequest, reply: FastifyReply, context: RequestContext): Promise<void>
  },
): void {
  app.register(async (uploads) => {
    const contexts = new WeakMap<FastifyRequest, RequestContext>()
    uploads.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
      try {
        const headers = { 'content-type': request.headers['content-type'] ?? '' }
        return await new Response(Uint8Array.from(body), { headers }).formData()
      } catch {
        throw new AppError('input.unreadable')
      }
    })
    uploads.setErrorHandler((error, request, reply) =>
      answerFailure(Object(error).statusCode === TOO_LARGE ? new AppError('image.too-large') : error, request, reply),
    )
    uploads.addHook('onRequest', async (request) => {
      const context = await contextOf(system, request)
      await admit(context, 'site:write')
      contexts.set(request, context)
    })
    uploads.post('/api/images', { bodyLimit }, async (request, reply) =>
      answer(request, reply, contexts.get(request) ?? (await contextOf(system, request))),
    )
  })
}
