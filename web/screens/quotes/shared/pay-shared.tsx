import type { SharedQuote } from '#contract/quotes/quote-shapes.ts'
import { depositPartWords } from '#domain/deposits/deposit.ts'
import { formatDate } from '#domain/dates.ts'
import { clockAt } from '#domain/deadline.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { AwaitedPayment } from './awaited-payment.tsx'
import type { Failed } from './answer.tsx'
import css from './shared.module.css'
import { WaysToPay } from './ways-to-pay.tsx'

interface Props {
  quote: SharedQuote
  token: string
  failed: Failed | null
}

/** What the customer paid in advance, the payment that is awaited, and what can be paid now. */
export function PayShared({ quote, token, failed }: Props) {
  const numbers = useNumbers()
  const { payment, asks, agency } = quote
  if (!payment || (payment.paid.length === 0 && !payment.next && !payment.awaited)) return null
  const { next, awaited } = payment
  const restBy = next?.part === 'rest' && asks?.restBy ? `, by ${formatDate(asks.restBy)}` : ''
  return (
    <section id="pay" className={css.answer} aria-label="Payment">
      <h2>Payment</h2>
      {failed?.intent === 'pay' && (
        <p className={css.failed} role="alert">
          {failed.says}
        </p>
      )}
      {payment.paid.map(({ part, amount, at }) => (
        <p key={part} className={css.line}>
          <span>
            {depositPartWords[part]} paid on {clockAt(new Date(at), agency.zone)}
          </span>
          <strong>{numbers.money(amount)}</strong>
        </p>
      ))}
      {awaited && <AwaitedPayment awaited={awaited} zone={agency.zone} action={`/quote/${token}#pay`} />}
      {next && (
        <>
          <p className={css.total}>
            <span>
              {depositPartWords[next.part]}
              {restBy}
            </span>
            <strong>{numbers.money(next.amount)}</strong>
          </p>
          <WaysToPay action={`/quote/${token}#pay`} next={next} email={failed?.typed.email ?? ''} hasOther={awaited !== null} />
        </>
      )}
      {!next && payment.paid.length > 0 && <p>Everything is paid. Thank you.</p>}
    </section>
  )
}
