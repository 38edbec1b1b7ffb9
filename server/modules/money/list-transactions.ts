import { and, desc, eq, ilike, lt, or } from 'drizzle-orm'
import type { StatementLine } from '#contract/money.ts'
import type { MovementKind } from '#domain/ledger.ts'
import type { Ctx } from '../../ctx.ts'
import { cutPage, readCursor } from '../../db/page-cursor.ts'
import { ledgerEntries, ledgerMovements, orders } from '../../db/schema/index.ts'
import { likePattern } from '../../db/search-terms.ts'
import { formatOrderNumber, parseOrderNumber } from '../orders/order-number.ts'

/** What moved money in the wallet, in plain words; the movement's own title says for what. */
const kindWords: Record<MovementKind, string> = {
  'top-up': 'Top-up',
  'wallet-purchase': 'Payment',
  'card-purchase': 'Card payment',
  'transfer-purchase': 'Bank transfer',
  issue: 'Margin earned',
  'fx-difference': 'Exchange difference',
  'wallet-refund': 'Refund to the wallet',
  'card-refund': 'Refund to the card',
  'transfer-refund': 'Bank transfer returned to the wallet',
  'opening-credit': 'Opening credit',
  reversal: 'Reversal',
}

export interface StatementQuery {
  currency: string
  kind: MovementKind | null
  /** Part of a title or reference, or an order's number. */
  query: string
  after: string | null
  limit: number
}

/** The wallet's statement, newest first, each line with the balance after it. */
export async function listTransactions(
  ctx: Ctx,
  input: StatementQuery,
): Promise<{ items: StatementLine[]; next: string | null }> {
  const cursor = readCursor(input.after)
  const pattern = likePattern(input.query)
  const number = parseOrderNumber(input.query)
  const matches = or(
    ilike(ledgerMovements.title, pattern),
    ilike(ledgerMovements.reference, pattern),
    number === null ? undefined : eq(orders.number, number),
  )
  const rows = await ctx.tx((tx) =>
    tx
      .select({ entry: ledgerEntries, movement: ledgerMovements, number: orders.number })
      .from(ledgerEntries)
      .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerEntries.movementId))
      .leftJoin(orders, eq(orders.id, ledgerMovements.orderId))
      .where(
        and(
          eq(ledgerEntries.agencyId, ctx.agencyId),
          eq(ledgerEntries.account, 'wallet'),
          eq(ledgerEntries.currency, input.currency),
          cursor ? lt(ledgerEntries.id, cursor.number) : undefined,
          input.kind ? eq(ledgerMovements.kind, input.kind) : undefined,
          input.query === '' ? undefined : matches,
        ),
      )
      .orderBy(desc(ledgerEntries.id))
      .limit(input.limit + 1),
  )
  const page = cutPage(rows, input.limit, (row) => ({ value: null, number: row.entry.id }))
  return {
    items: page.items.map(({ entry, movement, number: orderNumber }) => ({
      id: movement.id,
      at: movement.at.toISOString(),
      kind: movement.kind,
      title: movement.title.trim() || kindWords[movement.kind],
      reference: movement.reference,
      orderId: movement.orderId,
      orderNumber: orderNumber === null ? null : formatOrderNumber(orderNumber),
      amount: { amount: entry.amount, currency: entry.currency },
      balance: { amount: entry.balance, currency: entry.currency },
    })),
    next: page.next,
  }
}
