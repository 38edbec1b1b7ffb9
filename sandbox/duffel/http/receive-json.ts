import type { FastifyInstance } from 'fastify'
import { problem } from './problem.ts'

/**
 * Reads JSON bodies. The official clients announce JSON on every request, also on those without a body (an action, a DELETE),
 * which the default parser refuses.
 */
export function receiveJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = body.toString()
    if (text.trim() === '') return done(null, undefined)
    try {
      return done(null, JSON.parse(text))
    } catch {
      return done(problem('malformed_data_param'))
    }
  })
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    body.length === 0 ? done(null, undefined) : done(problem('invalid_content_type_header')),
  )
}
