import type { AccountProfile as Account } from '../inventory/accounts.ts'
import { problem } from './http/problem.ts'
import type { Records } from './open-records.ts'

/** Five million of the account's currency, in hundredths: what each account starts with. */
const OPENING_MINOR = 5_000_000_00

type Holder = { records: Records; account: Pick<Account, 'id'> }

export const readBalance = ({ records, account }: Holder) => records.balance.get(account.id)?.minor ?? OPENING_MINOR

/** Adds to the balance, or takes from it; throws `insufficient_balance` when it would fall below zero. */
export function moveBalance(holder: Holder, minor: number): void {
  const left = readBalance(holder) + minor
  if (left < 0) throw problem('insufficient_balance')
  holder.records.balance.put(holder.account.id, { minor: left })
}
