import type { FastifyInstance } from 'fastify'
import type { Vendor } from '../deps.ts'
import { vendorOf } from './vendor-table.ts'

export interface LoggedRequest {
  id: string
  at: string
  vendor: Vendor
  method: string
  path: string
  status: number | null
  ms: number
  faults: string[]
  agent: string
}

export interface RequestLog {
  list(): LoggedRequest[]
  clear(): void
}

const MAX_LOGGED = 200
const SECRET = /((?:key|token|secret|signature|access_code|email|phone|account_number|name)[^=&]*=)[^&]*/gi

/** Hides keys and personal data in a query text, and card or token-like runs anywhere in the path. */
export const redact = (url: string) => url.replace(SECRET, '$1***').replace(/\b(sk|pk)_(test|live)_\w+/g, '$1_$2_***')

/**
 * Stores the last 200 requests to the vendors. Register before the faults, which may end a request at once. Headers and bodies are never stored: they
 * contain keys, cards and passports.
 */
export function logRequests(app: FastifyInstance, now: () => Date): RequestLog {
  let logged: LoggedRequest[] = []

  app.addHook('onRequest', (request, reply, done) => {
    const vendor = vendorOf(request.url)
    if (vendor === null) return done()
    const began = performance.now()
    const entry: LoggedRequest = {
      id: request.id,
      at: now().toISOString(),
      vendor,
      method: request.method,
      path: redact(request.url),
      status: null,
      ms: 0,
      faults: [],
      agent: request.headers['user-agent'] ?? '',
    }
    logged.unshift(entry)
    logged.length = Math.min(logged.length, MAX_LOGGED)
    const end = () => {
      entry.status = reply.raw.headersSent ? reply.raw.statusCode : null
      entry.ms = Math.round(performance.now() - began)
      entry.faults = [...new Set([...request.struckBy, ...request.ownFaults].map(({ fault }) => fault))]
    }
    // A fault may leave the response unfinished; then only the close event occurs.
    reply.raw.once('finish', end).once('close', end)
    done()
  })

  return {
    list: () => [...logged],
    clear() {
      logged = []
    },
  }
}
