import type pg from 'pg'
import type { EventKind } from '#domain/events.ts'
import { accounts } from '#domain/ledger.ts'
import { orderStatuses, transitions } from '#domain/orders/order-status.ts'
import { forgottenReservations } from './forgotten-reservations.ts'
import { readableByOthers } from './readable-by-others.ts'

/** What is always true of the whole database, whatever is under way (goals, section D). */
export interface Invariant {
  id: 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8'
  says: string
  /** A line for each row that breaks it; null where there is nothing yet that it could be true of. */
  breaches(client: pg.ClientBase): Promise<string[]> | null
}

/** Rows of `sql`, whose column `detail` says what is wrong. */
const rows =
  (sql: string, values: unknown[] = []) =>
  async (client: pg.ClientBase): Promise<string[]> =>
    (await client.query<{ detail: string }>(sql, values)).rows.map((row) => row.detail)

const covered = Object.entries(accounts).flatMap(([account, { mayBeNegative }]) => (mayBeNegative ? [] : [account]))
const legal = orderStatuses.flatMap((from) => Object.entries(transitions[from]).map(([event, to]) => `${from} ${event} ${to}`))

/** A job of that name that still has to run, whose payload names the row. */
const openJob = (name: string, condition: string) =>
  `exists (select 1 from jobs.job j where j.name = '${name}' and j.state < 'completed' and ${condition})`
/** An event of that subject that its subscribers have not been told of yet. */
const toDeliver = (kind: EventKind, subject: string) =>
  `exists (select 1 from domain_events d where d.kind = '${kind}' and d.subject = ${subject} and d.delivered_at is null)`
const refundJob = openJob('money.refund-payment', `j.data->>'paymentId' = p.id::text`)
const refundUnderWay = `(${refundJob} or ${openJob('money.return-payments', `j.data->>'orderId' = a.order_id::text`)}
                         or ${toDeliver('order.failed', 'a.order_id')})`
const excessUnderWay = openJob('money.return-excess', `j.data->>'paymentId' = p.id::text`)
const reversalUnderWay = openJob('money.reverse-top-up', `j.data->>'paymentId' = p.id::text`)
const returnUnderWay = `(${openJob('money.return-cancelled', `j.data->>'orderId' = o.id::text`)} or ${toDeliver('order.cancelled', 'o.id')})`
const issueUnderWay = ['orders.issue', 'orders.reconcile']
  .map((name) => openJob(name, `j.data->>'orderId' = o.id::text`))
  .join(' or ')

/** Payments of an order that stay with it: taken, and not on their way back. */
const livePayments = `(select count(*) from payments p join payment_allocations a on a.payment_id = p.id
  where a.order_id = o.id and p.status = 'succeeded' and not ${refundUnderWay})`

