import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { AskedChange } from '#contract/base/change-quote.ts'
import { money } from '#domain/money/money.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { prepared } from '../../../db/prepared.ts'
import { payments, serviceRequests } from '../../../db/schema/index.ts'
import { changeOf } from '../../../products/change-of.ts'
import type { ServiceRequest } from '../cancellation/move-request.ts'
import type { Order } from '../transition-order.ts'

type Asked = ServiceRequest & { redirectUrl: string | null }

const lastAsked = prepared((tx: Transaction) =>
  tx
    .select({ ...getTableColumns(serviceRequests), redirectUrl: payments.redirectUrl })
    .from(serviceRequests)
    .leftJoin(payments, eq(payments.idempotencyKey, sql`${serviceRequests.id}::text`))
    .where(
      and(
        eq(serviceRequests.agencyId, sql.placeholder('agencyId')),
        eq(serviceRequests.orderId, sql.placeholder('orderId')),
        eq(serviceRequests.kind, 'change'),
      ),
    )
    .orderBy(desc(serviceRequests.createdAt))
    .limit(1)
    .prepare('asked_change'),
)

/** The last change of the order. */
export async function readAskedChange(tx: Transaction, { agencyId }: Ctx, orderId: string): Promise<Asked | null> {
  const [row] = await lastAsked(tx).execute({ agencyId, orderId })
  return row ?? null
}

type State = AskedChange['state']

/** Null for a change that was made, or that nobody paid. */
const stateOf = ({ state, quoteUntil, reason }: Asked, now: Date): State | null => {
  if (state === 'quoted') return quoteUntil && now < quoteUntil ? 'awaits-payment' : null
  if (state === 'confirmed') return 'being-made'
  return (state === 'refused' || state === 'expired') && reason !== null ? 'unmade' : null
}

/** What the page of an order says of it. */
export function presentChange(ctx: Ctx, order: Order, asked: Asked | null): AskedChange | null {
  const change = changeOf(order)
  if (!asked?.quoteUntil || !change) return null
  const state = stateOf(asked, ctx.now())
  if (!state) return null
  return {
    state,
    to: change.words.booked(asked.itineraryAfter),
    pay: money(asked.charge, asked.currency),
    until: asked.quoteUntil.toISOString(),
    redirectUrl: state === 'awaits-payment' ? asked.redirectUrl : null,
    reason: state === 'unmade' ? asked.reason : null,
  }
}
