/** What a refused request to check somebody in means. `unsent`: there was no answer. `failed`: the server answered with a fault of its own. */
export type CheckInFailure = 'signed-out' | 'refused' | 'failed' | 'unsent'

/** Answers that say to try again later. */
const later: ReadonlySet<number> = new Set([408, 425, 429])

/** What a status means; 0 for no answer. */
export function failureOf(status: number): CheckInFailure {
  if (status === 401) return 'signed-out'
  if (status >= 400 && status < 500 && !later.has(status)) return 'refused'
  return status >= 500 ? 'failed' : 'unsent'
}

/** After so many runs in which others were answered, a check-in that failed each time is set aside. */
export const MOST_FAILURES = 3

/**
 * The check-ins to set aside after a run, by how often each failed; `failures` is changed. While nothing at all is answered the server is down for
 * everybody, and nobody is set aside.
 */
export function afterRun(
  failures: Map<string, number>,
  { failed, answered }: { failed: readonly string[]; answered: readonly string[] },
) {
  for (const key of answered) failures.delete(key)
  if (answered.length === 0) return []
  for (const key of failed) failures.set(key, (failures.get(key) ?? 0) + 1)
  const aside = failed.filter((key) => (failures.get(key) ?? 0) >= MOST_FAILURES)
  for (const key of aside) failures.delete(key)
  return aside
}
