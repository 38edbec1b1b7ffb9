import { AttemptFailed } from './judge-failure.ts'

const FIRST_DELAY_MS = 150

/** `retry-after` in milliseconds: seconds, or a date relative to the response's own date. Null if invalid. */
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
 * Milliseconds before a safe call is retried: the supplier's delay, or exponential backoff with 50 % jitter, so that many callers do not retry at the
 * same time. Null if a retry is useless.
 */
export function retryDelay(error: unknown, attempt: number): number | null {
  if (!(error instanceof AttemptFailed) || !error.again) return null
  const backoff = FIRST_DELAY_MS * 2 ** (attempt - 1) * (0.5 + Math.random() / 2)
  const asked = error.headers ? retryAfter(error.headers) : null
  return Math.max(backoff, asked ?? 0)
}
