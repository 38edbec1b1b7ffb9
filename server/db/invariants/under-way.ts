import type { EventKind } from '#domain/events.ts'

/** A pending job of that name whose payload names the row. */
export const openJob = (name: string, condition: string) =>
  `exists (select 1 from jobs.job j where j.name = '${name}' and j.state < 'completed' and ${condition})`
/** An event of that subject that is not delivered to its subscribers yet. */
export const toDeliver = (kind: EventKind, subject: string) =>
  `exists (select 1 from domain_events d where d.kind = '${kind}' and d.subject = ${subject} and d.delivered_at is null)`
export const refundJob = openJob('money.refund-payment', `j.data->>'paymentId' = p.id::text`)
export const refundUnderWay = `(${refundJob} or ${openJob('money.return-payments', `j.data->>'orderId' = a.order_id::text`)}
                         or ${toDeliver('order.failed', 'a.order_id')})`
export const excessUnderWay = openJob('money.return-excess', `j.data->>'paymentId' = p.id::text`)
export const reversalUnderWay = openJob('money.reverse-top-up', `j.data->>'paymentId' = p.id::text`)
export const returnUnderWay = `(${openJob('money.return-cancelled', `j.data->>'orderId' = o.id::text`)} or ${toDeliver('order.cancelled', 'o.id')})`
export const changeReturnUnderWay = openJob('money.return-changed', `j.data->>'requestId' = c.id::text`)
export const changeUnderWay = `(${openJob('orders.poll-change', `j.data->>'orderId' = c.order_id::text`)}
  or ${openJob('orders.make-change', `j.data->>'requestId' = c.id::text`)} or ${toDeliver('change.paid', 'c.id')})`
export const changeExpiry = openJob('orders.expire-change', `j.data->>'requestId' = c.id::text`)
export const issueUnderWay = ['orders.issue', 'orders.reconcile']
  .map((name) => openJob(name, `j.data->>'orderId' = o.id::text`))
  .join(' or ')

/** Payments of an order that were captured and are not being refunded. */
export const livePayments = `(select count(*) from payments p join payment_allocations a on a.payment_id = p.id
  where a.order_id = o.id and p.status = 'succeeded' and not ${refundUnderWay})`

/** Changes of an order that cost more, made or being made. */
export const paidChanges = `(select count(*) from service_requests c
  where c.order_id = o.id and c.kind = 'change' and c.charge > 0 and c.state in ('confirmed', 'settling', 'done'))`

/** A trip whose order `o` is paid and waits for its turn: a job takes the next step, or another order of it is being booked, cancelled or decided. */
export const tripUnderWay = `exists (
  select 1 from checkout_items i join checkout_items s on s.checkout_id = i.checkout_id join orders t on t.checkout_item_id = s.id
  where i.id = o.checkout_item_id and (
    ${openJob('trips.continue', `j.data->>'orderId' = t.id::text`)}
    or t.status in ('PendingTicketIssue', 'Booked', 'AwaitingAdmin', 'TicketCancelationRequested')
    or exists (select 1 from domain_events d where d.subject = t.id and d.delivered_at is null)
  ))`
