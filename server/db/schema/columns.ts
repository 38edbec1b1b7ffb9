import { bigint, customType, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { agencies } from './identity.ts'

/** Columns that many tables share. */

export const id = () => uuid('id').primaryKey()
/** Every tenant table has it; row-level security compares it with `app.agency_id`. */
export const agencyId = () =>
  uuid('agency_id')
    .notNull()
    .references(() => agencies.id)
export const instant = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => instant('created_at').notNull().defaultNow()
/** Integer minor units; the currency stands beside it. */
export const minor = (name: string) => bigint(name, { mode: 'number' })
export const currency = () => text('currency').notNull()
/** What the clocks of a place show: `2026-12-14T22:45:00`. */
export const localTime = customType<{ data: string }>({
  dataType: () => 'timestamp',
  fromDriver: (value) => String(value).replace(' ', 'T'),
})
/** The words that a row is found by. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
