import { and, eq, sql } from 'drizzle-orm'
import type { Account } from '#domain/money/ledger.ts'
import { type Money, zero } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { prepared } from '../../db/prepared.ts'
import { ledgerBalances } from '../../db/schema/index.ts'

/** Read by every page and every step of a checkout. */
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

/** An account's balances in all its currencies, for callers that learn the currency later. */
export async function readBalances(tx: Transaction, ctx: Ctx, account: Account): Promise<(currency: string) => Money> {
  const rows = await balancesOf(tx).execute({ agencyId: ctx.agencyId, account })
  return (currency) => rows.find((row) => row.currency === currency) ?? zero(currency)
}

/** An account's balance: the sum of its entries, updated by the statement that writes them. */
export async function readBalance(tx: Transaction, ctx: Ctx, of: { account: Account; currency: string }): Promise<Money> {
  const [row] = await balanceOf(tx).execute({ agencyId: ctx.agencyId, ...of })
  return row ? { amount: row.balance, currency: of.currency } : zero(of.currency)
}
