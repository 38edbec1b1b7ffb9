import type { Money } from '#domain/money/money.ts'
import type { WayToPay } from '#domain/money/payment-fees.ts'
import { useMoney } from '../kit/money.tsx'
import css from './payment-fee-note.module.css'
import { paymentFeeWords } from './payment-fee-words.ts'

type Props = {
  ways: readonly WayToPay[]
  currency: string
  /** What is charged before any fee; left out over a list of prices. */
  price?: Money
}

/** What each way to pay adds, beside the prices it concerns. Nothing where no way has a fee. */
export function PaymentFeeNote({ ways, currency, price }: Props) {
  const format = useMoney()
  const words = paymentFeeWords({ ways, format, currency, price: price ?? null })
  return words.length > 0 ? <p className={css.note}>{words.join(' ')}</p> : null
}
