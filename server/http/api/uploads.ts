import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Access } from '#contract/endpoint.ts'
import { AppError } from '#domain/errors.ts'
import type { System } from '../../system.ts'
import { answerFailure } from '../answer-failure.ts'
import { admit } from '../implement.ts'
import type { RequestContext } from '../request-context.ts'

/** The endpoints that accept a file. */
const uploads = [
  { path: '/api/images', access: 'site:write' },
  { path: '/api/own-tour-photos', access: 'tours:write' },
  { path: '/api/package-photos', access: 'packages:write' },
  { path: '/api/profile/photo', access: 'member' },
  { path: '/api/activation/documents', access: 'agency:write' },
] as const satisfies readonly { path: string; access: Access }[]

/** A picture of 10 MB plus the overhead of a form, in bytes. */
const bodyLimit = 12_000_000
const TOO_LARGE = 413

/**
 * Registers the endpoints that accept a file. A visitor without the permission is refused before the body is read; a body above the limit is refused while
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
  for (const { path, access } of uploads)
    app.register(async (scope) => {
      const contexts = new WeakMap<FastifyRequest, RequestContext>()
      scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
        try {
          const headers = { 'content-type': request.headers['content-type'] ?? '' }
          return await new Response(Uint8Array.from(body), { headers }).formData()
        } catch {
          throw new AppError('input.unreadable')
        }
      })
      scope.setErrorHandler((error, request, reply) =>
        answerFailure(Object(error).statusCode === TOO_LARGE ? new AppError('image.too-large') : error, request, reply),
      )
      scope.addHook('onRequest', async (request) => {
        const context = await contextOf(system, request)
        await admit(context, { access })
        contexts.set(request, context)
      })
      scope.post(path, { bodyLimit }, async (request, reply) =>
        answer(request, reply, contexts.get(request) ?? (await contextOf(system, request))),
      )
    })
}
