import { addDays, dayAt, instantAt } from '../dates.ts'

/** The local time of the daily digest. */
const DIGEST_TIME = '07:00'

/** The next 07:00 after an instant in a time zone. */
export function nextDigest(after: Date, zone: string): Date {
  const today = dayAt(after, zone)
  for (const day of [today, addDays(today, 1)]) {
    const at = instantAt(`${day}T${DIGEST_TIME}`, zone)
    if (at && at > after) return at
  }
  throw new Error(`no morning after ${after.toISOString()} in ${zone}`)
}
