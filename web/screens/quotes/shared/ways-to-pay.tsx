import type { ReactNode } from 'react'
import type { SharedPayment } from '#contract/quotes/quote-shapes.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import css from './shared.module.css'

interface Props {
  action: string
  next: NonNullable<SharedPayment['next']>
  email: string
  /** Another payment of it is awaited. */
  hasOther: boolean
  /** What is agreed to with the payment. */
  children?: ReactNode
}

const refusals: Record<string, string> = { 'too-small': 'The amount is too small for it.' }

/** The ways to pay an amount, each with its fee and total. Works without scripts. */
export function WaysToPay({ action, next, email, hasOther, children }: Props) {
  const numbers = useNumbers()
  const usable = next.methods.filter(({ refusal }) => refusal === null)
  if (usable.length === 0) return <p>This cannot be paid here. Ask us how to pay.</p>
  const form = (
    <form method="post" action={action} className={css.form}>
      <input type="hidden" name="part" value={next.part} />
      <input type="hidden" name="idempotencyKey" value={next.idempotencyKey} />
      <input type="hidden" name="currency" value={next.amount.currency} />
      <fieldset className={css.ways}>
        <legend>How do you pay?</legend>
        {next.methods.map(({ id, title, total, fee, takes, refusal }) => (
          <label key={id} className={css.way} aria-label={`${title}, ${numbers.money(total)}`}>
            <input type="radio" name="method" value={id} disabled={refusal !== null} defaultChecked={id === usable[0]?.id} />
            <span>
              {title}, {numbers.money(total)}
              <span className={css.quiet}>
                {refusal === null
                  ? `${fee.amount > 0 ? `With a fee of ${numbers.money(fee)}. ` : ''}${takes}.`
                  : (refusals[refusal] ?? 'Not possible now.')}
              </span>
            </span>
            <input type="hidden" name={`total.${id}`} value={total.amount} />
          </label>
        ))}
      </fieldset>
      <label className={css.field}>
        <span>E-mail address for the receipt</span>
        <input name="email" type="email" autoComplete="email" required maxLength={200} defaultValue={email} />
      </label>
      {children}
      <button type="submit" name="intent" value="pay" className={css.accept}>
        Pay now
      </button>
    </form>
  )
  if (!hasOther) return form
  return (
    <details className={css.decline} open={email !== ''}>
      <summary>Pay another way</summary>
      {form}
    </details>
  )
}
