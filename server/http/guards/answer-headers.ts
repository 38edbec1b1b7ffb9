import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { isHttps } from '../../is-https.ts'
import { closedPolicy, nonceOf, pagePolicy } from './content-security-policy.ts'

/** What no page of the product asks a browser for; an embedded video may still fill the screen. */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

const onEveryAnswer = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  // With "no-referrer" browsers send forms with the origin "null", which is refused as cross-site.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
}

/** Only this host: an agency's own domain may have other names beside it that are not reached over TLS. */
const overHttps = { 'strict-transport-security': 'max-age=31536000' }

/** Headers that tell a browser how to treat a page; a script or a style that a page loads goes without them. */
export const headersOfPages: readonly string[] = [...Object.keys(onEveryAnswer), ...Object.keys(overHttps)].filter(
  (name) => name !== 'x-content-type-options' && name !== 'cross-origin-resource-policy',
)

export interface AnswerHeaders {
  /** Puts every header of an answer that no hook will see: one to an address that the router cannot read. */
  complete(request: FastifyRequest, reply: FastifyReply): void
  /** Adds the hooks that put them on all other answers. */
  register(app: FastifyInstance): void
}

/** Headers of every answer of the product. A route may set its own policy and its own caching; what sets none is private and not stored. */
export function answerHeaders(config: Config): AnswerHeaders {
  const fixed = { ...onEveryAnswer, ...(isHttps(config) ? overHttps : {}) }
  const begin = (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(fixed).header('x-request-id', request.id)
  }
  const finish = (request: FastifyRequest, reply: FastifyReply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store')
    // A 304 keeps the policy of the answer that it confirms.
    if (reply.hasHeader('content-security-policy') || request.url.startsWith('/assets/') || reply.statusCode === 304) return
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html')
    reply.header('content-security-policy', isPage ? pagePolicy(nonceOf(request), config) : closedPolicy)
  }
  return {
    complete(request, reply) {
      begin(request, reply)
      finish(request, reply)
    },
    register(app) {
      app.addHook('onRequest', async (request, reply) => begin(request, reply))
      app.addHook('onSend', async (request, reply) => finish(request, reply))
    },
  }
}
