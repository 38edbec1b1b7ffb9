import { type SQL, sql } from 'drizzle-orm'
import { orders } from '../../db/schema/index.ts'
import { clockAirportPaths } from '../../products/view-of.ts'

/** The airport whose time zone also applies to an order's deadlines; null for products without one. */
export const departsFrom: SQL<string | null> = sql`case ${orders.product} ${sql.join(
  clockAirportPaths.map(({ product, path }) => sql`when ${product} then ${orders.itinerary} #>> ${sql.param(path)}::text[]`),
  sql` `,
)} end`
