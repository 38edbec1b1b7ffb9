import type { SupplierErrorKind } from '#domain/supplier-error.ts'
import { UnusableBody } from './read-body.ts'

export interface HttpAnswer {
  status: number
  headers: Headers
  /** Parsed JSON, to be validated by the adapter's shapes. */
  body: unknown
}

export interface Explanation {
  kind: SupplierErrorKind
  /** The vendor's. */
  code: string | null
  message: string
  /** True if the vendor guarantees that nothing was done, whatever the status. This is assumed for any status under 500. */
  nothingDone?: boolean
}

/** `body` is null if the response had no valid JSON. */
export type Explain = (answer: HttpAnswer) => Explanation | null

/** The call in words, whether it has effects, and who aborted it. */
export interface Judged {
  supplier: string
  what: string
  acts: boolean
  deadline: AbortSignal
  caller: AbortSignal | undefined
}

interface Verdict {
  kind: SupplierErrorKind
  code?: string | null
  /** The vendor's reason, if any. */
  words?: string | null
  /** Does not indicate an unhealthy supplier: it was explained, or the caller aborted. */
  healthy?: boolean
  /** A safe call may be retried. */
  again?: boolean
  /** Of the response, if any: they may contain a retry delay. */
  headers?: Headers | null
}

/** A failed attempt, with the data for the next decision. */
export class AttemptFailed extends Error {
  readonly kind: SupplierErrorKind
  readonly code: string | null
  readonly words: string | null
  readonly healthy: boolean
  readonly again: boolean
  readonly headers: Headers | null
  constructor(message: string, { kind, code = null, words = null, healthy = false, again = false, headers = null }: Verdict) {
    super(message)
    this.kind = kind
    this.code = code
    this.words = words
    this.healthy = healthy
    this.again = again
    this.headers = headers
  }
}

/** Classifies an error of `fetch` or of reading the body. */
export function judgeBroken({ supplier, what, acts, deadline, caller }: Judged, error: unknown): AttemptFailed {
  const lost = acts ? 'unknown-outcome' : 'unavailable'
  if (error instanceof UnusableBody)
    return new AttemptFailed(`${supplier}: ${error.message}: ${what}`, { kind: lost, code: 'UNUSABLE_ANSWER' })
  if (deadline.aborted) {
    const left = caller?.aborted ?? false
    const says = left ? 'was not waited for' : 'did not answer in time'
    return new AttemptFailed(`${supplier} ${says}: ${what}`, { kind: acts ? 'unknown-outcome' : 'timeout', healthy: left })
  }
  const code = codeOf(error)
  if (wasNeverSent(code))
    return new AttemptFailed(`${supplier} cannot be reached (${code}): ${what}`, { kind: 'unavailable', code, again: true })
  return new AttemptFailed(`The connection to ${supplier} broke (${code}): ${what}`, { kind: lost, code, again: true })
}

const triedAgain: ReadonlySet<number> = new Set([429, 502, 503, 504])

const byStatus = (status: number): SupplierErrorKind => {
  if (status === 429) return 'rate-limited'
  if (status === 408 || status === 499 || status === 504) return 'timeout'
  return status >= 400 && status < 500 ? 'rejected' : 'unavailable'
}

/** Under 500 nothing was done, except the two statuses of a proxy's timeout; a redirect is not followed and proves nothing. */
const mayHaveActed = (status: number) => status >= 500 || status < 400 || status === 408 || status === 499

/** Classifies a response that is no success. `redact` removes keys from the vendor's text. */
export function judgeRefused(
  judged: Judged,
  answer: HttpAnswer,
  known: Explanation | null,
  redact: (text: string) => string,
): AttemptFailed {
  const { status, headers } = answer
  const unsure = judged.acts && mayHaveActed(status) && !known?.nothingDone
  const says = known ? redact(known.message) : `answered ${status}`
  return new AttemptFailed(`${judged.supplier}: ${says}: ${judged.what}`, {
    kind: unsure ? 'unknown-outcome' : (known?.kind ?? byStatus(status)),
    code: known?.code ? redact(known.code) : `HTTP_${status}`,
    words: known && says,
    // A response with a reason comes from a healthy supplier, unless it says otherwise.
    healthy: known !== null && known.code !== null && known.kind !== 'unavailable',
    again: triedAgain.has(status),
    headers,
  })
}

/** Codes of failures before the request was sent: it cannot have had an effect. */
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_FAIL',
  'EAI_NODATA',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'EMFILE',
  'UND_ERR_CONNECT_TIMEOUT',
  'EPROTO',
])

/** The TLS handshake precedes the request, so its failures belong here too. */
const handshake = /^(?:ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH)/

/** The code of a `fetch` error: the error says only "fetch failed", its cause has the code. */
function codeOf(error: unknown): string {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string' && at.code !== 'UND_ERR') return at.code
  }
  return 'CONNECTION_BROKEN'
}

const wasNeverSent = (code: string): boolean => neverSent.has(code) || handshake.test(code)
