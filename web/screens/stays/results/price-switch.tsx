import { Segments } from '../../../kit/form/segments.tsx'
import { Tick } from '../../../kit/form/tick.tsx'
import { changePriceView, usePriceView } from '../../../products/stay/price-view.ts'
import css from './price-switch.module.css'

const bases = [
  { value: 'night' as const, label: 'Per night' },
  { value: 'total' as const, label: 'Total' },
]

/** How prices are shown; this browser remembers it. */
export function PriceSwitch() {
  const { basis, withTaxes } = usePriceView()
  return (
    <div className={css.switch}>
      <Segments name="basis" label="Prices" value={basis} options={bases} onChange={(next) => changePriceView({ basis: next })} />
      <Tick
        isSwitch
        label="Taxes"
        checked={withTaxes}
        onChange={(event) => changePriceView({ withTaxes: event.currentTarget.checked })}
      />
    </div>
  )
}
