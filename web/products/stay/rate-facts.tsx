import { IconCheck, IconClockDollar, IconToolsKitchen2 } from '@tabler/icons-react'
import type { RateFacts as Rate } from '#domain/stays/found-stay.ts'
import { useMoney } from '../../kit/money.tsx'
import { keptFeeWords } from '../payment-fee-words.ts'
import { boardOf, payOf, refundWords } from './property-words.ts'
import css from './rate-facts.module.css'

/** What a rate includes, and its terms. `zone` is that of the place. */
export function RateFacts({ rate, zone, currency }: { rate: Rate | null; zone: string; currency: string }) {
  const format = useMoney()
  if (!rate) return <p className={css.wait}>Meals and terms are on their way</p>
  const isFree = rate.refundability === 'free'
  const feeWords = rate.refundability === 'none' ? null : keptFeeWords({ amount: rate.paymentFee, currency }, format)
  return (
    <ul className={css.facts}>
      <li>
        <IconToolsKitchen2 size={16} stroke={1.5} aria-hidden="true" />
        {boardOf(rate)}
      </li>
      <li data-good={isFree || undefined}>
        {isFree && <IconCheck size={16} stroke={2} aria-hidden="true" />}
        <span>
          {refundWords(rate, zone)}
          {feeWords && `; ${feeWords}`}
        </span>
      </li>
      {rate.payWhen !== 'now' && (
        <li data-good>
          <IconClockDollar size={16} stroke={1.5} aria-hidden="true" />
          {payOf(rate)}
        </li>
      )}
      {rate.left !== null && rate.left <= 5 && <li data-few>{rate.left === 1 ? '1 room left' : `${rate.left} rooms left`}</li>}
    </ul>
  )
}
