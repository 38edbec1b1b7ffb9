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
/** Integer minor units; the currency has its own column. */
export const minor = (name: string) => bigint(name, { mode: 'number' })
export const currency = () => text('currency').notNull()
/** Local date and time of a place: `2026-12-14T22:45:00`. */
export const localTime = customType<{ data: string }>({
  dataType: () => 'timestamp',
  fromDriver: (value) => String(value).replace(' ', 'T'),
})
/** The text that a row is searched by. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
