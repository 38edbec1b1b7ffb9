import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import type { Config } from '../../config.ts'
import { isHttps } from '../../is-https.ts'

/** A DNS name, an IPv4 address or an IPv6 address in brackets, with or without a port (RFC 9110, 7.2). */
const HOST = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
const LONGEST_NAME = 253
const LONGEST_PORT = 6

const isHost = (host: string) => host.length <= LONGEST_NAME + LONGEST_PORT && HOST.test(host) && URL.canParse(`http://${host}`)

/**
 * Headers that later code uses without another check: host, client address and scheme. With `TRUST_PROXY` those forwarded by the proxy are used.
 * HTTP/1.0 may omit the host.
 */
function isUsable(request: FastifyRequest): boolean {
  const { host = '' } = request.headers
  if (host !== '' && !isHost(host)) return false
  return (request.raw.url ?? '').startsWith('/') && isIP(request.ip) > 0 && /^https?$/.test(request.protocol)
}

/** Answers 400 to a request whose host, target or forwarded headers are invalid, before anything is derived from them. */
export function registerHeaderCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!isUsable(request)) throw new AppError('input.unreadable')
  })
}

/** The origin that the browser shows, `https://skyways.com`. A proxy may terminate TLS without saying so, therefore PUBLIC_URL takes precedence. */
export function originOf(config: Config, { protocol, headers }: FastifyRequest): string {
  const scheme = isHttps(config) ? 'https' : protocol
  return new URL(`${scheme}://${headers.host || config.ROOT_DOMAIN}`).origin
}
