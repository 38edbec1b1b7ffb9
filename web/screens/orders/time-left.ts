/** `45 min left`, `3 h left`, `2 days left`, rounded down so that nobody is late; `Time is up` when it has passed. */
export function timeLeft(until: string, now: string): string {
  const minutes = Math.floor((Date.parse(until) - Date.parse(now)) / 60_000)
  if (minutes <= 0) return 'Time is up'
  if (minutes < 60) return `${minutes} min left`
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return `${hours} h left`
  return `${Math.floor(hours / 24)} days left`
}

/** How long something has waited: `under a minute`, `45 min`, `3 h`, `2 days`. */
export function waitedFor(since: string, now: string): string {
  const minutes = Math.floor((Date.parse(now) - Date.parse(since)) / 60_000)
  if (minutes < 1) return 'under a minute'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}
