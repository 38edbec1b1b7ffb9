import type { FastifyRequest } from 'fastify'
import { hostName } from './tenant.ts'

const addresses: ReadonlySet<string | undefined> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const names: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost'])
/** One of them is on a request that came through a proxy. */
const ofProxies = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/**
 * Whether a program on this machine sent the request for itself. The connection alone does not tell: a proxy on this machine makes one for every visitor.
 * It adds a header or passes the visitor's Host on, and whoever can write those headers can only lose by it.
 */
export const isFromThisMachine = ({ raw, headers }: FastifyRequest): boolean =>
  addresses.has(raw.socket.remoteAddress) &&
  names.has(hostName(headers.host)) &&
  ofProxies.every((name) => headers[name] === undefined)
