import type { SupplierErrorKind } from '#domain/supplier-error.ts'
import type { IntegrationLog } from './integration-event.ts'
import { AttemptFailed, type Explain, type HttpAnswer, type Judged, judgeBroken, judgeRefused } from './judge-failure.ts'
import { parseJson, readBody } from './read-body.ts'

export interface AttemptOptions {
  supplier: string
  baseUrl: string
  headers: Record<string, string>
  /** Headers of one request, such as its signature. `target` is the path with the query. */
  sign?: (request: { method: string; target: string }) => Record<string, string>
  explain?: Explain
  log?: IntegrationLog
}

export interface AttemptCall {
  method: string
  path: string
  query?: Record<string, string | number | boolean>
  body?: unknown
  headers?: Record<string, string>
  acts?: boolean
  maxBytes: number
  signal?: AbortSignal
}

/** Of one call over all its attempts. */
export interface CallState {
  readonly deadline: AbortSignal
  /** In time of `performance.now()`. */
  readonly endsAt: number
  /** Set as soon as a request may have been sent. */
  sent: boolean
}

/** Values of headers with keys, without their scheme. */
const secretsOf = (headers: Record<string, string>) =>
  Object.entries(headers)
    .filter(([name]) => /auth|key|token|secret/i.test(name))
    .map(([, value]) => value.replace(/^\S+ /, ''))
    .filter((value) => value !== '')

/** Returns the function that sends one request and reads one response. It throws `AttemptFailed` for everything except a 2xx with JSON. */
export function createAttempt({ supplier, baseUrl, headers, sign, explain, log }: AttemptOptions) {
  const base = new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`)
  const secrets = secretsOf(headers)
  const redact = (text: string) => secrets.reduce((clean, secret) => clean.replaceAll(secret, '[secret]'), text).slice(0, 400)

  function send(call: AttemptCall, deadline: AbortSignal): Promise<Response> {
    const url = new URL(call.path.replace(/^\/+/, ''), base)
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.append(name, String(value))
    const hasBody = call.body !== undefined
    return fetch(url, {
      method: call.method,
      headers: {
        accept: 'application/json',
        ...headers,
        ...call.headers,
        ...sign?.({ method: call.method, target: `${url.pathname}${url.search}` }),
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
      },
      body: hasBody ? JSON.stringify(call.body) : undefined,
      // Following a redirect would send the key and the body elsewhere.
      redirect: 'manual',
      signal: deadline,
    })
  }

  return async function sendAttempt(call: AttemptCall, state: CallState, attempt: number): Promise<HttpAnswer> {
    const { method, path, acts = false, signal: caller } = call
    const { deadline } = state
    const judged: Judged = { supplier, what: `${method} ${path}`, acts, deadline, caller }
    const started = performance.now()
    let response: Response | null = null
    let bytes = 0
    const note = (outcome: 'ok' | SupplierErrorKind) => {
      const ms = Math.round(performance.now() - started)
      const requestId = response?.headers.get('x-request-id') ?? null
      log?.({ event: 'http', supplier, method, path, attempt, status: response?.status ?? null, outcome, ms, bytes, requestId })
    }
    try {
      state.sent = true
      response = await send(call, deadline)
      const { status, headers } = response
      const read = await readBody(response, call.maxBytes)
      bytes = read.bytes
      if (!response.ok) {
        const answer = { status, headers, body: jsonOrNull(response, read.text) }
        throw judgeRefused(judged, answer, explain?.(answer) ?? null, redact)
      }
      const answer = { status, headers, body: parseJson(response, read.text) }
      note('ok')
      return answer
    } catch (error) {
      const failed = error instanceof AttemptFailed ? error : judgeBroken(judged, error)
      note(failed.kind)
      throw failed
    }
  }
}

function jsonOrNull(response: Response, text: string): unknown {
  try {
    return parseJson(response, text)
  } catch {
    return null
  }
}
