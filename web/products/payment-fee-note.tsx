import type { Money } from '#domain/money/money.ts'
import type { WayToPay } from '#domain/money/payment-fees.ts'
import { useMoney } from '../kit/money.tsx'
import css from './payment-fee-note.module.css'
import { paymentFeeWords } from './payment-fee-words.ts'

type Props = {
  ways: readonly WayToPay[]
  currency: string
  /** The charge before any fee; absent for a list of prices. */
  price?: Money
}

/** The fee of each payment method, beside the prices. Null if no method has a fee. */
export function PaymentFeeNote({ ways, currency, price }: Props) {
  const format = useMoney()
  const words = paymentFeeWords({ ways, format, currency, price: price ?? null })
  return words.length > 0 ? <p className={css.note}>{words.join(' ')}</p> : null
}
