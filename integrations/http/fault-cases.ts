import { gzipSync } from 'node:zlib'
import type { SupplierErrorKind } from '#domain/supplier-error.ts'
import { type Answer, json, text } from './serve-answers.ts'

/** For tests: it must never appear anywhere. */
export const SECRET = 'very-secret-token-123456'

/** The supplier faults F1 to F20 of the transport, with the expected kind for safe calls and for calls with effects. */
export interface Fault {
  name: string
  answer: Answer
  get: SupplierErrorKind
  act: SupplierErrorKind
  timeoutMs?: number
}

const megabyte = 'x'.repeat(1024 * 1024)
const start = (response: Parameters<Answer>[0]) =>
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })

export const faults: Fault[] = [
  { name: 'F4 hangs before headers', answer: () => {}, get: 'timeout', act: 'unknown-outcome', timeoutMs: 60 },
  { name: 'F5 hangs mid-body', answer: (r) => start(r).write('{"a":'), get: 'timeout', act: 'unknown-outcome', timeoutMs: 60 },
  {
    name: 'F6 drips for longer than there is time',
    answer: (r) => {
      start(r)
      const drip = setInterval(() => r.write(' '), 5)
      r.on('close', () => clearInterval(drip))
    },
    get: 'timeout',
    act: 'unknown-outcome',
    timeoutMs: 80,
  },
  {
    name: 'F7 resets the connection mid-body',
    answer: (r) => start(r).write('{"a":', () => r.socket?.resetAndDestroy()),
    get: 'unavailable',
    act: 'unknown-outcome',
  },
  {
    name: 'F8 truncated JSON',
    answer: text(200, 'application/json', '{"data":{"id":"x'),
    get: 'unavailable',
    act: 'unknown-outcome',
  },
  {
    name: 'F9 an HTML page with 200',
    answer: text(200, 'text/html', '<h1>Sign in</h1>'),
    get: 'unavailable',
    act: 'unknown-outcome',
  },
  { name: 'F10 wrong content type', answer: text(200, 'text/plain', '{"data":{}}'), get: 'unavailable', act: 'unknown-outcome' },
  { name: 'an empty body with 200', answer: text(200, 'application/json', ''), get: 'unavailable', act: 'unknown-outcome' },
  {
    name: 'F15 a body over the limit',
    answer: (r) => {
      r.writeHead(200, { 'content-type': 'application/json' })
      for (let i = 0; i < 8; i += 1) r.write(megabyte)
      r.end()
    },
    get: 'unavailable',
    act: 'unknown-outcome',
  },
  {
    name: 'F15 a body that announces itself over the limit',
    answer: (r) => r.writeHead(200, { 'content-type': 'application/json', 'content-length': '52428800' }).write('{'),
    get: 'unavailable',
    act: 'unknown-outcome',
  },
  {
    name: 'F16 a gzip bomb',
    answer: (r) =>
      r
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '))),
    get: 'unavailable',
    act: 'unknown-outcome',
  },
  {
    name: 'a body that is not the gzip it claims to be',
    answer: (r) => r.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end('{"a":1}'),
    get: 'unavailable',
    act: 'unknown-outcome',
  },
  {
    name: 'F17 429 with a Retry-After beyond the deadline',
    answer: json(429, {}, { 'retry-after': '3600' }),
    get: 'rate-limited',
    act: 'rate-limited',
  },
  { name: 'F18 a 500', answer: json(500, { error: 'boom' }), get: 'unavailable', act: 'unknown-outcome' },
  { name: 'a 502 page', answer: text(502, 'text/html', '<h1>Bad gateway</h1>'), get: 'unavailable', act: 'unknown-outcome' },
  { name: 'a 504', answer: text(504, 'text/html', 'late'), get: 'timeout', act: 'unknown-outcome' },
  {
    name: 'F19 does the work, then drops the connection',
    answer: (r) => r.socket?.resetAndDestroy(),
    get: 'unavailable',
    act: 'unknown-outcome',
  },
  {
    name: 'a redirect',
    answer: text(307, 'text/plain', '', { location: 'http://127.0.0.1:1/elsewhere' }),
    get: 'unavailable',
    act: 'unknown-outcome',
  },
  { name: 'a 422', answer: json(422, { error: 'no' }), get: 'rejected', act: 'rejected' },
  { name: 'a 401 that repeats the key', answer: json(401, { error: SECRET }), get: 'rejected', act: 'rejected' },
]
