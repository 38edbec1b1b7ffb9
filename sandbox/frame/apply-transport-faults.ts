import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Vendor } from '../deps.ts'
import { type FaultBoard, type RequestFault, readFaultHeader } from './arm-faults.ts'
import { isFault, isTransportFault, type TransportFault, transportFaults } from './fault-table.ts'
import { spoilers } from './spoil-payload.ts'
import { vendorOf } from './vendor-table.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The vendor that this request is for, or null for the sandbox's own pages. */
    vendor: Vendor | null
    /** Transport faults applied to this request. */
    struckBy: (RequestFault & { fault: TransportFault })[]
    /** Faults in the request's own header. */
    ownFaults: RequestFault[]
  }
}

const MEGABYTE = 1024 * 1024
const page = (title: string) => `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`

const plain =
  (status: number, type: string, body: string, headers: Record<string, string> = {}) =>
  (reply: FastifyReply) => {
    reply.raw.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body), ...headers }).end(body)
  }

/** Readable by Duffel's and Paystack's clients: each finds its own fields. */
const error = (status: number, message: string) =>
  JSON.stringify({
    status: false,
    message,
    type: 'api_error',
    errors: [{ type: 'api_error', code: 'internal_server_error', title: message, message }],
    meta: { status, nextStep: 'Try again later' },
  })

async function writeHuge(reply: FastifyReply) {
  reply.raw.writeHead(200, { 'content-type': 'application/json' }).write('{"data":"')
  const piece = 'x'.repeat(MEGABYTE)
  for (let sent = 0; sent < 50 && !reply.raw.destroyed; sent += 1) {
    if (!reply.raw.write(piece)) await Promise.race([new Promise((drained) => reply.raw.once('drain', drained)), wait(5000)])
  }
  reply.raw.end('"}')
}

// Gzip members can be concatenated, so a hundred copies of ten compressed megabytes decompress to a gigabyte.
const writeBomb = (reply: FastifyReply) => {
  const member = gzipSync(Buffer.alloc(10 * MEGABYTE, ' '), { level: 9 })
  const body = Buffer.concat(Array.from({ length: 100 }, () => member))
  reply.raw
    .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip', 'content-length': body.length })
    .end(body)
}

const instead: Partial<Record<TransportFault, (reply: FastifyReply, request: FastifyRequest) => unknown>> = {
  hang: () => {},
  reset: (_reply, request) => request.raw.socket.resetAndDestroy(),
  '500': plain(500, 'application/json', error(500, 'Internal server error')),
  '502-html': plain(502, 'text/html', page('502 Bad Gateway')),
  '503': plain(503, 'application/json', error(503, 'Service unavailable'), { 'retry-after': '1' }),
  '429': plain(429, 'application/json', error(429, 'Too many requests'), { 'retry-after': '2' }),
  '429-bare': plain(429, 'application/json', error(429, 'Too many requests')),
  'html-200': plain(200, 'text/html', page('Sign in to the network')),
  'empty-body': plain(200, 'application/json', ''),
  'gzip-bomb': writeBomb,
  'huge-body': writeHuge,
}

/** Responses written directly to the socket: the framework must not send its own, so the handler never resumes. */
const after: Partial<Record<TransportFault, (reply: FastifyReply, body: string, fault: RequestFault) => unknown>> = {
  'lost-answer': (reply) => reply.raw.socket?.resetAndDestroy(),
  '500-after': (reply) => plain(500, 'application/json', error(500, 'Internal server error'))(reply),
  'hang-body': (reply, body) => writeHead(reply, body).write(body.slice(0, body.length / 2)),
  'reset-body': (reply, body) =>
    writeHead(reply, body).write(body.slice(0, body.length / 2), () => reply.raw.socket?.resetAndDestroy()),
  drip: async (reply, body, fault) => {
    const response = writeHead(reply, body)
    const bytes = Buffer.from(body)
    const size = Math.max(1, Math.ceil(bytes.length / 40))
    for (let sent = 0; sent < bytes.length && !response.destroyed; sent += size) {
      response.write(bytes.subarray(sent, sent + size))
      await wait(fault.ms ?? transportFaults.drip.ms)
    }
    response.end()
  },
}

/** The token of a vendor's caller. */
const keyOf = ({ headers }: FastifyRequest): string | null => /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null

function writeHead(reply: FastifyReply, body: string) {
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value)
  reply.raw.setHeader('content-length', Buffer.byteLength(body))
  return reply.raw.writeHead(reply.statusCode)
}

/** Applies the armed faults between the network and every vendor. Register before compression, which must receive the corrupted response. */
export function applyTransportFaults(app: FastifyInstance, faults: FaultBoard): void {
  app.decorateRequest('vendor', null)
  app.decorateRequest('struckBy')
  app.decorateRequest('ownFaults')

  app.addHook('onRequest', (request, reply, done) => {
    const [path = ''] = request.url.split('?')
    request.vendor = vendorOf(path)
    request.ownFaults = []
    request.struckBy = []
    if (request.vendor === null) return done()
    const { vendor } = request
    const header = request.headers['x-sandbox-fault']
    request.ownFaults = typeof header === 'string' ? readFaultHeader(header, isFault) : []
    const own = request.ownFaults.flatMap((one) => (isTransportFault(one.fault) ? [{ ...one, fault: one.fault }] : []))
    const struck = faults.strike({
      vendor,
      path: path.slice(vendor.length + 1) || '/',
      method: request.method,
      key: keyOf(request),
    })
    request.struckBy = [...own, ...struck]

    const delay = request.struckBy.reduce(
      (sum, { fault, ms }) => sum + (fault === 'slow' ? (ms ?? transportFaults.slow.ms) : 0),
      0,
    )
    const answer = request.struckBy.map(({ fault }) => instead[fault]).find((one) => one !== undefined)
    const go = () => (answer === undefined ? done() : void answer(reply, request))
    if (delay > 0) void faults.delay(delay).then(go)
    else go()
  })

  // Entered just before the handler: an earlier async context is lost while the body is read.
  app.addHook('preHandler', (request, _reply, done) =>
    faults.forRequest({ faults: request.ownFaults, key: keyOf(request) }, done),
  )

  app.addHook('onSend', (request, reply, payload, done) => {
    const struck = request.struckBy.find(({ fault }) => transportFaults[fault].phase === 'after')
    if (struck === undefined) return done()
    const body = typeof payload === 'string' ? payload : ''
    const write = after[struck.fault]
    if (write !== undefined) return void write(reply, body, struck)
    if (struck.fault === 'wrong-content-type') reply.header('content-type', 'text/plain; charset=utf-8')
    const spoil = spoilers[struck.fault]
    const isJson = String(reply.getHeader('content-type')).includes('json') && body !== ''
    done(null, spoil !== undefined && isJson ? spoil(body, struck.field) : payload)
  })
}
