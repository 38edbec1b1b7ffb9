import { orderStatuses, transitions } from '#domain/orders/order-status.ts'
import { type Invariant, rows } from './invariant.ts'
import { excessUnderWay, issueUnderWay, livePayments, paidChanges, refundUnderWay, tripUnderWay } from './under-way.ts'

const legal = orderStatuses.flatMap((from) => Object.entries(transitions[from]).map(([event, to]) => `${from} ${event} ${to}`))

/** One payment and one booking of each order, and its history. */
export const ofOrders: readonly Invariant[] = [
  {
    id: 'I3',
    says: 'a paid order has exactly one valid payment and one for each change that cost more, an order without a charge has none',
    breaches: rows(`select o.id || ' ' || o.status || ' has ' || ${livePayments} as detail from orders o
                    where o.status in ('Paid', 'CustomerPaid', 'PendingTicketIssue', 'Booked', 'Issued', 'TicketCancelationRequested')
                      and ${livePayments} <> (case when o.total = 0 then 0 else 1 end + ${paidChanges})`),
  },
  {
    id: 'I3',
    says: 'an order that awaits a decision has one valid payment, or none if it was never paid',
    breaches: rows(`select o.id || ' has ' || ${livePayments} as detail from orders o
                    where o.status = 'AwaitingAdmin' and ${livePayments} <> case when exists (
                      select 1 from order_events e where e.order_id = o.id and e.from_status = 'Pending' and e.to_status = 'AwaitingAdmin'
                    ) or o.total = 0 then 0 else 1 end`),
  },
  {
    id: 'I3',
    says: 'the part of a payment that pays no order is refunded or being refunded',
    breaches: rows(`select 'payment ' || p.id as detail from payments p
                    join (
                      select payment_id, order_id, sum(amount + fee) over (partition by payment_id) as paid, sum(fee) over (partition by payment_id) as fees
                      from payment_allocations
                    ) a on a.payment_id = p.id
                    where a.paid + p.excess_returned > p.amount or a.fees > p.fee
                       or p.status = 'succeeded' and a.paid + p.excess_returned < p.amount and not (${refundUnderWay} or ${excessUnderWay})`),
  },
  {
    id: 'I3',
    says: 'an order is booked at most once at its supplier',
    breaches:
      rows(`select 'order ' || order_id as detail from fulfilments where state = 'booked' and kind not in ('change', 'schedule') group by order_id, kind having count(*) > 1
                    union all
                    select 'order ' || order_id from fulfilments where state = 'booked' and kind in ('book', 'hold') group by order_id having count(*) > 1
                    union all
                    select supplier || ' ' || supplier_order_id from orders where supplier_order_id is not null
                    group by supplier, supplier_order_id having count(*) > 1`),
  },
  {
    id: 'I3',
    says: 'a booked, held or issued order names its booking',
    breaches: rows(`select o.id || ' ' || o.status as detail from orders o
                    where o.status in ('Booked', 'Not Paid', 'Issued') and o.supplier_order_id is null and o.booking_reference is null`),
  },
  {
    id: 'I3',
    says: 'an order that is being issued has a pending job or call',
    breaches: rows(
      `select 'order ' || o.id as detail from orders o where o.status = 'PendingTicketIssue' and not (${issueUnderWay})`,
    ),
  },
  {
    id: 'I3',
    says: 'a paid order that waits for its turn in a trip has a pending step of that trip',
    breaches: rows(
      `select 'order ' || o.id || ' ' || o.status as detail from orders o where o.status in ('Paid', 'CustomerPaid') and not ${tripUnderWay}`,
    ),
  },
  {
    id: 'I8',
    says: 'every status change follows the table, and starts at the status after the previous one',
    breaches: rows(
      `select order_id || ' ' || coalesce(from_status, 'nothing') || ' ' || event || ' ' || to_status as detail from (
         select *, lag(to_status) over (partition by order_id order by seq) as before from order_events where to_status is not null
       ) change
       where from_status is distinct from before
          or from_status is not null and not (from_status || ' ' || event || ' ' || to_status = any($1))
          or from_status is null and to_status <> 'Pending'`,
      [legal],
    ),
  },
  {
    id: 'I8',
    says: 'the status of an order is the last one of its history',
    breaches: rows(`select o.id || ' is ' || o.status as detail from orders o where o.status is distinct from (
                      select e.to_status from order_events e where e.order_id = o.id and e.to_status is not null order by e.seq desc limit 1)`),
  },
]
