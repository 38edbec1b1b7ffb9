import { products, type SiteSettings, shopPaymentMethods } from '#domain/site/settings.ts'
import css from './pages-selling.module.css'
import { PagesToggle } from './pages-toggle.tsx'

const productNames: Record<(typeof products)[number], string> = {
  flights: 'Flights',
  hotels: 'Hotels',
  tours: 'Tours',
  protection: 'Travel protection',
}
const methodNames: Record<(typeof shopPaymentMethods)[number], string> = { card: 'Card', 'bank-transfer': 'Bank transfer' }

/** What visitors can buy, and how they pay for it. */
export const PagesSelling = ({ settings }: { settings: SiteSettings }) => (
  <div className={css.selling}>
    <Several title="Products" name="activeProducts" all={products} names={productNames} chosen={settings.activeProducts} />
    <Several
      title="Payment"
      name="paymentMethods"
      all={shopPaymentMethods}
      names={methodNames}
      chosen={settings.paymentMethods}
    />
  </div>
)

type Props<T extends string> = {
  title: string
  name: string
  all: readonly T[]
  names: Record<T, string>
  chosen: readonly T[]
}

function Several<T extends string>({ title, name, all, names, chosen }: Props<T>) {
  return (
    <fieldset className={css.several}>
      <legend>{title}</legend>
      {all.map((one) => (
        <PagesToggle
          key={one}
          label={names[one]}
          isOn={chosen.includes(one)}
          intent="several"
          send={(isOn) => ({ name, value: all.filter((each) => (each === one ? isOn : chosen.includes(each))).join(',') })}
        />
      ))}
    </fieldset>
  )
}
