import { sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { isBalanced, type Movement } from '#domain/money/ledger.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { databaseCode } from '../../db/database-code.ts'

const CHECK_VIOLATION = '23514'

export interface Posting {
  movement: Movement
  /** Unique within the posting's kind, such as a payment's id: a posting is never repeated. */
  reference: string
  title: string
  orderId?: string | null
  /** The id of the posting that this one reverses exactly. */
  reverses?: string | null
}

/**
 * Writes a balanced posting in one statement: header, balances (locked in a fixed order, so that postings never deadlock) and entries. Fails
 * (division_by_zero) where one of its accounts does not exist. Returns false when it was posted before, or the posting that it reverses was reversed
 * before. Throws payment.balance-low when the wallet does not cover it; the transaction must then be rolled back.
 */
export async function postMovement(tx: Transaction, ctx: Ctx, posting: Posting): Promise<boolean> {
  const { movement } = posting
  if (!isBalanced(movement)) throw new Error(`movement ${movement.kind} is not balanced`)
  const entries = JSON.stringify(
    movement.entries.map((e) => ({ account: e.account, currency: e.amount.currency, amount: e.amount.amount })),
  )
  try {
    const result = await tx.execute(sql`
      with movement as (
        insert into ledger_movements (id, agency_id, kind, reference, title, order_id, reverses, at)
        values (${ctx.newId()}, ${ctx.agencyId}, ${movement.kind}, ${posting.reference}, ${posting.title}, ${posting.orderId ?? null}, ${posting.reverses ?? null}, ${ctx.now().toISOString()})
        on conflict do nothing
        returning id, agency_id
      ), entry as (
        select movement.id, movement.agency_id, e.account, e.currency, e.amount
        from movement, jsonb_to_recordset(${entries}::jsonb) as e(account text, currency text, amount bigint)
      ), locked as materialized (
        select b.agency_id, b.account, b.currency, entry.amount
        from ledger_balances b join entry using (agency_id, account, currency)
        order by b.account for update of b
      ), balance as (
        update ledger_balances b set balance = b.balance + locked.amount
        from locked
        where (b.agency_id, b.account, b.currency) = (locked.agency_id, locked.account, locked.currency)
        returning b.account, b.currency, b.balance
      ), written as (
        insert into ledger_entries (agency_id, movement_id, account, currency, amount, balance)
        select entry.agency_id, entry.id, entry.account, entry.currency, entry.amount, balance.balance
        from entry join balance using (account, currency)
        returning id
      )
      select (select count(*)::int from movement) = 1 as is_new,
        1 / (case when (select count(*) from written) = (select count(*) from entry) then 1 else 0 end) as is_written`)
    return result.rows[0]?.is_new === true
  } catch (error) {
    if (databaseCode(error) === CHECK_VIOLATION) throw new AppError('payment.balance-low')
    throw error
  }
}
