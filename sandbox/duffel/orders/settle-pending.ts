import { accountOfToken } from '../../inventory/accounts.ts'
import type { SandboxDeps } from '../../deps.ts'
import type { Call } from '../http/add-route.ts'
import { Problem } from '../http/problem.ts'
import { makeId } from '../make-id.ts'
import { type OpenRecords, openPending, type PendingOrder, type Records } from '../open-records.ts'
import type { Timers } from '../open-timers.ts'
import { emitEvent } from '../webhooks/emit-event.ts'
import { commitOrder } from './commit-order.ts'
import type { StoredOrder } from './order-shape.ts'

/** How long an airline takes to decide after it answered 202. */
const DECIDES_AFTER_MS = 1500

type Settling = { deps: SandboxDeps; records: Records }

function failPending({ deps, records }: Settling, pending: PendingOrder): void {
  emitEvent(deps, records, {
    type: 'order.creation_failed',
    object: { offer_id: pending.offerId, order_id: null, id: pending.id },
    // The vendor's own format of this key: the words and the id of the pending order, in base 64.
    idempotencyKey: Buffer.from(`failed-${pending.id}`).toString('base64'),
  })
}

function settle({ deps, records }: Settling, pending: PendingOrder): void {
  if (records.pending.get(pending.id) === undefined) return
  deps.store.atomically(() => {
    records.pending.remove(pending.id)
    if (pending.outcome === 'failed') failPending({ deps, records }, pending)
  })
  if (pending.outcome === 'failed') return
  const at = deps.now().toISOString()
  const { order } = pending.order
  try {
    commitOrder(
      { deps, records, account: accountOfToken(pending.accountId) ?? { id: pending.accountId } },
      { ...pending.order, order: { ...order, created_at: at } },
    )
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    failPending({ deps, records }, pending)
  }
}

/** Stores an order that the airline has accepted but not confirmed; it settles shortly after, or after a restart. */
export function postponeOrder(
  { deps, records, timers }: Call,
  order: StoredOrder,
  outcome: PendingOrder['outcome'],
): PendingOrder {
  const dueAt = new Date(deps.now().getTime() + DECIDES_AFTER_MS).toISOString()
  const pending: PendingOrder = {
    id: makeId('por'),
    accountId: records.accountId,
    dueAt,
    outcome,
    offerId: order.order.offer_id,
    order,
  }
  records.pending.put(pending.id, pending)
  timers.after(DECIDES_AFTER_MS, () => settle({ deps, records }, pending))
  return pending
}

/** Resumes the orders that were pending when the sandbox stopped. */
export function resumePending(deps: SandboxDeps, openRecords: OpenRecords, timers: Timers): void {
  for (const pending of openPending(deps.store).page({ limit: 1000 }).items) {
    const wait = Math.max(0, Date.parse(pending.dueAt) - deps.now().getTime())
    timers.after(wait, () => settle({ deps, records: openRecords(pending.accountId) }, pending))
  }
}
