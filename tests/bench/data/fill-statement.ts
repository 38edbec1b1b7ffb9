import type pg from 'pg'
import type { Ctx } from '#server/ctx.ts'
import { FIRST_NUMBER } from './fill-orders.ts'

const BATCH = 50_000

/**
 * A posting for each of the agency's orders $2 to $3, oldest first: 92 % payments from the wallet, 4 % refunds to it, 4 % top-ups without an order.
 * The database checks each like any other.
 */
const FILL = `
  with made as (
    select n, uuidv7() as id, orders.id as order_id, orders.title, orders.total as amount,
      case n % 25 when 0 then 'top-up' when 1 then 'wallet-refund' else 'wallet-purchase' end as kind
    from generate_series($2::int, $3::int) n join orders on orders.agency_id = $1::uuid and orders.number = ${FIRST_NUMBER} + n
  ), movements as (
    insert into ledger_movements (id, agency_id, kind, reference, title, order_id, at)
    select id, $1::uuid, kind, 'pay_' || lpad(n::text, 10, '0'), case kind when 'top-up' then '' else title end,
      case kind when 'top-up' then null else order_id end, timestamptz '2026-01-01' + n * interval '1 second'
    from made order by n
  )
  insert into ledger_entries (agency_id, movement_id, account, currency, amount, balance)
  select $1::uuid, id, account, 'NGN', sign * (case kind when 'wallet-purchase' then -amount else amount end), 100000000
  from made, (values ('wallet', 1), ('escrow', -1)) sides (account, sign) order by n, sign desc`

/** Gives each order that `fillOrders` wrote its line in the wallet's statement. */
export async function fillStatement(pool: pg.Pool, ctx: Ctx, count: number): Promise<void> {
  for (let from = 1; from <= count; from += BATCH) {
    await pool.query(FILL, [ctx.agencyId, from, Math.min(count, from + BATCH - 1)])
    await pool.query('analyze ledger_movements, ledger_entries')
  }
  await pool.query('vacuum analyze ledger_movements, ledger_entries')
}
