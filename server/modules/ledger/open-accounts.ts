import { type Account, accounts } from '#domain/money/ledger.ts'
import type { Transaction } from '../../db/connect.ts'
import { ledgerBalances } from '../../db/schema/index.ts'

const codes: Account[] = Object.keys(accounts).filter((code): code is Account => Object.hasOwn(accounts, code))

/** Creates every account of an agency in a currency with a zero balance. Postings only change existing accounts. */
export async function openAccounts(tx: Transaction, of: { agencyId: string; currency: string }): Promise<void> {
  await tx
    .insert(ledgerBalances)
    .values(codes.map((account) => ({ ...of, account, balance: 0 })))
    .onConflictDoNothing()
}
