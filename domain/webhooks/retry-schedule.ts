const MINUTE = 60
const HOUR = 3_600

/** Seconds between the attempts of a delivery: exponential at first, the last one within 72 hours of the event. */
export const retrySchedule: readonly number[] = [
  5,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  16 * HOUR,
  19 * HOUR,
  19 * HOUR,
]

/** Seconds until the attempt that follows this many; null after the last one. */
export const retryAfter = (attempts: number): number | null => retrySchedule[attempts - 1] ?? null

/** An endpoint that has only failed for this long is disabled. */
export const disableAfterMs = 5 * 24 * HOUR * 1_000

/** How long the old secret of an endpoint signs beside the new one. */
export const oldSecretMs = 24 * HOUR * 1_000
