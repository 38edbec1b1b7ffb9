import { z } from 'zod'
import { formatDate } from '../dates.ts'
import type { DepositPart } from '../deposits/deposit.ts'
import { basisPoints, isLess, type Money, money, subtract } from '../money/money.ts'
import type { Numbers } from '../numbers.ts'

/** What a quote asks in advance after its acceptance: a part of its total in percent, or an amount in minor units of its currency. */
export const DepositAsk = z.object({
  kind: z.enum(['percent', 'amount']),
  value: z.int().min(1, 'Enter how much is asked.').max(1_000_000_000_000),
  /** The last day for the rest; null: no day is named. */
  restBy: z.iso.date().nullable(),
})
export type DepositAsk = z.infer<typeof DepositAsk>

/** The deposit and the rest of an accepted total; a deposit is at most the whole. */
export function amountsOf(ask: DepositAsk, total: Money): { deposit: Money; rest: Money } {
  const asked = ask.kind === 'percent' ? basisPoints(total, Math.min(ask.value, 100) * 100) : money(ask.value, total.currency)
  const deposit = isLess(total, asked) ? total : asked
  return { deposit, rest: subtract(total, deposit) }
}

/** The part that is to be paid next; null once all is paid. */
export function nextPart(
  ask: DepositAsk,
  { total, paid }: { total: Money; paid: readonly DepositPart[] },
): { part: 'deposit' | 'rest'; amount: Money } | null {
  const { deposit, rest } = amountsOf(ask, total)
  if (!paid.includes('deposit')) return deposit.amount > 0 ? { part: 'deposit', amount: deposit } : null
  return rest.amount > 0 && !paid.includes('rest') ? { part: 'rest', amount: rest } : null
}

/** `30 % in advance, the rest by 1 Feb 2027` */
export function depositWords(
  { kind, value, restBy }: DepositAsk,
  { currency, numbers }: { currency: string; numbers: Numbers },
): string {
  const asked = kind === 'percent' ? `${Math.min(value, 100)} %` : numbers.money(money(value, currency))
  const isWhole = kind === 'percent' && value >= 100
  const rest = restBy === null ? 'the rest later' : `the rest by ${formatDate(restBy)}`
  return isWhole ? 'the whole price in advance' : `${asked} in advance, ${rest}`
}
