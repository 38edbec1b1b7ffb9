import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { checkInPage } from '#contract/session/check-in-page.ts'
import type { Config } from '../../config.ts'
import { isHttps } from '../../is-https.ts'
import { closedPolicy, nonceOf, pagePolicy } from './content-security-policy.ts'

/** Browser features that no page uses, except the camera at the check-in; an embedded video may still use full screen. */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
const noFeatures = unusedFeatures.map((feature) => `${feature}=()`).join(', ')
const cameraOnly = noFeatures.replace('camera=()', 'camera=(self)')
const isCheckIn = (url: string): boolean => url === checkInPage || url.startsWith(`${checkInPage}?`)

const onEveryAnswer = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': noFeatures,
  // With "no-referrer" browsers send forms with the origin "null", which is refused as cross-site.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
}

/** Without includeSubDomains: an agency's own domain may have other names that are not served over TLS. */
const overHttps = { 'strict-transport-security': 'max-age=31536000' }

/** Headers that concern documents only; they are not set on scripts and styles. */
export const headersOfPages: readonly string[] = [...Object.keys(onEveryAnswer), ...Object.keys(overHttps)].filter(
  (name) => name !== 'x-content-type-options' && name !== 'cross-origin-resource-policy',
)

const inAnyFrame = new WeakSet<FastifyRequest>()

/** Lets every website show the page that answers this request in a frame. */
export const allowFrames = (request: FastifyRequest): void => void inAnyFrame.add(request)

export interface AnswerHeaders {
  /** Sets all headers on a response that no hook handles: one to an address that the router cannot parse. */
  complete(request: FastifyRequest, reply: FastifyReply): void
  /** Adds the hooks that set them on all other responses. */
  register(app: FastifyInstance): void
}

/** Headers of every response. A route may set its own policy and caching; the default is private and not stored. */
export function answerHeaders(config: Config): AnswerHeaders {
  const fixed = { ...onEveryAnswer, ...(isHttps(config) ? overHttps : {}) }
  const begin = (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(fixed).header('x-request-id', request.id)
    if (isCheckIn(request.url)) reply.header('permissions-policy', cameraOnly)
  }
  const finish = (request: FastifyRequest, reply: FastifyReply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store')
    // A 304 keeps the policy of the response that it confirms.
    if (reply.hasHeader('content-security-policy') || request.url.startsWith('/assets/') || reply.statusCode === 304) return
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html')
    const isInAnyFrame = isPage && inAnyFrame.has(request)
    if (isInAnyFrame) reply.removeHeader('x-frame-options')
    const page = () => pagePolicy(nonceOf(request), config, isInAnyFrame ? '*' : "'self'")
    reply.header('content-security-policy', isPage ? page() : closedPolicy)
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
