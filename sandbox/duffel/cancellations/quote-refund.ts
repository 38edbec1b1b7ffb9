import type { StoredCredit } from '../credits/credit-shape.ts'
import { creditsFor } from '../credits/issue-credits.ts'
import { toMinor } from '../money.ts'
import type { RefundTo, StoredOrder } from '../orders/order-shape.ts'

export interface RefundQuote {
  minor: number
  to: RefundTo
  credits: StoredCredit[]
}

const withinVoidWindow = ({ order }: StoredOrder, now: Date) =>
  order.void_window_ends_at !== null && now.getTime() <= Date.parse(order.void_window_ends_at)

const guaranteed = (metadata: unknown): number =>
  typeof metadata === 'object' && metadata !== null && 'refund_amount' in metadata ? toMinor(String(metadata.refund_amount)) : 0

/** The refund by the fare's own conditions, in hundredths. */
function byConditions({ order }: StoredOrder, paidMinor: number): number {
  const refund = order.conditions.refund_before_departure
  if (!refund?.allowed) return 0
  return Math.max(0, paidMinor - toMinor(refund.penalty_amount ?? '0'))
}

/**
 * The current refund of a cancellation: everything on the day of issue (a void), later according to the fare's conditions, and at least the refund of
 * a cancel-for-any-reason service. An unpaid hold refunds nothing.
 */
export function quoteRefund(stored: StoredOrder, now: Date): RefundQuote {
  const { order, paid, route } = stored
  if (paid === null) return { minor: 0, to: 'awaiting_payment', credits: [] }
  const promised = Math.max(
    0,
    ...order.services.filter(({ type }) => type === 'cancel_for_any_reason').map(({ metadata }) => guaranteed(metadata)),
  )
  const minor = withinVoidWindow(stored, now)
    ? paid.minor
    : Math.min(paid.minor, Math.max(promised, byConditions(stored, paid.minor)))
  // An airline that was paid with a credit refunds as credit.
  if (route === 'refund-to-airline-credits' || paid.credits !== undefined)
    return { minor, to: 'airline_credits', credits: creditsFor(stored, minor, now) }
  return { minor, to: paid.type, credits: [] }
}
