import { productFacts, products } from '#domain/products.ts'
import { pageOfProduct } from '#domain/site/pages.ts'
import { type ChoiceName, type SiteSettings, type shopPaymentMethods } from '#domain/site/settings.ts'
import css from './selling.module.css'
import { Toggle } from './toggle.tsx'

/** Products without a page on a website are not listed. */
const productNames = Object.fromEntries(
  products.flatMap((product) => {
    const { setting, label } = productFacts[product]
    return pageOfProduct[setting] ? [[setting, label]] : []
  }),
)
const methodNames: Record<(typeof shopPaymentMethods)[number], string> = { card: 'Card', 'bank-transfer': 'Bank transfer' }

/** What visitors can buy, and the payment methods. */
export const PagesSelling = ({ settings }: { settings: SiteSettings }) => (
  <div className={css.selling}>
    <Several title="Products" setting="activeProducts" names={productNames} chosen={settings.activeProducts} />
    <Several title="Payment" setting="paymentMethods" names={methodNames} chosen={settings.paymentMethods} />
  </div>
)

type Props = {
  title: string
  setting: ChoiceName
  names: Record<string, string>
  chosen: readonly string[]
}

const Several = ({ title, setting, names, chosen }: Props) => (
  <fieldset className={css.several}>
    <legend>{title}</legend>
    {Object.entries(names).map(([item, label]) => (
      <Toggle key={item} intent="choose" of={{ name: setting, item }} label={label} isOn={chosen.includes(item)} />
    ))}
  </fieldset>
)
