import { formatDate, zoneName } from '#domain/dates.ts'
import { useRegional } from './regional.ts'

/** An instant in the time zone of a place: `2026-11-21 22:35`. */
const inZone = (instant: string, zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant))

type Props = {
  /** An instant (`2026-11-21T22:35:00Z`) or a local date (`2026-11-21`). */
  value: string
  /** Adds the time of day; an instant also says its zone. */
  withTime?: boolean
  /** IANA time zone, if not the reader's. */
  zone?: string
}

/** A date as documents and dialogs print it, `21 Nov 2026`, with the full instant in its title. */
export function DateText({ value, withTime = false, zone: other }: Props) {
  const { zone: own } = useRegional()
  const zone = other ?? own
  const isInstant = /(?:Z|[+-]\d\d:\d\d)$/.test(value)
  const local = isInstant ? inZone(value, zone) : value
  const time =
    withTime && local.length > 10 ? `, ${local.slice(11, 16)}${isInstant ? ` ${zoneName(new Date(value), zone)}` : ''}` : ''
  return (
    <time dateTime={value} title={value}>
      {formatDate(local)}
      {time}
    </time>
  )
}
