import { Select } from '../../kit/form/select.tsx'
import button from './buttons.module.css'
import choice from './choice.module.css'
import css from './currency-form.module.css'

type Props = {
  rates: readonly { currency: string }[]
  /** The chosen currency. */
  currency: string
  /** The address of the page; its action sets the cookies (`currencyCookies`). */
  address: string
}

/** Selects the currency of the prices for this browser. */
export function CurrencyForm({ rates, currency, address }: Props) {
  if (rates.length === 0) return null
  return (
    <form method="post" action={address} className={css.currency} data-preference>
      <label className={choice.choice}>
        <span>Prices in</span>
        <Select name="currency" defaultValue={currency} autoComplete="off">
          {rates.map((rate) => (
            <option key={rate.currency}>{rate.currency}</option>
          ))}
        </Select>
      </label>
      <button type="submit" className={button.secondary} data-without-script>
        Show
      </button>
    </form>
  )
}
