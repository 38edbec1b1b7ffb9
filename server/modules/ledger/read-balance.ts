import { and, eq, sql } from 'drizzle-orm'
import type { Account } from '#domain/money/ledger.ts'
import { type Money, zero } from '#domain/money/money.ts'
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

const balancesOf = prepared((tx: Transaction) =>
  tx
    .select({ currency: ledgerBalances.currency, amount: ledgerBalances.balance })
    .from(ledgerBalances)
    .where(and(eq(ledgerBalances.agencyId, sql.placeholder('agencyId')), eq(ledgerBalances.account, sql.placeholder('account'))))
    .prepare('balances'),
)

/** An account's balances in every currency that it has, for who learns only afterwards which one counts. */
export async function readBalances(tx: Transaction, ctx: Ctx, account: Account): Promise<(currency: string) => Money> {
  const rows = await balancesOf(tx).execute({ agencyId: ctx.agencyId, account })
  return (currency) => rows.find((row) => row.currency === currency) ?? zero(currency)
}

/** An account's balance: the sum of its entries, which the ledger keeps in the statement that writes them. */
export async function readBalance(tx: Transaction, ctx: Ctx, of: { account: Account; currency: string }): Promise<Money> {
  const [row] = await balanceOf(tx).execute({ agencyId: ctx.agencyId, ...of })
  return row ? { amount: row.balance, currency: of.currency } : zero(of.currency)
}
