const minutesFrom = (start: string, end: string) => Math.floor((Date.parse(end) - Date.parse(start)) / 60_000)

function span(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}

/** `45 min left`, `3 h left`, `2 days left`, rounded down so that nobody is late; `Time is up` when it has passed. */
export function timeLeft(until: string, now: string): string {
  const minutes = minutesFrom(now, until)
  return minutes <= 0 ? 'Time is up' : `${span(minutes)} left`
}

/** How long something has been waiting: `under a minute`, `45 min`, `3 h`, `2 days`. */
export function waitedFor(since: string, now: string): string {
  const minutes = minutesFrom(since, now)
  return minutes < 1 ? 'under a minute' : span(minutes)
}
