import type { OrderCancelled } from '#contract/base/order-base.ts'
import { Money } from '../../../kit/money.tsx'

/** The wallet's change by a cancellation, as a row, if it differs from the refund. */
export function walletRow({ refund, wallet }: Pick<OrderCancelled, 'refund' | 'wallet'>) {
  if (wallet === null || wallet.amount === 0 || wallet.amount === refund.amount) return []
  return [{ label: 'The wallet changes by', note: 'The margin on it goes back, too', value: <Money {...wallet} exact /> }]
}
