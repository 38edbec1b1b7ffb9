import { type AccountProfile as Account, accountById, perDollar } from '../inventory/accounts.ts'
import { stayAccountById } from '../inventory/stays/catalogue/suppliers.ts'
import { problem } from './http/problem.ts'
import type { Records } from './open-records.ts'

/** The initial balance of each account: five million US dollars, in hundredths of the account's currency. */
const openingMinor = ({ id }: Pick<Account, 'id'>) =>
  5_000_000_00 * perDollar[(accountById.get(id) ?? stayAccountById.get(id))?.currency ?? 'USD']

type Holder = { records: Records; account: Pick<Account, 'id'> }

export const readBalance = ({ records, account }: Holder) => records.balance.get(account.id)?.minor ?? openingMinor(account)

/** Changes the balance; throws `insufficient_balance` when it would become negative. */
export function moveBalance(holder: Holder, minor: number): void {
  const left = readBalance(holder) + minor
  if (left < 0) throw problem('insufficient_balance')
  holder.records.balance.put(holder.account.id, { minor: left })
}
