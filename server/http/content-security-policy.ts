import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { firstScript } from '#contract/first-script.ts'

const nonces = new WeakMap<FastifyRequest, string>()

/** The request's nonce: every inline script of a page carries it. */
export function nonceOf(request: FastifyRequest): string {
  const nonce = nonces.get(request) ?? randomBytes(16).toString('base64')
  nonces.set(request, nonce)
  return nonce
}

const firstHash = `'sha256-${createHash('sha256').update(firstScript).digest('base64')}'`

/**
 * Pages run only our scripts; styles may be inline because the component kit writes its variables so, and films play where their owners host them.
 * Pictures of houses are where their suppliers keep them; the sandbox's are on this machine.
 * A page of plain HTML has one script within it, which is always the same, and needs no nonce.
 */
export const securityPolicy = (nonce: string | null, { asksMapServer } = { asksMapServer: false }): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${firstHash}${nonce === null ? '' : ` 'nonce-${nonce}'`}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https: http://127.0.0.1:*",
    "font-src 'self' data:",
    `connect-src 'self' ws:${asksMapServer ? ' https:' : ''}`,
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

/** Every page that has no policy yet gets one with the nonce of its request. The API's reference brings its own. */
export function registerContentSecurityPolicy(app: FastifyInstance, maps: { asksMapServer: boolean }): void {
  app.addHook('onSend', async (request, reply) => {
    const type = String(reply.getHeader('content-type') ?? '')
    if (!type.startsWith('text/html') || reply.hasHeader('content-security-policy') || request.url.startsWith('/api/reference'))
      return
    reply.header('content-security-policy', securityPolicy(nonceOf(request), maps))
  })
}
