import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isPublicLiteral, lookupPublic, NotPublic } from '../../public-address.ts'
import type { WebhookAnswer, WebhookSender } from '../port.ts'

export interface WebhookSenderOptions {
  /** Whether this machine may be addressed, over plain HTTP and at any port, as receivers in tests are. */
  isLoopbackAllowed: boolean
  timeoutMs?: number
}

/** The part of an answer that is stored, in characters; the rest is not read. */
const MOST_ANSWER = 4_000
/** Names that never lead to the public internet (RFC 6761, RFC 6762, RFC 8375 and ICANN's `internal`). */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/i
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])$/i

const notAllowed = 'The address leads to a private network, which is not allowed.'

/**
 * Posts over HTTPS. A name is resolved once for the connection and refused if any of its addresses is not public, so that the checked address is the
 * connected one; redirects are not followed.
 */
export function createWebhookSender({ isLoopbackAllowed, timeoutMs = 15_000 }: WebhookSenderOptions): WebhookSender {
  const isOwnMachine = (url: URL) => isLoopbackAllowed && LOOPBACK.test(url.hostname)

  function isAllowed(address: string): boolean {
    if (!URL.canParse(address)) return false
    const url = new URL(address)
    if (url.username !== '' || url.password !== '') return false
    if (isOwnMachine(url)) return /^https?:$/.test(url.protocol)
    return url.protocol === 'https:' && !LOCAL_NAME.test(url.hostname) && isPublicLiteral(url.hostname)
  }

  function send(
    url: URL,
    { headers, body }: { headers: Record<string, string>; body: string | Uint8Array },
    signal: AbortSignal,
  ) {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const options = {
      method: 'POST',
      signal,
      // A connection that stays open would be to an address that was checked for another message.
      agent: false,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      ...(isOwnMachine(url) ? {} : { lookup: lookupPublic }),
    }
    return new Promise<IncomingMessage>((resolve, reject) => {
      request(url, options, resolve).once('error', reject).end(body)
    })
  }

  return {
    isAllowed,
    async post(address, message) {
      const started = performance.now()
      const ended = (answer: Partial<WebhookAnswer>): WebhookAnswer => ({
        status: null,
        text: '',
        problem: null,
        ...answer,
        milliseconds: Math.round(performance.now() - started),
      })
      if (!isAllowed(address)) return ended({ problem: notAllowed })
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        const answer = await send(new URL(address), message, signal)
        const { statusCode: status = 0 } = answer
        const isRedirect = status >= 300 && status < 400
        return ended({ status, text: await readBeginning(answer), problem: isRedirect ? 'Redirects are not followed.' : null })
      } catch (error) {
        return ended({ problem: problemOf(error, signal.aborted, timeoutMs) })
      }
    },
  }
}

async function readBeginning(answer: IncomingMessage): Promise<string> {
  answer.setEncoding('utf8')
  let text = ''
  for await (const part of answer) {
    text += part
    if (text.length >= MOST_ANSWER) break
  }
  answer.destroy()
  // PostgreSQL stores neither NUL nor a lone surrogate.
  return text.slice(0, MOST_ANSWER).replaceAll('\0', '').toWellFormed()
}

const problems: Record<string, string> = {
  ENOTFOUND: 'The host of the address was not found.',
  EAI_AGAIN: 'The host of the address was not found.',
  ECONNREFUSED: 'The server refused the connection.',
  ECONNRESET: 'The server closed the connection without an answer.',
}

function problemOf(error: unknown, isTimeout: boolean, timeoutMs: number): string {
  if (error instanceof NotPublic) return notAllowed
  if (isTimeout) return `No answer within ${timeoutMs / 1_000} seconds.`
  const code = String(Object(error).code ?? '')
  if (/CERT|TLS|SSL|SIGNATURE|ALTNAME/.test(code)) return `The certificate of the server is not valid (${code}).`
  return problems[code] ?? `The server could not be reached${code ? ` (${code})` : ''}.`
}
