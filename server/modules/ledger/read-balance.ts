import { and, eq, sql } from 'drizzle-orm'
import type { Account } from '#domain/ledger.ts'
import { type Money, zero } from '#domain/money.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { prepared } from '../../db/prepared.ts'
import { ledgerBalances } from '../../db/schema/index.ts'

/** Every page and every step of a checkout asks it. */
const balanceOf = prepared((tx: Transaction) =>
  tx
    .select({ balance: ledgerBalances.balance })
    .from(ledgerBalances)
    .where(
      and(
        eq(ledgerBalances.agencyId, sql.placeholder('agencyId')),
        eq(ledgerBalances.account, sql.placeholder('account')),
        eq(ledgerBalances.currency, sql.placeholder('currency')),
      ),
    )
    .prepare('balance'),
)

/** An account's balance: the sum of its entries, which the ledger keeps in the statement that writes them. */
export async function readBalance(tx: Transaction, ctx: Ctx, of: { account: Account; currency: string }): Promise<Money> {
  const [row] = await balanceOf(tx).execute({ agencyId: ctx.agencyId, ...of })
  return row ? { amount: row.balance, currency: of.currency } : zero(of.currency)
}
