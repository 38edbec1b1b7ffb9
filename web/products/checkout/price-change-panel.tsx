import { Button } from '@mantine/core'
import { Form, Link } from 'react-router'
import type { Checkout } from '#contract/checkouts.ts'
import { formatMoney, subtract } from '#domain/money.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Money } from '../../kit/money.tsx'
import { Notice } from './notice.tsx'
import css from './price-change-panel.module.css'

const signed = (amount: number) => (amount > 0 ? '+' : '−')

/** The price moved: before, after and why, and the two ways on. Posts `intent=accept-price` with exactly the total shown. */
export function PriceChangePanel({ change, searchAgain }: { change: NonNullable<Checkout['priceChange']>; searchAgain: string }) {
  const { before, after, moved } = change
  const difference = subtract(after, before)
  return (
    <Notice tone="warn" role="alert" title={difference.amount > 0 ? 'The price went up' : 'The price went down'}>
      <p>Nothing was charged. Nothing goes on until you accept the new price or stop.</p>
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
      {moved.length > 0 && (
        <>
          <h3 className={css.why}>What moved</h3>
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
      <Form method="post" className={css.choice}>
        <input type="hidden" name="amount" value={after.amount} />
        <input type="hidden" name="currency" value={after.currency} />
        <ActionButton name="intent" value="accept-price">
          Accept {formatMoney(after)}
        </ActionButton>
        <Button component={Link} to={searchAgain} variant="default">
          Stop and search again
        </Button>
      </Form>
    </Notice>
  )
}
