import type pg from 'pg'
import type { Ctx } from '#server/ctx.ts'

/** Row n is the order of this number and n more. */
export const FIRST_NUMBER = 1_000

/**
 * So many orders of one agency, written by the database itself: 85 % flights, 94 % issued, departures over three years, and people of 500 given and
 * 600 family names. Row n is TW-1000+n; its locator and ticket number can be told from n, see `traceOf`.
 */
const FILL = `
  insert into orders (id, trip_id, agency_id, number, number_prefix, product, status, title, customer, traveller_count, supplier, supplier_offer_id, booking_reference,
    itinerary, waterfall, currency, total, margin, contact_cipher, starts_at, zone, created_by, created_at, sold_at, search_text)
  select trip, trip, $1::uuid, ${FIRST_NUMBER} + n, 'TW',
    case when kind < 85 then 'flight' when kind < 93 then 'stay' when kind < 99 then 'tour' else 'protection' end,
    case when state = 0 then 'Refunded' when state = 1 then 'Failed' when state = 2 then 'Booked' else 'Issued' end,
    'Lagos - London', given || ' ' || family, 1 + n % 4, 'duffel', 'off_' || n, upper(locator),
    '{}', '{}', 'NGN', 5000000 + (n::bigint * 7919) % 400000000, 100000, 'none',
    case when n % 20 = 0 then null else (date '2026-01-01' + day + time '07:40') at time zone 'Africa/Lagos' end,
    case when n % 20 = 0 then null else 'Africa/Lagos' end,
    $2::uuid, now() - n * interval '1 minute', now() - n * interval '1 minute',
    concat_ws(' ', 'tw', ${FIRST_NUMBER} + n, 'tw' || ${FIRST_NUMBER} + n, locator, given, family, given || n || '@example.com', 'example', '125' || lpad(n::text, 10, '0'))
  from (select n, md5(n::text || $1)::uuid as trip, 'given' || n % 500 as given, 'family' || (n / 7) % 600 as family, substr(md5(n::text), 1, 6) as locator,
      abs(hashint4(n) % 100) as kind, abs(hashint4(n + 7) % 50) as state, abs(hashint4(n + 77) % 1000) as day
    from generate_series(1, $3::int) n) made`

/** A trip for each of them. */
const FILL_TRIPS = `
  insert into trips (id, agency_id, number, title, created_by)
  select md5(n::text || $1)::uuid, $1::uuid, ${FIRST_NUMBER} + n, 'Lagos - London', $2::uuid from generate_series(1, $3::int) n`

export async function fillOrders(pool: pg.Pool, ctx: Ctx, count: number): Promise<void> {
  await pool.query(FILL_TRIPS, [ctx.agencyId, ctx.actor.userId, count])
  await pool.query(FILL, [ctx.agencyId, ctx.actor.userId, count])
  await pool.query('vacuum analyze orders')
}

/** What row n is found by. */
export const traceOf = (n: number) => ({
  number: `TW-${FIRST_NUMBER + n}`,
  payment: `pay_${String(n).padStart(10, '0')}`,
  ticket: `125${String(n).padStart(10, '0')}`,
  name: `given${n % 500} family${Math.floor(n / 7) % 600}`,
  given: `given${n % 500}`,
})
