import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import type { Checkout } from '#contract/product-shapes.ts'
import { type Money as Amount, subtract } from '#domain/money/money.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Button } from '../../kit/form/button.tsx'
import { Money } from '../../kit/money.tsx'
import { Notice } from '../../kit/notice.tsx'
import { useNumbers } from '../../kit/numbers.ts'
import css from './price-change-panel.module.css'

const signed = (amount: number) => (amount > 0 ? '+' : '−')

const headingOf = (difference: number): string => {
  if (difference === 0) return 'The terms changed'
  return difference > 0 ? 'The price went up' : 'The price went down'
}

type Props = {
  change: NonNullable<Checkout['priceChange']>
  /** The two actions: accept exactly this price, or stop. */
  choice: ReactNode
}

/** The price has changed: before, after and why, and the two actions. */
export function PriceChangePanel({ change, choice }: Props) {
  const { before, after, moved, terms } = change
  const difference = subtract(after, before)
  return (
    <Notice tone="warn" role="alert" title={headingOf(difference.amount)}>
      <p>
        Nothing was charged. Nothing goes on until you accept {difference.amount === 0 ? 'the new terms' : 'the new price'} or
        stop.
      </p>
      {difference.amount !== 0 && (
        <dl className={css.prices}>
          <div>
            <dt>Before</dt>
            <dd className={css.before}>
              <Money {...before} exact />
            </dd>
          </div>
          <div>
            <dt>Now</dt>
            <dd className={css.after}>
              <Money {...after} exact />
            </dd>
          </div>
          <div>
            <dt>Difference</dt>
            <dd>
              {signed(difference.amount)} <Money amount={Math.abs(difference.amount)} currency={difference.currency} exact />
            </dd>
          </div>
        </dl>
      )}
      {moved.length > 0 && (
        <>
          <h3 className={css.why}>What changed</h3>
          <ul className={css.moved}>
            {moved.map(({ cause, amount }) => (
              <li key={cause}>
                <span>{cause}</span>
                <span>
                  {signed(amount.amount)} <Money amount={Math.abs(amount.amount)} currency={amount.currency} exact />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {terms.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {choice}
    </Notice>
  )
}

/** Accepts a checkout's new price or links to a new search. Posts `intent=accept-price` with exactly the total shown. */
export function AcceptPrice({ after, searchAgain }: { after: Amount; searchAgain: string }) {
  const numbers = useNumbers()
  return (
    <Form method="post" className={css.choice}>
      <input type="hidden" name="amount" value={after.amount} />
      <input type="hidden" name="currency" value={after.currency} />
      <ActionButton name="intent" value="accept-price">
        Accept {numbers.money(after)}
      </ActionButton>
      <Button component={Link} to={searchAgain} variant="default">
        Stop and search again
      </Button>
    </Form>
  )
}
