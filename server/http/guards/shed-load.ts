import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'

/** A process that was only paused has recovered by then. */
const PATIENCE_MILLISECONDS = 2_000
/** Pressure that was not reported for this long is over. */
const IDLE_MILLISECONDS = 3_000
const RETRY_AFTER_SECONDS = 5

/** Cheap requests whose refusal would break a page that is already open, or lose a gateway's webhook. */
const spared = /^\/(?:assets|flags|fonts|api\/webhooks|healthz|readyz|metrics)(?:\/|$)|\.(?:svg|ico|png|webmanifest)$/

/** Refuses requests with server.busy while the event loop is delayed: the `pressureHandler` of `@fastify/under-pressure`. */
export function shedLoad(now: () => number = Date.now): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  let [since, last] = [0, 0]
  return async (request, reply) => {
    const at = now()
    if (at - last > IDLE_MILLISECONDS) since = at
    last = at
    if (at - since < PATIENCE_MILLISECONDS || spared.test(request.url.split('?')[0] ?? '')) return
    reply.header('retry-after', RETRY_AFTER_SECONDS)
    throw new AppError('server.busy')
  }
}
