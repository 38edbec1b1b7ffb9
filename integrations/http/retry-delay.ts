import { TryFailed } from './judge-failure.ts'

const FIRST_DELAY_MS = 150

/** `retry-after` in milliseconds: seconds, or a date that is read against the answer's own clock. Null when it says nothing readable. */
export function retryAfter(headers: Headers): number | null {
  const text = headers.get('retry-after')
  if (text === null) return null
  if (/^\d{1,6}$/.test(text)) return Number(text) * 1000
  const at = Date.parse(text)
  const answeredAt = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(at)) return null
  return Math.max(0, at - (Number.isNaN(answeredAt) ? Date.now() : answeredAt))
}

/**
 * Milliseconds to wait before a safe call is tried again: what the supplier asks for, or a doubling delay of which half is chance, so that
 * many callers do not come back together. Null when trying again is no use.
 */
export function retryDelay(error: unknown, attempt: number): number | null {
  if (!(error instanceof TryFailed) || !error.again) return null
  const backoff = FIRST_DELAY_MS * 2 ** (attempt - 1) * (0.5 + Math.random() / 2)
  const asked = error.headers ? retryAfter(error.headers) : null
  return Math.max(backoff, asked ?? 0)
}
