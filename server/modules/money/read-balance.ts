import { and, eq } from 'drizzle-orm'
import type { Account } from '#domain/ledger.ts'
import { type Money, zero } from '#domain/money.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { ledgerBalances } from '../../db/schema/index.ts'

/** An account's balance: the sum of its entries, which the ledger keeps in the statement that writes them. */
export async function readBalance(tx: Transaction, ctx: Ctx, of: { account: Account; currency: string }): Promise<Money> {
  const [row] = await tx
    .select({ balance: ledgerBalances.balance })
    .from(ledgerBalances)
    .where(
      and(
        eq(ledgerBalances.agencyId, ctx.agencyId),
        eq(ledgerBalances.account, of.account),
        eq(ledgerBalances.currency, of.currency),
      ),
    )
  return row ? { amount: row.balance, currency: of.currency } : zero(of.currency)
}
