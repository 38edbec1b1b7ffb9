import type { SupplierErrorKind } from '#domain/supplier-error.ts'
import { codeOf, wasNeverSent } from './connection-errors.ts'
import type { IntegrationLog } from './integration-event.ts'
import { parseJson, readBody, UnusableBody } from './read-body.ts'

export interface HttpAnswer {
  status: number
  headers: Headers
  /** Parsed JSON, to be parsed once more by the adapter's shapes. */
  body: unknown
}

export interface Explanation {
  kind: SupplierErrorKind
  /** The vendor's. */
  code: string | null
  message: string
  /** True when the vendor guarantees that nothing was done, whatever the status. Answers under 500 are taken to mean that anyway. */
  nothingDone?: boolean
}

/** `body` is null when the answer had no readable JSON. */
export type Explain = (answer: HttpAnswer) => Explanation | null

export interface TryOptions {
  supplier: string
  baseUrl: string
  headers: Record<string, string>
  explain?: Explain
  log?: IntegrationLog
}

export interface TryCall {
  method: string
  path: string
  query?: Record<string, string | number | boolean>
  body?: unknown
  acts?: boolean
  maxBytes: number
  signal?: AbortSignal
}

/** One try that did not succeed, with what the next decision needs. */
export class TryFailed extends Error {
  readonly kind: SupplierErrorKind
  readonly code: string | null
  /** The vendor said why: it is healthy enough to talk. */
  readonly explained: boolean
  /** A safe call may be tried again. */
  readonly again: boolean
  /** The answer, when one came: its headers may say when to come back. */
  readonly headers: Headers | null
  constructor(
    message: string,
    rest: { kind: SupplierErrorKind; code?: string | null; explained?: boolean; again?: boolean; headers?: Headers | null },
  ) {
    super(message)
    this.kind = rest.kind
    this.code = rest.code ?? null
    this.explained = rest.explained ?? false
    this.again = rest.again ?? false
    this.headers = rest.headers ?? null
  }
}

const triedAgain: ReadonlySet<number> = new Set([429, 502, 503, 504])

const byStatus = (status: number): SupplierErrorKind => {
  if (status === 429) return 'rate-limited'
  if (status === 408 || status === 499 || status === 504) return 'timeout'
  return status >= 400 && status < 500 ? 'rejected' : 'unavailable'
}

/** Under 500 nothing was done, but for the two by which a proxy says that it stopped waiting; a redirect is not followed and proves nothing. */
const mayHaveActed = (status: number) => status >= 500 || status < 400 || status === 408 || status === 499

const secretsOf = (headers: Record<string, string>) =>
  Object.entries(headers)
    .filter(([name]) => /auth|key|token|secret/i.test(name))
    .map(([, value]) => value.replace(/^\S+ /, ''))
    .filter((value) => value !== '')

/** Makes the function that sends one request and reads one answer. It throws `TryFailed` for everything that is not a 2xx with JSON. */
export function createTry({ supplier, baseUrl, headers, explain, log }: TryOptions) {
  const base = new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`)
  const secrets = secretsOf(headers)
  const redact = (text: string) => secrets.reduce((clean, secret) => clean.replaceAll(secret, '[secret]'), text).slice(0, 400)

  return async function tryOnce(
    call: TryCall,
    attempt: number,
    deadline: AbortSignal,
    progress: { sent: boolean },
  ): Promise<HttpAnswer> {
    const started = performance.now()
    const url = new URL(call.path.replace(/^\/+/, ''), base)
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.append(name, String(value))
    const what = `${call.method} ${call.path}`
    const lost: SupplierErrorKind = call.acts ? 'unknown-outcome' : 'unavailable'
    let response: Response | null = null
    let bytes = 0

    const note = (outcome: 'ok' | SupplierErrorKind) =>
      log?.({
        event: 'http',
        supplier,
        method: call.method,
        path: call.path,
        attempt,
        status: response?.status ?? null,
        outcome,
        ms: Math.round(performance.now() - started),
        bytes,
        requestId: response?.headers.get('x-request-id') ?? null,
      })

    const broken = (error: unknown): TryFailed => {
      if (error instanceof UnusableBody)
        return new TryFailed(`${supplier}: ${error.message}: ${what}`, { kind: lost, code: 'UNUSABLE_ANSWER' })
      if (deadline.aborted) {
        const waitedFor = !call.signal?.aborted
        const says = waitedFor ? 'did not answer in time' : 'was not waited for'
        // Somebody who stops listening says nothing about the supplier's health.
        return new TryFailed(`${supplier} ${says}: ${what}`, {
          kind: call.acts ? 'unknown-outcome' : 'timeout',
          explained: !waitedFor,
        })
      }
      const code = codeOf(error)
      if (wasNeverSent(code))
        return new TryFailed(`${supplier} cannot be reached (${code}): ${what}`, { kind: 'unavailable', code, again: true })
      return new TryFailed(`The connection to ${supplier} broke (${code}): ${what}`, { kind: lost, code, again: true })
    }

    const refused = (answer: HttpAnswer): TryFailed => {
      const { status } = answer
      const known = explain?.(answer) ?? null
      const unsure = call.acts && mayHaveActed(status) && !known?.nothingDone
      const kind = unsure ? 'unknown-outcome' : (known?.kind ?? byStatus(status))
      const says = known ? redact(known.message) : `answered ${status}`
      return new TryFailed(`${supplier}: ${says}: ${what}`, {
        kind,
        code: known?.code ? redact(known.code) : `HTTP_${status}`,
        // An answer that names its reason comes from a supplier that works, unless it says itself that it does not.
        explained: known !== null && known.code !== null && known.kind !== 'unavailable',
        again: triedAgain.has(status),
        headers: answer.headers,
      })
    }

    try {
      progress.sent = true
      response = await fetch(url, {
        method: call.method,
        headers: {
          accept: 'application/json',
          ...headers,
          ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: call.body === undefined ? undefined : JSON.stringify(call.body),
        // A redirect would take the key and the body elsewhere.
        redirect: 'manual',
        signal: deadline,
      })
      const read = await readBody(response, call.maxBytes)
      bytes = read.bytes
      if (response.ok) {
        const answer = { status: response.status, headers: response.headers, body: parseJson(response, read.text) }
        note('ok')
        return answer
      }
      throw refused({ status: response.status, headers: response.headers, body: readableOrNull(response, read.text) })
    } catch (error) {
      const failed = error instanceof TryFailed ? error : broken(error)
      note(failed.kind)
      throw failed
    }
  }
}

function readableOrNull(response: Response, text: string): unknown {
  try {
    return parseJson(response, text)
  } catch {
    return null
  }
}
