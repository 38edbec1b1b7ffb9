import { and, type Column, type SQL, sql } from 'drizzle-orm'
import type { Days } from '#contract/list-query.ts'

/** The condition that an instant is within a range of calendar days of a time zone; both days are included. */
export const withinDays = (at: Column, { from, to }: Days, zone: string): SQL | undefined =>
  and(
    from === null ? undefined : sql`${at} >= (${from}::date)::timestamp at time zone ${zone}`,
    to === null ? undefined : sql`${at} < (${to}::date + 1)::timestamp at time zone ${zone}`,
  )
