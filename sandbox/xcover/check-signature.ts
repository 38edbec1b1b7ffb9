import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { XcoverError } from './xcover-error.ts'

/** The secret of each key. */
const secrets: Record<string, string> = { xcover_test_sandbox: 'xcover_test_secret' }
const algorithms: Record<string, string> = { 'hmac-sha256': 'sha256', 'hmac-sha384': 'sha384', 'hmac-sha512': 'sha512' }
const MAX_AGE_MS = 300_000

const refused = (message: string) => new XcoverError(401, 'authentication_error', message)

/** The value of a signed header as the signature covers it. */
function valueOf(name: string, { method, url, headers }: FastifyRequest): string {
  if (name === '(request-target)') return `${method.toLowerCase()} ${url}`
  return String(headers[name] ?? '')
}

/** Verifies the HTTP signature of a request. The age is compared with the wall clock: a test with a fixed clock still signs with it. */
export function checkSignature(request: FastifyRequest): void {
  const header = request.headers.authorization ?? ''
  if (!header.startsWith('Signature ')) throw refused('The signature is missing')
  const fields = Object.fromEntries([...header.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))
  const secret = secrets[fields.keyId ?? '']
  const algorithm = algorithms[fields.algorithm ?? '']
  if (!secret || !algorithm) throw refused('The key or the algorithm is not valid')
  const signed = (fields.headers ?? '').split(' ')
  if (!signed.includes('(request-target)') || !signed.includes('date'))
    throw refused('The signature must cover the target and the date')
  const text = signed.map((name) => `${name}: ${valueOf(name, request)}`).join('\n')
  const due = createHmac(algorithm, secret).update(text).digest()
  const given = Buffer.from(decodeURIComponent(fields.signature ?? ''), 'base64')
  if (given.length !== due.length || !timingSafeEqual(given, due)) throw refused('The signature is not valid')
  const age = Math.abs(Date.now() - Date.parse(String(request.headers.date ?? '')))
  if (!(age <= MAX_AGE_MS)) throw refused('The date of the request is not current')
}
