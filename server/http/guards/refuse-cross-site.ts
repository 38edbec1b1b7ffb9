import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import type { Config } from '../../config.ts'
import { originOf } from './check-headers.ts'

const changesNothing: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
/** `none` is a request that no page caused, such as a form that was reloaded from the address bar. */
const ownSite: ReadonlySet<string | undefined> = new Set(['same-origin', 'none'])

/** Suppliers and gateways sign what they send; a browser is not among them. */
const signed = '/api/webhooks/'

/** Every browser sends one of the two headers with a form or a script's request; a client that sends neither is none, and acts with no cookie but its own. */
function isOwn(config: Config, request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined) return origin === originOf(config, request)
  return site === undefined || ownSite.has(String(site))
}

/**
 * Refuses whatever could change something, unless a page of the same origin sent it (decision 028). All agencies' addresses are one site to SameSite, so
 * the cookie's own flag does not stop one from acting on another. Without a cookie too: the answer may set one, or end the one that was not sent.
 */
export function refuseCrossSite(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request) => {
    if (changesNothing.has(request.method) || request.url.startsWith(signed)) return
    if (!isOwn(config, request)) throw new AppError('access.cross-site')
  })
}
