import type { FastifyInstance } from 'fastify'

/** One line a request, once it is answered: what was asked, what was answered, and how many milliseconds that took. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({ req: request, res: reply, responseTime: reply.elapsedTime }, 'request')
    done()
  })
}
