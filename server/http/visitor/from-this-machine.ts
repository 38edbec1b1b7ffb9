import type { FastifyRequest } from 'fastify'
import { hostName } from './tenant.ts'

const addresses: ReadonlySet<string | undefined> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const names: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost'])
/** A request that came through a proxy has one of these headers. */
const ofProxies = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/**
 * Whether a program on this machine sent the request for itself. The connection alone does not show it: a proxy on this machine opens one for every
 * visitor. A proxy adds a header or passes the visitor's Host on; a client that forges these headers only loses access.
 */
export const isFromThisMachine = ({ raw, headers }: FastifyRequest): boolean =>
  addresses.has(raw.socket.remoteAddress) &&
  names.has(hostName(headers.host)) &&
  ofProxies.every((name) => headers[name] === undefined)
