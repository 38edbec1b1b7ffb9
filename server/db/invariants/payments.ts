import { type Invariant, rows } from './invariant.ts'
import {
  changeExpiry,
  changeReturnUnderWay,
  changeUnderWay,
  refundJob,
  refundUnderWay,
  returnUnderWay,
  reversalUnderWay,
} from './under-way.ts'

/** What an order's payments still pay of its price, their fees aside. */
const keptOfOrder = `(select sum(k.amount + k.fee - k.returned - q.fee) from payment_allocations k join payments q on q.id = k.payment_id
  where k.order_id = o.id and q.status = 'succeeded')`

/** Money of orders and top-ups: retained, held and refunded. */
export const ofPayments: readonly Invariant[] = [
  {
    id: 'I4',
    says: 'payments of an unpaid or ended order are refunded or being refunded',
    breaches:
      rows(`select o.id || ' ' || o.status || ' keeps payment ' || p.id as detail from orders o join payment_allocations a on a.order_id = o.id join payments p on p.id = a.payment_id
                    where o.status in ('Pending', 'Not Paid', 'Failed', 'Expired', 'AutoCanceled', 'Cancelled', 'TicketCanceled', 'Refunded')
                      and p.status = 'succeeded' and not ${refundUnderWay}
                      and not exists (select 1 from service_requests c where c.order_id = o.id and c.kind = 'cancel' and c.state in ('settling', 'done')
                        and (${keptOfOrder} = c.penalty or ${returnUnderWay}))`),
  },
  {
    id: 'I4',
    says: 'a cancelled stay refunded the promised amount, once, or will',
    breaches: rows(`select 'cancellation ' || c.id as detail from service_requests c join orders o on o.id = c.order_id
                    left join ledger_movements m on m.agency_id = c.agency_id and m.kind = 'cancellation-refund' and m.reference = c.id::text
                    where c.kind = 'cancel' and (c.state in ('settling', 'done') and coalesce((c.supplier_refund->>'amount')::bigint, 0) > 0 and m.id is null and c.refund > 0 and not ${returnUnderWay}
                       or (c.state not in ('settling', 'done') or c.refund = 0) and m.id is not null)`),
  },
  {
    id: 'I4',
    says: 'a refund in progress has a pending job',
    breaches: rows(`select 'payment ' || p.id as detail from payments p where p.status = 'refunding' and not ${refundJob}`),
  },
  {
    id: 'I4',
    says: 'a reversed top-up is taken from the wallet, or will be',
    breaches: rows(`select 'payment ' || p.id || ' ' || p.status as detail from payments p
                    left join ledger_movements t on t.agency_id = p.agency_id and t.kind in ('top-up', 'deposit') and t.reference = p.id::text
                    left join ledger_movements r on r.reverses = t.id and r.kind = 'reversal'
                    where p.status = 'reversing' and (r.id is not null or not ${reversalUnderWay})
                       or (p.status = 'reversed') <> (r.id is not null) and p.status <> 'reversing'`),
  },
  {
    id: 'I4',
    says: 'a renewal is charged to the saved card at most once',
    breaches: rows(`select 'invoice ' || c.invoice_id || ' is charged ' || count(*) || ' times' as detail
                    from card_charges c join payments p on p.id = c.payment_id
                    where p.status in ('succeeded', 'reversing', 'reversed') group by c.invoice_id having count(*) > 1`),
  },
  {
    id: 'I4',
    says: 'the account of deposits has the deposits of customers that are held or being returned',
    breaches: rows(`select agency_id || ' ' || currency as detail
                    from (select agency_id, currency, sum(amount) as amount from deposits where state in ('held', 'returning') group by 1, 2) d
                    full join (select agency_id, currency, balance from ledger_balances where account = 'deposits') b using (agency_id, currency)
                    where coalesce(d.amount, 0) <> coalesce(b.balance, 0)`),
  },
  {
    id: 'I4',
    says: 'a deposit is held or used exactly while its payment is valid',
    breaches: rows(`select d.id || ' is ' || d.state || ' with a payment ' || p.status as detail
                    from deposits d join payments p on p.id = d.payment_id
                    where (d.state in ('held', 'used')) <> (p.status in ('succeeded', 'reversing'))
                       or (d.state = 'returning') <> (p.status = 'refunding')
                       or (d.state = 'returned') <> (p.status = 'refunded')
                       or (d.state = 'reversed') <> (p.status = 'reversed')
                       or p.amount - p.fee <> d.amount`),
  },
  {
    id: 'I4',
    says: 'the amount held for an order is the sum of its valid payments, until it is issued',
    breaches: rows(`with held as (
                      select m.order_id, sum(e.amount) as amount from ledger_entries e join ledger_movements m on m.id = e.movement_id
                      where e.account = 'escrow' and m.kind not in ('issue', 'change') group by 1
                    ), taken as (
                      select a.order_id, sum(p.amount - p.fee - p.excess_returned) as amount from payments p join payment_allocations a on a.payment_id = p.id
                      where p.status in ('succeeded', 'refunding') group by 1
                    )
                    select coalesce(held.order_id::text, taken.order_id::text, 'no order') as detail
                    from held full join taken using (order_id) where coalesce(held.amount, 0) <> coalesce(taken.amount, 0)`),
  },
  {
    id: 'I4',
    says: 'the total of an order is its price and the fees of its payments',
    breaches: rows(`select o.id || ' charges ' || o.total as detail from orders o
                    left join (select order_id, sum(fee) as fees from payment_allocations group by 1) a on a.order_id = o.id
                    where o.total <> (o.waterfall->'total'->>'amount')::bigint + coalesce(a.fees, 0)`),
  },
  {
    id: 'I4',
    says: 'an issued order used its held amount, once; an order that was never issued did not',
    breaches: rows(`select o.id || ' ' || o.status as detail from orders o
                    left join (select order_id, count(*) n from ledger_movements where kind = 'issue' group by 1) m on m.order_id = o.id
                    where o.status in ('Issued', 'TicketCancelationRequested') and coalesce(m.n, 0) <> case when o.total = 0 then 0 else 1 end
                       or o.status in ('Pending', 'Not Paid', 'Paid', 'CustomerPaid', 'PendingTicketIssue', 'Booked', 'Failed', 'Expired', 'AutoCanceled') and m.n > 0`),
  },
  {
    id: 'I4',
    says: 'an exchange difference belongs to the issue of its order, and changes only the debt to suppliers',
    breaches: rows(`select 'movement ' || m.id as detail from ledger_movements m
                    where m.kind = 'fx-difference' and (
                      not exists (select 1 from ledger_movements i where i.agency_id = m.agency_id and i.kind = 'issue' and i.order_id = m.order_id)
                      or exists (select 1 from ledger_entries e where e.movement_id = m.id and e.account not in ('supplier', 'exchange')))`),
  },
  {
    id: 'I4',
    says: 'a change that is done has its posting, and what it returns is returned, or will be',
    breaches:
      rows(`select 'change ' || c.id || ' ' || c.state as detail from service_requests c join orders o on o.id = c.order_id
                    left join ledger_movements m on m.agency_id = c.agency_id and m.kind = 'change' and m.reference = c.id::text
                    where c.kind = 'change' and (c.state not in ('settling', 'done') and m.id is not null
                       or c.state in ('settling', 'done') and c.charge > 0 and m.id is null
                       or c.state = 'settling' and not ${changeReturnUnderWay})`),
  },
  {
    id: 'I4',
    says: 'a change at its supplier is being made or asked for, and one that waits for its payment ends in time',
    breaches: rows(`select 'change ' || c.id || ' ' || c.state as detail from service_requests c
                    where c.kind = 'change' and (c.state = 'confirmed' and not ${changeUnderWay} or c.state = 'quoted' and not ${changeExpiry})`),
  },
]
