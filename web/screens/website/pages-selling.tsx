import { products, type SiteSettings, shopPaymentMethods } from '#domain/site/settings.ts'
import css from './pages-selling.module.css'
import { Toggle } from './pages-toggle.tsx'
import { useGoingList } from './use-going-list.ts'

/** Travel protection has no place on a website yet, so it is no choice. */
const productNames: Record<Exclude<(typeof products)[number], 'protection'>, string> = {
  flights: 'Flights',
  hotels: 'Hotels',
  tours: 'Tours',
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

type Props = {
  title: string
  name: string
  all: readonly string[]
  /** Of those that are a choice. */
  names: Record<string, string>
  chosen: readonly string[]
}

function Several({ title, name, all, names, chosen }: Props) {
  const going = useGoingList(name, chosen)
  return (
    <fieldset className={css.several}>
      <legend>{title}</legend>
      {Object.entries(names).map(([one, label]) => (
        <Toggle
          key={one}
          label={label}
          isOn={going.shown.includes(one)}
          onChange={(isOn) => void going.change((list) => all.filter((each) => (each === one ? isOn : list.includes(each))))}
        />
      ))}
    </fieldset>
  )
}
