import { fail } from '../charge-transaction.ts'
import type { Gateway } from '../gateway.ts'
import type { Transaction } from '../open-books.ts'
import { refuse } from '../refuse.ts'

const MINUTE = 60_000
const SHORTEST = 15 * MINUTE
const LONGEST = 8 * 60 * MINUTE

/** Until when the account accepts money: as requested, between 15 minutes and 8 hours from now; 8 hours by default. */
export function accountExpiry(now: Date, asked: string | null): string {
  const wanted = asked === null ? LONGEST : new Date(asked).getTime() - now.getTime()
  return new Date(now.getTime() + Math.min(Math.max(wanted, SHORTEST), LONGEST)).toISOString()
}

/** The current state of a transaction: if its account has expired without the money, it has failed. Paystack sends no event for that. */
export function lapse(gateway: Gateway, transaction: Transaction): Transaction {
  const { status, accountExpiresAt } = transaction
  const waits = status === 'pending' && accountExpiresAt !== undefined
  if (!waits || accountExpiresAt > gateway.deps.now().toISOString()) return transaction
  return fail(gateway, transaction, 'The account expired before a transfer arrived')
}

/** Transactions whose account waits for a transfer, oldest first. */
export const awaitingTransfer = (gateway: Gateway): Transaction[] =>
  gateway.books.transactions
    .find('status', 'pending')
    .map((transaction) => lapse(gateway, transaction))
    .filter(({ status, accountExpiresAt }) => status === 'pending' && accountExpiresAt !== undefined)

/** The current state of a transaction by reference. */
export const currentTransaction = (gateway: Gateway, reference: string): Transaction =>
  lapse(gateway, gateway.books.transactions.get(reference) ?? refuse('transaction_not_found'))
