import type pg from 'pg'
import { isOver, orderStatuses } from '#domain/orders/order-status.ts'

/** Statuses of an order without a booking: not paid yet, or ended. */
const unsold = orderStatuses.filter((status) => status === 'Pending' || isOver(status))

/**
 * A line for each item whose supplier reservation belongs to no order and is released by no job. One that became a booking ends with it, also where the
 * booking was cancelled.
 */
export async function unreleasedReservations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ detail: string }>(
    `select 'item ' || i.id as detail from checkout_items i left join orders o on o.checkout_item_id = i.id
     where i.reservation->>'state' <> 'released' and (i.reservation->>'until')::timestamptz > now()
       and (o.id is null or o.status = any($1) and o.supplier_order_id is null)
       and not exists (select 1 from jobs.job j
         where j.name = 'checkouts.release-reservation' and j.state < 'completed' and j.data->>'itemId' = i.id::text)
       and not exists (select 1 from domain_events d where d.kind = 'order.failed' and d.subject = o.id and d.delivered_at is null)`,
    [unsold],
  )
  return rows.map(({ detail }) => detail)
}
