import type { SupplierErrorKind } from '#domain/supplier-error.ts'
import { codeOf, wasNeverSent } from './connection-errors.ts'
import { UnusableBody } from './read-body.ts'

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

/** What is judged: the call in words, whether it acts, and who stopped waiting. */
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
  /** The vendor's reason, when it gave one. */
  words?: string | null
  /** Says nothing against the supplier's health: it explained itself, or nobody waited for it. */
  healthy?: boolean
  /** A safe call may be tried again. */
  again?: boolean
  /** Of the answer, when one came: they may say when to come back. */
  headers?: Headers | null
}

/** One try that did not succeed, with what the next decision needs. */
export class TryFailed extends Error {
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

/** Judges what `fetch` or reading its body threw. */
export function judgeBroken({ supplier, what, acts, deadline, caller }: Judged, error: unknown): TryFailed {
  const lost = acts ? 'unknown-outcome' : 'unavailable'
  if (error instanceof UnusableBody)
    return new TryFailed(`${supplier}: ${error.message}: ${what}`, { kind: lost, code: 'UNUSABLE_ANSWER' })
  if (deadline.aborted) {
    const left = caller?.aborted ?? false
    const says = left ? 'was not waited for' : 'did not answer in time'
    return new TryFailed(`${supplier} ${says}: ${what}`, { kind: acts ? 'unknown-outcome' : 'timeout', healthy: left })
  }
  const code = codeOf(error)
  if (wasNeverSent(code))
    return new TryFailed(`${supplier} cannot be reached (${code}): ${what}`, { kind: 'unavailable', code, again: true })
  return new TryFailed(`The connection to ${supplier} broke (${code}): ${what}`, { kind: lost, code, again: true })
}

const triedAgain: ReadonlySet<number> = new Set([429, 502, 503, 504])

const byStatus = (status: number): SupplierErrorKind => {
  if (status === 429) return 'rate-limited'
  if (status === 408 || status === 499 || status === 504) return 'timeout'
  return status >= 400 && status < 500 ? 'rejected' : 'unavailable'
}

/** Under 500 nothing was done, but for the two by which a proxy says that it stopped waiting; a redirect is not followed and proves nothing. */
const mayHaveActed = (status: number) => status >= 500 || status < 400 || status === 408 || status === 499

/** Judges an answer that is not a success. `redact` takes the keys out of the vendor's words. */
export function judgeRefused(
  judged: Judged,
  answer: HttpAnswer,
  known: Explanation | null,
  redact: (text: string) => string,
): TryFailed {
  const { status, headers } = answer
  const unsure = judged.acts && mayHaveActed(status) && !known?.nothingDone
  const says = known ? redact(known.message) : `answered ${status}`
  return new TryFailed(`${judged.supplier}: ${says}: ${judged.what}`, {
    kind: unsure ? 'unknown-outcome' : (known?.kind ?? byStatus(status)),
    code: known?.code ? redact(known.code) : `HTTP_${status}`,
    words: known && says,
    // An answer that names its reason comes from a supplier that works, unless it says itself that it does not.
    healthy: known !== null && known.code !== null && known.kind !== 'unavailable',
    again: triedAgain.has(status),
    headers,
  })
}
