import type { SandboxDeps } from '../../deps.ts'
import type { AccountProfile as Account } from '../../inventory/accounts.ts'
import { moveBalance } from '../balance.ts'
import { spendCredits } from '../credits/spend-credits.ts'
import { problem } from '../http/problem.ts'
import type { Records } from '../open-records.ts'
import { emitEvent } from '../webhooks/emit-event.ts'
import type { Paid, StoredOrder } from './order-shape.ts'
import { presentOrder } from './present-order.ts'

/** The part of a payment from the account's balance, in hundredths. */
export const owedBy = ({ type, minor, credits }: Paid) => (type === 'balance' ? minor - (credits?.minor ?? 0) : 0)

interface Committing {
  deps: SandboxDeps
  records: Records
  account: Pick<Account, 'id'>
}

/** Stores the order, takes its seats and the payment, and queues `order.created`, atomically. */
export function commitOrder({ deps, records, account }: Committing, stored: StoredOrder): void {
  deps.store.atomically(() => {
    for (const key of stored.seatKeys) {
      if (records.seats.get(key) !== undefined) throw problem('ancillary_service_not_available')
      records.seats.put(key, { orderId: stored.id })
    }
    if (stored.paid !== null) {
      spendCredits(deps, records, stored.paid.credits?.ids ?? [])
      moveBalance({ records, account }, -owedBy(stored.paid))
    }
    records.orders.put(stored.id, stored)
    emitEvent(deps, records, { type: 'order.created', object: presentOrder(stored, deps.now()), idempotencyKey: stored.id })
  })
}
