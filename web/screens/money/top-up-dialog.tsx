import { Modal } from '@mantine/core'
import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { type Money as Amount, add, money } from '#domain/money/money.ts'
import { gatewaySurcharge } from '#domain/money/payment-fees.ts'
import { topUpLimits } from '#domain/money/top-up-limits.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Button } from '../../kit/form/button.tsx'
import { checkOf } from '../../kit/form/check-of.ts'
import { FormError } from '../../kit/form/form-error.tsx'
import type { FormOutcome } from '../../kit/form/outcome.ts'
import { TextInput } from '../../kit/form/text-input.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import { Money } from '../../kit/money.tsx'
import { Notice } from '../../kit/notice.tsx'
import { useNumbers } from '../../kit/numbers.ts'
import { SummaryList } from '../../kit/summary-list.tsx'
import { readAmount, typedAmount } from './read-amount.ts'
import css from './top-up-dialog.module.css'

type Method = 'card' | 'bank-transfer'

const words: Record<Method, { label: string; by: string; charged: string }> = {
  card: { label: 'Card', by: 'by card', charged: 'Charged to the card in' },
  'bank-transfer': { label: 'Bank transfer', by: 'by bank transfer', charged: 'To send in' },
}

type Props = {
  currency: string
  /** The payment methods of this currency. */
  methods: readonly Method[]
  /** An idempotency key: pressing twice starts one payment. */
  paymentKey: string
  /** The values typed for a payment that failed. */
  asked: { amount: string; method: string | null }
  /** The payer has just left the gateway's page without paying. */
  isLeft: boolean
  /** The path of the payment that the top-up is for; empty without one. */
  next: string
  onClose: () => void
}

/** How much to load and how, what the gateway takes on top, and on to its own page or to an account for the transfer. */
export function TopUpDialog({ currency, methods, paymentKey, asked, isLeft, next, onClose }: Props) {
  const fetcher = useFetcher<FormOutcome>()
  const numbers = useNumbers()
  const limits = topUpLimits(currency)
  const form = useFields(
    fetcher.data,
    checkOf({ amount: (value) => (readAmount(value, currency, numbers) ? null : 'Enter an amount.') }),
  )
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(asked.amount)
  const [method, setMethod] = useState<Method>(methods.find((one) => one === asked.method) ?? 'card')
  const amount = readAmount(typed, currency, numbers)
  const choose = (text: string) => {
    const { current } = input
    if (current) {
      current.value = text
      current.dispatchEvent(new Event('input', { bubbles: true }))
    }
    setTyped(text)
  }
  return (
    <Modal opened onClose={onClose} title="Top up the wallet" size={460} closeButtonProps={{ 'aria-label': 'Close dialog' }}>
      <fetcher.Form {...form.events} method="post" className={css.form} noValidate>
        <FormError outcome={form.outcome} labels={{ amount: 'Amount' }} />
        {isLeft && !form.outcome && (
          <Notice tone="info" role="status" title="The card payment was cancelled. Nothing was charged.">
            <p>Pay by card again, or choose another way or amount.</p>
          </Notice>
        )}
        <input type="hidden" name="key" value={paymentKey} />
        <input type="hidden" name="next" value={next} />
        <TextInput
          ref={input}
          label="Amount"
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          size="md"
          leftSection={<span className={css.currency}>{currency}</span>}
          leftSectionWidth={56}
          description={
            limits && `From ${numbers.money(money(limits.least, currency))} to ${numbers.money(money(limits.most, currency))}`
          }
          onChange={(event) => setTyped(event.currentTarget.value)}
          {...form.field('amount', asked.amount)}
        />
        <div className={css.usual} role="group" aria-label="Usual amounts">
          {limits?.usual.map((minor) => {
            const text = typedAmount(money(minor, currency), numbers)
            return (
              <button key={minor} type="button" className={css.chip} onClick={() => choose(text)}>
                {text}
              </button>
            )
          })}
        </div>
        {methods.length > 1 && (
          <fieldset className={css.ways}>
            <legend className="visually-hidden">How to pay</legend>
            {methods.map((one) => (
              <label key={one} className={css.way}>
                <input type="radio" name="method" value={one} checked={one === method} onChange={() => setMethod(one)} />
                {words[one].label}
              </label>
            ))}
          </fieldset>
        )}
        <Preview amount={amount} currency={currency} method={method} />
        <div className={css.buttons}>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <ActionButton name="intent" value="top-up">
            {amount
              ? `Pay ${numbers.money(add(amount, gatewaySurcharge(amount)))} ${words[method].by}`
              : `Pay ${words[method].by}`}
          </ActionButton>
        </div>
      </fetcher.Form>
    </Modal>
  )
}

/** What the wallet gets, what the gateway takes, what is charged. */
function Preview({ amount, currency, method }: { amount: Amount | null; currency: string; method: Method }) {
  const shown = amount ?? money(0, currency)
  const fee = amount ? gatewaySurcharge(amount) : money(0, currency)
  return (
    <div className={css.preview} aria-live="polite">
      <SummaryList
        rows={[
          { label: 'The wallet gets', value: <Money {...shown} exact /> },
          { label: 'Payment fee', value: <Money {...fee} exact />, note: 'Retained by the gateway' },
          { label: `${words[method].charged} ${currency}`, value: <Money {...add(shown, fee)} exact />, tone: 'total' },
        ]}
      />
    </div>
  )
}