export const invariants: readonly Invariant[] = [
  {
    id: 'I1',
    says: 'the entries of a movement add up to zero in each currency',
    breaches: rows(
      `select 'movement ' || movement_id as detail from ledger_entries group by movement_id, currency having sum(amount) <> 0`,
    ),
  },
  {
    id: 'I1',
    says: 'a movement has entries',
    breaches: rows(`select 'movement ' || id as detail from ledger_movements m
                    where not exists (select 1 from ledger_entries e where e.movement_id = m.id)`),
  },
  {
    id: 'I1',
    says: 'a reversal and what it reverses add up to zero in every account, and none is reversed itself',
    breaches: rows(`select 'movement ' || r.id as detail from ledger_movements r join ledger_movements m on m.id = r.reverses
                    where m.agency_id <> r.agency_id or m.reverses is not null or exists (
                      select 1 from ledger_entries e where e.movement_id in (m.id, r.id) group by account, currency having sum(amount) <> 0)`),
  },
  {
    id: 'I2',
    says: 'a balance is the sum of its entries',
    breaches: rows(`select agency_id || ' ' || account || ' ' || currency as detail
                    from ledger_balances b
                    full join (select agency_id, account, currency, sum(amount) total from ledger_entries group by 1, 2, 3) e
                      using (agency_id, account, currency)
                    where coalesce(b.balance, 0) <> coalesce(e.total, 0)`),
  },
  {
    id: 'I2',
    says: 'wallets and held money are never negative',
    breaches: rows(`select agency_id || ' ' || account as detail from ledger_balances where balance < 0 and account = any($1)`, [
      covered,
    ]),
  },
  {
    id: 'I3',
    says: 'an order that is paid has exactly one live payment, one that charges nothing has none',
    breaches: rows(`select o.id || ' ' || o.status || ' has ' || ${livePayments} as detail from orders o
                    where o.status in ('Paid', 'CustomerPaid', 'PendingTicketIssue', 'Booked', 'Issued', 'TicketCancelationRequested')
                      and ${livePayments} <> case when o.total = 0 then 0 else 1 end`),
  },
  {
    id: 'I3',
    says: 'an order that awaits a decision has one live payment, or none when it never was paid',
    breaches: rows(`select o.id || ' has ' || ${livePayments} as detail from orders o
                    where o.status = 'AwaitingAdmin' and ${livePayments} <> case when exists (
                      select 1 from order_events e where e.order_id = o.id and e.from_status = 'Pending' and e.to_status = 'AwaitingAdmin'
                    ) or o.total = 0 then 0 else 1 end`),
  },
  {
    id: 'I3',
    says: 'what of a payment pays no order is back or on its way back',
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
      rows(`select 'order ' || order_id as detail from fulfilments where state = 'booked' group by order_id, kind having count(*) > 1
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
    says: 'an order that is being issued has work under way',
    breaches: rows(
      `select 'order ' || o.id as detail from orders o where o.status = 'PendingTicketIssue' and not (${issueUnderWay})`,
    ),
  },
  {
    id: 'I4',
    says: 'money of an order that is not paid or has ended is returned or on its way',
    breaches:
      rows(`select o.id || ' ' || o.status || ' keeps payment ' || p.id as detail from orders o join payment_allocations a on a.order_id = o.id join payments p on p.id = a.payment_id
                    where o.status in ('Pending', 'Not Paid', 'Failed', 'Expired', 'AutoCanceled', 'Cancelled', 'TicketCanceled', 'Refunded')
                      and p.status = 'succeeded' and not ${refundUnderWay}
                      and not exists (select 1 from service_requests c where c.order_id = o.id and c.kind = 'cancel' and c.state in ('settling', 'done')
                        and (a.amount + a.fee - a.returned = c.penalty + p.fee or ${returnUnderWay}))`),
  },
  {
    id: 'I4',
    says: 'a stay that was cancelled gave back what was promised, once, or will',
    breaches: rows(`select 'cancellation ' || c.id as detail from service_requests c join orders o on o.id = c.order_id
                    left join ledger_movements m on m.agency_id = c.agency_id and m.kind = 'cancellation-refund' and m.reference = c.id::text
                    where c.kind = 'cancel' and (c.state in ('settling', 'done') and coalesce((c.supplier_refund->>'amount')::bigint, 0) > 0 and m.id is null and c.refund > 0 and not ${returnUnderWay}
                       or (c.state not in ('settling', 'done') or c.refund = 0) and m.id is not null)`),
  },
  {
    id: 'I4',
    says: 'a refund that began goes on',
    breaches: rows(`select 'payment ' || p.id as detail from payments p where p.status = 'refunding' and not ${refundJob}`),
  },
  {
    id: 'I4',
    says: 'a top-up that went back to its payer is out of the wallet, or will be',
    breaches: rows(`select 'payment ' || p.id || ' ' || p.status as detail from payments p
                    left join ledger_movements t on t.agency_id = p.agency_id and t.kind = 'top-up' and t.reference = p.id::text
                    left join ledger_movements r on r.reverses = t.id
                    where p.status = 'reversing' and (r.id is not null or not ${reversalUnderWay})
                       or (p.status = 'reversed') <> (r.id is not null) and p.status <> 'reversing'`),
  },
  {
    id: 'I4',
    says: 'what is held for an order is what its live payments brought, until it is issued',
    breaches: rows(`with held as (
                      select m.order_id, sum(e.amount) as amount from ledger_entries e join ledger_movements m on m.id = e.movement_id
                      where e.account = 'escrow' and m.kind <> 'issue' group by 1
                    ), taken as (
                      select a.order_id, sum(p.amount - p.fee - p.excess_returned) as amount from payments p join payment_allocations a on a.payment_id = p.id
                      where p.status in ('succeeded', 'refunding') group by 1
                    )
                    select coalesce(held.order_id::text, taken.order_id::text, 'no order') as detail
                    from held full join taken using (order_id) where coalesce(held.amount, 0) <> coalesce(taken.amount, 0)`),
  },
  {
    id: 'I4',
    says: 'the total of an order is its price and the fees that its payments bring',
    breaches: rows(`select o.id || ' charges ' || o.total as detail from orders o
                    left join (select order_id, sum(fee) as fees from payment_allocations group by 1) a on a.order_id = o.id
                    where o.total <> (o.waterfall->'total'->>'amount')::bigint + coalesce(a.fees, 0)`),
  },
  {
    id: 'I4',
    says: 'an issued order took what was held for it, once; one that never was issued did not',
    breaches: rows(`select o.id || ' ' || o.status as detail from orders o
                    left join (select order_id, count(*) n from ledger_movements where kind = 'issue' group by 1) m on m.order_id = o.id
                    where o.status in ('Issued', 'TicketCancelationRequested') and coalesce(m.n, 0) <> case when o.total = 0 then 0 else 1 end
                       or o.status in ('Pending', 'Not Paid', 'Paid', 'CustomerPaid', 'PendingTicketIssue', 'Booked', 'Failed', 'Expired', 'AutoCanceled') and m.n > 0`),
  },
  {
    id: 'I4',
    says: 'an exchange difference stands beside the issue of its order, and moves nothing but what is owed to suppliers',
    breaches: rows(`select 'movement ' || m.id as detail from ledger_movements m
                    where m.kind = 'fx-difference' and (
                      not exists (select 1 from ledger_movements i where i.agency_id = m.agency_id and i.kind = 'issue' and i.order_id = m.order_id)
                      or exists (select 1 from ledger_entries e where e.movement_id = m.id and e.account not in ('supplier', 'exchange')))`),
  },
  { id: 'I5', says: 'sold is never more than there is: nothing is sold from stock of our own yet', breaches: () => null },
  { id: 'I5', says: 'what is reserved is sold, or is about to be given back', breaches: forgottenReservations },
  {
    id: 'I6',
    says: 'a webhook about something of ours is applied, or will be',
    breaches: rows(`select e.provider || ' ' || e.event_id as detail from webhook_events e
                    where e.applied_at is null
                      and not ${openJob('money.apply-webhook', `j.data->>'provider' = e.provider and j.data->>'eventId' = e.event_id`)}
                      and exists (
                        select 1 from jsonb_path_query(e.payload, 'strict $.** ? (@.type() == "string")') said
                        join external_references r on r.provider = e.provider and r.reference = said #>> '{}'
                        left join payments p on p.id = r.payment_id
                        left join orders o on o.id = r.order_id
                        where e.received_at > coalesce(p.created_at, case when r.reference = o.supplier_offer_id then o.created_at else (
                          select min(known.at) from order_events known where known.order_id = o.id and known.to_status in ('Not Paid', 'Issued')) end))`),
  },
  {
    id: 'I6',
    says: 'an event is delivered to its subscribers, or about to be',
    breaches: rows(`select d.kind || ' ' || d.id as detail from domain_events d
                    where d.delivered_at is null and not ${openJob('events.deliver', `j.data->>'eventId' = d.id::text`)}`),
  },
  {
    id: 'I6',
    says: 'a queued mail is about to be sent',
    breaches: rows(`select 'mail ' || m.id as detail from mails m
                    where m.status = 'queued' and not ${openJob('mail.send', `j.data->>'mailId' = m.id::text`)}`),
  },
  {
    id: 'I6',
    says: 'no mail, event or movement exists twice',
    breaches: rows(`select 'mail ' || dedupe_key as detail from mails group by agency_id, dedupe_key having count(*) > 1
                    union all
                    select 'event ' || event_id from webhook_events group by provider, event_id having count(*) > 1
                    union all
                    select kind || ' ' || reference from ledger_movements group by agency_id, kind, reference having count(*) > 1`),
  },
  { id: 'I7', says: 'no row is readable by another agency, by a stranger or without one', breaches: readableByOthers },
  {
    id: 'I8',
    says: 'every status change follows the table, and starts where the one before it ended',
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
    says: 'an order stands where its history says',
    breaches: rows(`select o.id || ' is ' || o.status as detail from orders o where o.status is distinct from (
                      select e.to_status from order_events e where e.order_id = o.id and e.to_status is not null order by e.seq desc limit 1)`),
  },
]
