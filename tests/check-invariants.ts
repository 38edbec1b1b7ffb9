import pg from 'pg'
import { orderStatuses, transitions } from '#domain/order-status.ts'

interface Broken {
  invariant: string
  detail: string
}

const legal = orderStatuses.flatMap((from) => Object.values(transitions[from]).map((to) => `${from}>${to}`))

/** One query an invariant: every row it returns is a breach. */
const queries: Record<string, { sql: string; values?: unknown[] }> = {
  'I1 entries of a movement add up to zero': {
    sql: `select movement_id as detail from ledger_entries group by movement_id, currency having sum(amount) <> 0`,
  },
  'I2 a balance is the sum of its entries': {
    sql: `select b.agency_id || ' ' || b.account as detail from ledger_balances b
          left join (select agency_id, account, currency, sum(amount) total from ledger_entries group by 1, 2, 3) e using (agency_id, account, currency)
          where b.balance <> coalesce(e.total, 0)`,
  },
  'I2 wallets and held money are never negative': {
    sql: `select agency_id || ' ' || account as detail from ledger_balances where balance < 0 and account in ('wallet', 'escrow')`,
  },
  'I3 a paid or issued order has exactly one live payment': {
    sql: `select o.id::text as detail from orders o
          where o.status in ('Paid', 'CustomerPaid', 'PendingTicketIssue', 'Booked', 'Issued', 'AwaitingAdmin')
            and (select count(*) from payments p where p.order_id = o.id and p.status = 'succeeded') <> 1
            and not exists (select 1 from payments p where p.order_id = o.id and p.status = 'failed' and o.status = 'AwaitingAdmin')`,
  },
  'I3 an issued order has at most one booking that succeeded': {
    sql: `select order_id::text as detail from fulfilments where state = 'booked' group by order_id having count(*) > 1`,
  },
  'I4 money of a failed order is returned or on its way': {
    sql: `select o.id::text as detail from orders o join payments p on p.order_id = o.id
          where o.status in ('Failed', 'Refunded') and p.status = 'succeeded'
            and not exists (select 1 from jobs.job j where j.name = 'money.refund-payment' and j.data->>'paymentId' = p.id::text and j.state < 'completed')`,
  },
  'I4 held money belongs to orders under way': {
    sql: `select b.agency_id::text as detail from ledger_balances b where b.account = 'escrow' and b.balance <> coalesce((
            select sum(p.amount - p.fee) from payments p left join orders o on o.id = p.order_id
            where p.agency_id = b.agency_id and p.order_id is not null and (p.status = 'refunding' or p.status = 'succeeded' and o.status <> 'Issued')), 0)`,
  },
  'I8 every status change follows the table': {
    sql: `select order_id || ' ' || from_status || ' > ' || to_status as detail from order_events
          where from_status is not null and not (from_status || '>' || to_status = any($1))`,
    values: [legal],
  },
  'I8 an order stands where its history says': {
    sql: `select o.id::text as detail from orders o where o.status <> (
            select e.to_status from order_events e where e.order_id = o.id and e.to_status is not null order by e.seq desc limit 1)`,
  },
}

/** Checks the invariants of money and bookings against a database, as its owner. Returns what is broken; empty when all is well. */
export async function checkInvariants(url: string): Promise<Broken[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const broken: Broken[] = []
    for (const [invariant, { sql, values }] of Object.entries(queries)) {
      const { rows } = await client.query<{ detail: string }>(sql, values ?? [])
      broken.push(...rows.map((row) => ({ invariant, detail: row.detail })))
    }
    return broken
  } finally {
    await client.end()
  }
}
