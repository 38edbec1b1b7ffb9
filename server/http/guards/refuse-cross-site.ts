import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import type { Config } from '../../config.ts'
import { originOf } from './check-headers.ts'

const changesNothing: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
/** `none`: a request that no page caused, such as a form reloaded from the address bar. */
const ownSite: ReadonlySet<string | undefined> = new Set(['same-origin', 'none'])

/** Webhooks: suppliers and gateways sign their requests, and are no browsers. */
const signed = '/api/webhooks/'

/**
 * Every browser sends one of the two headers with a form or a script's request; a client that sends neither is no browser, and has no cookie of a
 * visitor.
 */
function isOwn(config: Config, request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined) return origin === originOf(config, request)
  return site === undefined || ownSite.has(String(site))
}

/**
 * Refuses every request that could change something unless a page of the same origin sent it (decision 028). For SameSite all agencies' hosts are one
 * site, so the cookie's flag does not protect one agency from another. This also applies without a cookie: the response may set or end one.
 */
export function refuseCrossSite(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request) => {
    if (changesNothing.has(request.method) || request.url.startsWith(signed)) return
    if (!isOwn(config, request)) throw new AppError('access.cross-site')
  })
}
