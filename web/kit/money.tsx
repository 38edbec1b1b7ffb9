import { useCallback } from 'react'
import { type Money as Amount, convertByDividing } from '#domain/money/money.ts'
import { useCurrency } from './currency.tsx'
import { useNumbers } from './numbers.ts'

/** An amount in the visitor's currency: the agency's is divided by its rate, others are unchanged. */
export function useShown(): (value: Amount) => Amount {
  const { currency, rate, base } = useCurrency()
  return useCallback(
    (value) => (value.currency === base && currency !== base ? convertByDividing(value, currency, rate) : value),
    [currency, rate, base],
  )
}

/**
 * Formats amounts in the visitor's currency: the agency's prices are divided by its rate, `NGN 1,284,500.00`. Amounts in other currencies, and with
 * `exact`, are shown unchanged: a charge is shown as it was charged.
 */
export function useMoney(): (value: Amount, options?: { exact?: boolean }) => string {
  const shown = useShown()
  const numbers = useNumbers()
  return useCallback((value, options) => numbers.money(options?.exact ? value : shown(value)), [shown, numbers])
}

/** Without the currency, `1,284,500.00`, for lists that name it once. */
export function useAmount(): (value: Amount) => string {
  const shown = useShown()
  const numbers = useNumbers()
  return useCallback((value) => numbers.amount(shown(value)), [shown, numbers])
}

/** An amount of money. `amount` is in minor units (kobo); `exact` shows its own currency, as wallets and receipts must. */
export function Money({ amount, currency, exact = false }: Amount & { exact?: boolean }) {
  const format = useMoney()
  return <span className="figures">{format({ amount, currency }, { exact })}</span>
}
