import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'

/** A process that merely stood still for a moment has caught up by then. */
const PATIENCE_MILLISECONDS = 2_000
/** Pressure that nobody has met for so long is over. */
const FORGET_MILLISECONDS = 3_000
const RETRY_AFTER_SECONDS = 5

/** Costs little, and refusing it breaks a page that stands already, or loses what a gateway says about money. */
const spared = /^\/(?:assets|flags|fonts|api\/webhooks|healthz|readyz|metrics)(?:\/|$)|\.(?:svg|ico|png|webmanifest)$/

/** Refuses requests with server.busy while the event loop stays behind: meant as the `pressureHandler` of `@fastify/under-pressure`. */
export function shedLoad(now: () => number = Date.now): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  let [since, last] = [0, 0]
  return async (request, reply) => {
    const at = now()
    if (at - last > FORGET_MILLISECONDS) since = at
    last = at
    if (at - since < PATIENCE_MILLISECONDS || spared.test(request.url.split('?')[0] ?? '')) return
    reply.header('retry-after', RETRY_AFTER_SECONDS)
    throw new AppError('server.busy')
  }
}
