import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as sent, for verifying its signature. */
    rawBody: string | undefined
  }
}

class UnreadableBody extends Error {
  readonly statusCode = 400
  readonly code = 'unreadable_body'
}

/** JSON and HTML forms, with the raw text. An empty JSON body is allowed: official clients post one to actions. */
export function readBodies(app: FastifyInstance): void {
  app.decorateRequest('rawBody', undefined)
  app.removeAllContentTypeParsers()

  app.addContentTypeParser(/^application\/([\w.-]+\+)?json/, { parseAs: 'string' }, (request, text, done) => {
    request.rawBody = String(text)
    if (request.rawBody.trim() === '') return done(null, undefined)
    try {
      done(null, JSON.parse(request.rawBody))
    } catch {
      done(new UnreadableBody('The request body is not valid JSON'))
    }
  })

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, text, done) => {
    request.rawBody = String(text)
    done(null, Object.fromEntries(new URLSearchParams(request.rawBody)))
  })
}
