import type { ReactNode } from 'react'
import { type Money as Amount, toDecimal } from '#domain/money/money.ts'
import type { TransferTo } from '#domain/money/transfer.ts'
import type { ClockPlace } from '#domain/money/waterfall.ts'
import { type Product, productFacts } from '#domain/products.ts'
import { CopyButton } from '../../../kit/copy-button.tsx'
import { Deadline } from '../../../kit/deadline.tsx'
import { Spinner } from '../../../kit/form/spinner.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import css from './transfer-panel.module.css'

/** What happens once the payment of a checkout has arrived. */
export const thenBooked = (product: Product): string => `The ${productFacts[product].unit} is booked as soon as it arrives.`

type Props = {
  transfer: TransferTo
  /** The departure of the paid journey; null for a top-up. */
  place: ClockPlace | null
  /** The exact amount to send, the fee included. */
  amount: Amount
  /** The reference of the transfer. */
  reference: string
  /** What happens once the money has arrived, a sentence. */
  then: string
  /** Alternatives. */
  children?: ReactNode
}

/** Instructions for a bank transfer: it is safe to leave, the account stays the same. The page that shows it polls the status. */
export function TransferPanel({ transfer, place, amount, reference, then, children }: Props) {
  const numbers = useNumbers()
  const decimal = toDecimal(amount)
  const facts = [
    { label: 'Account number', value: transfer.accountNumber, what: 'account number', isLarge: true },
    { label: 'Exact amount', value: decimal, shown: numbers.money(amount), what: 'amount', isLarge: true },
    { label: 'Bank', value: transfer.bank, what: null },
    { label: 'Account name', value: transfer.accountName, what: null },
    { label: 'Reference', value: reference, what: 'reference' },
  ]
  return (
    <section className={css.panel} aria-labelledby="transfer-title">
      <h2 id="transfer-title" className={css.title}>
        Send the bank transfer
      </h2>
      <p className={css.lead}>
        This account exists for this one payment. Send the money by <Deadline at={transfer.until} place={place} />. {then}
      </p>
      <dl className={css.facts}>
        {facts.map(({ label, value, shown, what, isLarge }) => (
          <div key={label} data-large={isLarge || undefined}>
            <dt>{label}</dt>
            <dd>
              <span className="figures">{shown ?? value}</span>
              {what && <CopyButton value={value} what={what} />}
            </dd>
          </div>
        ))}
      </dl>
      <ul className={css.rules}>
        <li>Send exactly this amount. Any other amount is returned to the sender automatically, and the account stays open.</li>
        <li>A transfer that arrives too late is returned, too. You can then start again with a new account.</li>
      </ul>
      <p className={css.wait} role="status">
        <Spinner size={16} />
        Waiting for the money. This page updates automatically; you can close it and come back to the same account.
      </p>
      {children && <div className={css.actions}>{children}</div>}
    </section>
  )
}
