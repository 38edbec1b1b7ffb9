import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

/**
 * One line a request, once it is answered: what was asked, what was answered, and how many milliseconds that took. Query strings carry names
 * and e-mail addresses, so a request is told by method and path alone; there is nothing left to be hidden, which would cost more than the line.
 */
export function logRequests(app: FastifyInstance, log: Logger): void {
  const plain: FastifyBaseLogger = log.child({}, { redact: [] })
  app.addHook('onResponse', (request, reply, done) => {
    const { id, method, url } = request
    plain.info({ reqId: id, method, path: pathOf(url), status: reply.statusCode, responseTime: reply.elapsedTime }, 'request')
    done()
  })
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
