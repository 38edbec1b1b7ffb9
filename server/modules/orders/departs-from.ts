import { type SQL, sql } from 'drizzle-orm'
import { orders } from '../../db/schema/index.ts'
import { clockAirportPaths } from '../../products/view-of.ts'

/** The airport whose clocks tell an order's deadlines, too; null of what none does. */
export const departsFrom: SQL<string | null> = sql`case ${orders.product} ${sql.join(
  clockAirportPaths.map(({ product, path }) => sql`when ${product} then ${orders.itinerary} #>> ${sql.param(path)}::text[]`),
  sql` `,
)} end`
