import { setTimeout } from 'node:timers/promises'
import { chargedFor, countBookings } from '../third-parties.ts'
import type { World } from './open-world.ts'

const PATIENCE_MS = 120_000
/** Jobs that wait for the end of a checkout, an hour or a day are not part of a recovery. */
const recovering = `name not in ('orders.expire-unpaid', 'orders.hold-deadline', 'orders.release-stray', 'money.watch-top-up', 'money.purge-old', 'checkouts.release-reservation', 'orders.watch-price', 'orders.follow-schedule')`

/** Runs the jobs to their end, delayed ones brought forward, or until the process dies. */
export async function untilQuiet({ sql, product }: World): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!product.isDead()) {
    await sql(
      `update jobs.job set start_after = now() where state in ('created', 'retry') and start_after > now() and ${recovering}`,
    )
    const left = await sql<{ name: string; state: string }>(
      `select name, state from jobs.job where state in ('created', 'retry', 'active') and ${recovering}`,
    )
    if (left.length === 0) return
    if (performance.now() > deadline) throw new Error(`still not quiet: ${JSON.stringify(left)}`)
    await setTimeout(100)
  }
}

interface PaymentRow {
  reference: string
  method: string
  status: string
  amount: string
}

/** The final state of one checkout or top-up. */
export interface Standing {
  /** The orders; `none` for a top-up. More than one for a checkout is always wrong. */
  status: string
  bookings: number
  /** Payments that are valid. */
  payments: number
  /** Payments by card or transfer for which the gateway has another amount than we have. */
  disagreeing: string[]
  /** The notes in the order's history. */
  notes: string[]
}

export async function standingOf(world: World, id: string): Promise<Standing> {
  const { sql, sandboxUrl } = world
  const orders = await sql<{ id: string; offerId: string; status: string }>(
    `select o.id, o.supplier_offer_id as "offerId", o.status from orders o join checkout_items i on i.id = o.checkout_item_id
     where i.checkout_id::text = $1`,
    [id],
  )
  if (orders.length > 1) throw new Error(`${orders.length} orders for one checkout`)
  const [order] = orders
  const payments = await sql<PaymentRow>(
    `select reference, method, status, amount from payments p where idempotency_key = $2
       or exists (select from payment_allocations a where a.payment_id = p.id and a.order_id::text = $1)`,
    [order?.id ?? '', id],
  )
  const history = await sql<{ note: string }>(
    `select note from order_events where order_id::text = $1 and note is not null order by seq`,
    [order?.id ?? ''],
  )
  const disagreeing: string[] = []
  for (const { reference, status, amount } of payments.filter(({ method }) => method !== 'wallet')) {
    const charged = await chargedFor(sandboxUrl, reference)
    if (charged !== (status === 'succeeded' ? Number(amount) : 0)) disagreeing.push(`${reference} ${status}: ${charged}`)
  }
  return {
    status: order?.status ?? 'none',
    bookings: order ? await countBookings(sandboxUrl, order) : 0,
    payments: payments.filter(({ status }) => status === 'succeeded').length,
    disagreeing,
    notes: history.map(({ note }) => note),
  }
}
