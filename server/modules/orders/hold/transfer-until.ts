const MINUTE_MS = 60_000

/** Bank transfers in Nigeria take minutes, and the gateway opens no account for less than a quarter of an hour. */
const LEAST_MS = 15 * MINUTE_MS
const MOST_MS = 8 * 60 * MINUTE_MS
/** Between the last moment for the money and the seller's deadline: time to pay the seller. */
const MARGIN_MS = 5 * MINUTE_MS

/** Until when a transfer for a held order may arrive; null when its deadline is too near. */
export function transferUntil(now: Date, payBy: Date | null): Date | null {
  const longest = now.getTime() + MOST_MS
  const until = payBy ? Math.min(longest, payBy.getTime() - MARGIN_MS) : longest
  return until - now.getTime() < LEAST_MS ? null : new Date(until)
}
