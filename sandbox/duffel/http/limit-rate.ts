/** Requests a token may make in each window. */
export const RATE_LIMIT = { requests: 6000, windowSeconds: 60 }

export interface RateState {
  allowed: boolean
  headers: { 'ratelimit-limit': string; 'ratelimit-remaining': string; 'ratelimit-reset': string }
}

/** Counts requests per caller in fixed windows. The reset header is an HTTP date, which the vendor's clients parse. */
export function createRateLimiter(limit = RATE_LIMIT) {
  const windows = new Map<string, { endsAt: number; used: number }>()
  return (caller: string, now: Date): RateState => {
    const known = windows.get(caller)
    const endsAt = now.getTime() + limit.windowSeconds * 1000
    // A window that ends later than a new one would was opened before the clock was set back.
    const isCurrent = known !== undefined && known.endsAt > now.getTime() && known.endsAt <= endsAt
    const window = isCurrent ? known : { endsAt, used: 0 }
    window.used += 1
    // Unknown tokens must not fill the memory of a long-lived sandbox.
    if (windows.size > 10_000) windows.clear()
    windows.set(caller, window)
    return {
      allowed: window.used <= limit.requests,
      headers: {
        'ratelimit-limit': String(limit.requests),
        'ratelimit-remaining': String(Math.max(0, limit.requests - window.used)),
        'ratelimit-reset': new Date(window.endsAt).toUTCString(),
      },
    }
  }
}
